import type { ContentItem } from '@vitrine/domain/content/item'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { countTies, listTerms } from './item-counts.ts'
import { itemDocument } from './item-document.ts'
import { countEvents, listEvents } from './item-events.ts'
import { listItems, listNewerItems } from './item-lists.ts'
import { itemNeighbours } from './item-neighbours.ts'
import { listPeriods } from './item-periods.ts'
import { rankOfItem } from './item-positions.ts'
import { removeItemTerms, saveItemTerms } from './item-terms.ts'
import type { ItemRecords } from './items.ts'

/** Content items, listed by the terms they carry. */
export function itemRows(session: Session): ItemRecords {
  const { websiteId } = session
  return {
    find: async (itemId) =>
      readDocument(session, itemDocument, await session.first(find, { websiteId, itemId })),
    findMany: (ids) => findMany(session, ids),
    findByUrlId: async (collectionId, urlId) =>
      readDocument(
        session,
        itemDocument,
        await session.first(findByUrlId, { websiteId, collectionId, urlId }),
      ),
    list: (query) => listItems(session, query),
    newerThan: (place, query) => listNewerItems(session, place, query),
    countTies: (place, query) => countTies(session, place, query),
    rank: (item) => rankOfItem(session, item, session.now()),
    periods: (query) => listPeriods(session, query),
    neighbours: (item, order = 'newest') => itemNeighbours(session, item, order),
    events: (query) => listEvents(session, query),
    countEvents: (query) => countEvents(session, query),
    terms: (query) => listTerms(session, query),
    save: (item) => session.atomically((inside) => saveItem(inside, item)),
    remove: (itemId) =>
      session.atomically(async (inside) => {
        await removeItemTerms(inside, itemId)
        await inside.change(remove, { websiteId, itemId })
      }),
  }
}

async function findMany(session: Session, ids: readonly string[]): Promise<readonly ContentItem[]> {
  if (ids.length === 0) return []
  const rows = await documentsOf(session, ids)
  const items = new Map(readDocuments(session, itemDocument, rows).map((item) => [item.id, item]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

async function saveItem(session: Session, item: ContentItem): Promise<void> {
  const { id: itemId, collectionId, urlId, status, publishedAtMs, updatedAtMs } = item
  const document = JSON.stringify(item)
  const { websiteId } = session
  await session.change(save, {
    websiteId,
    itemId,
    collectionId,
    urlId,
    status,
    publishedAtMs,
    updatedAtMs,
    document,
  })
  await saveItemTerms(session, item)
}

const documentsOf = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('items')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

interface GivenItem {
  readonly websiteId: string
  readonly itemId: string
}

const find = statement((db, given: GivenItem) =>
  db
    .selectFrom('items')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.itemId),
)

const findByUrlId = statement((db, given: { websiteId: string; collectionId: string; urlId: string }) =>
  db
    .selectFrom('items')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .where('url_id', '=', given.urlId),
)

interface GivenContent extends GivenItem {
  readonly collectionId: string
  readonly urlId: string
  readonly status: string
  readonly publishedAtMs: number
  readonly updatedAtMs: number
  readonly document: string
}

const save = statement((db, given: GivenContent) => {
  const changing = {
    collection_id: given.collectionId,
    url_id: given.urlId,
    status: given.status,
    published_at_ms: given.publishedAtMs,
    updated_at_ms: given.updatedAtMs,
    document: given.document,
  }
  return db
    .insertInto('items')
    .values({ website_id: given.websiteId, id: given.itemId, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

const remove = statement((db, given: GivenItem) =>
  db.deleteFrom('items').where('website_id', '=', given.websiteId).where('id', '=', given.itemId),
)
