import type { DocumentKind } from '../documents/document-kind.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { listThings, putInArea, takeOutOfArea } from './area-things.ts'
import { areaDocument, planDocument } from './membership-documents.ts'
import type { MemberAreaRecords, MembershipPlanRecords } from './memberships.ts'

/** Areas as documents, and what lies in them. */
export function memberAreaRows(session: Session): MemberAreaRecords {
  return {
    ...documents(session, 'member_areas', areaDocument),
    thingsOf: async (id) =>
      (await listThings(session, id)).map(({ kind, id: thingId }) => ({ kind, id: thingId })),
    put: (id, thing) => session.atomically((inside) => putInArea(inside, id, thing)),
    takeOut: (id, thing) => session.atomically((inside) => takeOutOfArea(inside, id, thing)),
  }
}

/** Plans as documents. */
export function membershipPlanRows(session: Session): MembershipPlanRecords {
  return documents(session, 'membership_plans', planDocument)
}

type FewDocuments = 'member_areas' | 'membership_plans'

/** Documents of which a site has few: they are read all at once. */
function documents<Document extends { readonly id: string; readonly createdAtMs: number }>(
  session: Session,
  table: FewDocuments,
  kind: DocumentKind<Document>,
) {
  const { websiteId } = session
  const { list, find, save, remove } = statements[table]
  return {
    list: async () =>
      [...readDocuments(session, kind, await session.all(list, { websiteId }))].sort(
        (one, other) => one.createdAtMs - other.createdAtMs,
      ),
    find: async (id: string) => readDocument(session, kind, await session.first(find, { websiteId, id })),
    save: (document: Document) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, id: document.id, document: JSON.stringify(document) })
      }),
    remove: (id: string) =>
      session.atomically(async (inside) => {
        await inside.write(remove, { websiteId, id })
      }),
  }
}

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

const statements = {
  member_areas: statementsOf('member_areas'),
  membership_plans: statementsOf('membership_plans'),
}

function statementsOf(table: FewDocuments) {
  return {
    list: statement((db, given: { readonly websiteId: string }) =>
      db.selectFrom(table).select('document').where('website_id', '=', given.websiteId).orderBy('id'),
    ),
    find: statement((db, given: GivenId) =>
      db
        .selectFrom(table)
        .select('document')
        .where('website_id', '=', given.websiteId)
        .where('id', '=', given.id),
    ),
    save: statement((db, given: GivenId & { readonly document: string }) =>
      db
        .insertInto(table)
        .values({ website_id: given.websiteId, id: given.id, document: given.document })
        .onConflict((conflict) =>
          conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
        ),
    ),
    remove: statement((db, given: GivenId) =>
      db.deleteFrom(table).where('website_id', '=', given.websiteId).where('id', '=', given.id),
    ),
  }
}
