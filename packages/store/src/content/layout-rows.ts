import { readDocument } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { placeForms } from '../forms/place-forms.ts'
import { saveUses } from '../media/media-uses.ts'
import { noteSearchChange } from '../search/note-search-change.ts'
import { layoutDocument } from './layout-document.ts'
import type { LayoutOwner, LayoutRecords } from './layouts.ts'

/** Layouts by what they fill. */
export function layoutRows(session: Session): LayoutRecords {
  const { websiteId } = session
  return {
    find: async (owner) =>
      readDocument(
        session,
        layoutDocument,
        await session.first(find, { websiteId, kind: owner.kind, id: owner.id }),
      ),
    findMany: async (kind, ids) => {
      if (ids.length === 0) return new Map()
      const rows = await findMany[kind](session, ids)
      return new Map(
        rows.flatMap((row) => {
          const stored = readDocument(session, layoutDocument, row)
          return stored ? [[row.owner_id, stored] as const] : []
        }),
      )
    },
    save: (owner, stored) =>
      session.atomically(async (inside) => {
        const document = JSON.stringify(stored)
        await inside.write(save, { websiteId, kind: owner.kind, id: owner.id, document })
        await placeForms(inside, owner, stored)
        await saveUses(inside, { kind: `layout-${owner.kind}`, id: owner.id }, document)
        if (owner.kind === 'item') await noteSearchChange(inside, 'item', owner.id)
        if (owner.kind === 'collection') await noteSearchChange(inside, 'page', owner.id)
      }),
    kinds: async () => {
      const rows = await session.all(listKinds, { websiteId })
      return rows.map((row) => row.owner_kind)
    },
    owners: async () => {
      const rows = await session.all(listOwners, { websiteId })
      return rows.map(({ owner_kind: kind, owner_id: id }) => ({ kind, id }))
    },
  }
}

interface OwnerKey extends LayoutOwner {
  readonly websiteId: string
}

const find = statement((db, given: OwnerKey) =>
  db
    .selectFrom('layouts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('owner_kind', '=', given.kind)
    .where('owner_id', '=', given.id),
)

const findMany: Readonly<Record<LayoutOwner['kind'], ReturnType<typeof layoutsOf>>> = {
  field: layoutsOf('field'),
  collection: layoutsOf('collection'),
  item: layoutsOf('item'),
}

function layoutsOf(kind: LayoutOwner['kind']) {
  return listQuery((db, websiteId, ids) =>
    db
      .selectFrom('layouts')
      .select(['owner_id', 'document'])
      .where('website_id', '=', websiteId)
      .where('owner_kind', '=', kind)
      .where('owner_id', 'in', ids),
  )
}

const save = statement((db, given: OwnerKey & { readonly document: string }) =>
  db
    .insertInto('layouts')
    .values({
      website_id: given.websiteId,
      owner_kind: given.kind,
      owner_id: given.id,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'owner_kind', 'owner_id']).doUpdateSet({ document: given.document }),
    ),
)

const listKinds = statement((db, given: { websiteId: string }) =>
  db.selectFrom('layouts').select('owner_kind').distinct().where('website_id', '=', given.websiteId),
)

const listOwners = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('layouts')
    .select(['owner_kind', 'owner_id'])
    .where('website_id', '=', given.websiteId)
    .orderBy('owner_kind')
    .orderBy('owner_id'),
)
