import type { DocumentKind } from '../documents/document-kind.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { listThings, putInArea, takeOutOfArea } from './area-things.ts'
import { areaDocument, planDocument } from './membership-documents.ts'
import type { MemberAreaRecords, MembershipPlanRecords } from './memberships.ts'

/** Areas as documents, and what lies in them. */
export function memberAreaRows(session: Session): MemberAreaRecords {
  return {
    ...documents(session, { table: 'member_areas', called: 'member area' }, areaDocument),
    thingsOf: async (id) =>
      (await listThings(session, id)).map(({ kind, id: thingId }) => ({ kind, id: thingId })),
    put: (id, thing) => session.atomically((inside) => putInArea(inside, id, thing)),
    takeOut: (id, thing) => session.atomically((inside) => takeOutOfArea(inside, id, thing)),
  }
}

/** Plans as documents. */
export function membershipPlanRows(session: Session): MembershipPlanRecords {
  return documents(session, { table: 'membership_plans', called: 'plan' }, planDocument)
}

type FewDocuments = 'member_areas' | 'membership_plans'

/** Documents of which a site has few: they are read all at once. */
function documents<Document extends { readonly id: string; readonly createdAtMs: number }>(
  session: Session,
  { table, called }: { readonly table: FewDocuments; readonly called: string },
  kind: DocumentKind<Document>,
) {
  const { websiteId } = session
  const held = new HeldRows(session, called)
  const { list, find, lock, save, add, remove } = statements[table]
  return {
    list: async () =>
      [...readDocuments(session, kind, await session.all(list, { websiteId }))].sort(
        (one, other) => one.createdAtMs - other.createdAtMs,
      ),
    find: async (id: string) => readDocument(session, kind, await session.first(find, { websiteId, id })),
    lock: async (id: string) => {
      const row = await session.first(lock, { websiteId, id })
      if (row) held.hold(id)
      return readDocument(session, kind, row)
    },
    save: (document: Document) =>
      session.atomically(async (inside) => {
        const { id } = document
        const row = { websiteId, id, document: JSON.stringify(document) }
        if (held.mayReplace(id)) return inside.write(save, row)
        // One that the transaction does not hold can only be new.
        if ((await inside.change(add, row)) === 0) held.demand(id)
        held.hold(id)
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
    lock: statement((db, given: GivenId, engine) =>
      lockRows(
        engine,
        db
          .selectFrom(table)
          .select('document')
          .where('website_id', '=', given.websiteId)
          .where('id', '=', given.id),
      ),
    ),
    add: statement((db, given: GivenId & { readonly document: string }) =>
      db
        .insertInto(table)
        .values({ website_id: given.websiteId, id: given.id, document: given.document })
        .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
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
