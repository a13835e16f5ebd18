import { removeTalk } from '../comments/remove-talk.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeTranslationsOf } from '../languages/translation-rows.ts'
import { removeUses } from '../media/media-uses.ts'
import { dropFromCarts } from './drop-from-carts.ts'
import { mentionedIds } from './mentioned-ids.ts'
import type { LayoutKind, SampleKind, SampleRecords, SampleRow } from './samples.ts'

/** What came as sample content, a row for each. */
export function sampleRows(session: Session): SampleRecords {
  const { websiteId } = session
  return {
    isThere: async () => (await session.first(findAny, { websiteId })) !== undefined,
    list: async () =>
      (await session.all(list, { websiteId })).map(({ kind, id, updated_at_ms, document }) => ({
        kind: kind as SampleKind,
        id,
        updatedAtMs: updated_at_ms,
        document,
      })),
    record: (rows) =>
      session.atomically(async (inside) => {
        for (const row of rows) await inside.write(save, { websiteId, ...row })
      }),
    clear: () => session.atomically(async (inside) => void (await inside.change(clear, { websiteId }))),
    holdingMore: ({ productIds, itemIds }) => holdingMore(session, productIds, itemIds),
    removeAuthor: (id) =>
      session.atomically(async (inside) => {
        await removeUses(inside, { kind: 'author', id })
        await inside.write(removeAuthor, { websiteId, id })
      }),
    removeLayout: ({ kind, id }) =>
      session.atomically(async (inside) => {
        await removeUses(inside, { kind: `layout-${kind}`, id })
        if (kind === 'field') await removeTranslationsOf(inside, 'area', id)
        await inside.write(removeLayout, { websiteId, kind, id })
      }),
    removeTalk: (itemId) => session.atomically((inside) => removeTalk(inside, itemId)),
    dropFromCarts: (productIds) => session.atomically((inside) => dropFromCarts(inside, productIds)),
    mentionedIds: () => mentionedIds(session),
  }
}

async function holdingMore(
  session: Session,
  productIds: ReadonlySet<string>,
  itemIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { websiteId } = session
  const products = await session.all(listProducts, { websiteId })
  const items = await session.all(listItems, { websiteId })
  return new Set([
    ...products.filter(({ id }) => !productIds.has(id)).map(({ collection_id }) => collection_id),
    ...items.filter(({ id }) => !itemIds.has(id)).map(({ collection_id }) => collection_id),
  ])
}

interface OfSite {
  readonly websiteId: string
}

const findAny = statement((db, given: OfSite) =>
  db.selectFrom('sample_rows').select('id').where('website_id', '=', given.websiteId).limit(1),
)

const list = statement((db, given: OfSite) =>
  db
    .selectFrom('sample_rows')
    .select(['kind', 'id', 'updated_at_ms', 'document'])
    .where('website_id', '=', given.websiteId)
    .orderBy('kind')
    .orderBy('id'),
)

const save = statement((db, given: OfSite & SampleRow) =>
  db
    .insertInto('sample_rows')
    .values({
      website_id: given.websiteId,
      kind: given.kind,
      id: given.id,
      updated_at_ms: given.updatedAtMs,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'kind', 'id'])
        .doUpdateSet({ updated_at_ms: given.updatedAtMs, document: given.document }),
    ),
)

const clear = statement((db, given: OfSite) =>
  db.deleteFrom('sample_rows').where('website_id', '=', given.websiteId),
)

const listProducts = statement((db, given: OfSite) =>
  db.selectFrom('products').select(['id', 'collection_id']).where('website_id', '=', given.websiteId),
)

const listItems = statement((db, given: OfSite) =>
  db.selectFrom('items').select(['id', 'collection_id']).where('website_id', '=', given.websiteId),
)

const removeAuthor = statement((db, given: OfSite & { readonly id: string }) =>
  db.deleteFrom('authors').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeLayout = statement((db, given: OfSite & { readonly kind: LayoutKind; readonly id: string }) =>
  db
    .deleteFrom('layouts')
    .where('website_id', '=', given.websiteId)
    .where('owner_kind', '=', given.kind)
    .where('owner_id', '=', given.id),
)
