import type { ContentItem } from '@vitrine/domain/content/item'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import { listCommentsAgain } from '../../comments/listed-comments.ts'
import { readDocuments } from '../../documents/read-document.ts'
import { listQuery } from '../../engine/list-query.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import type { FilledList } from '../../lists/filled-list.ts'
import { dropListed, keepListed } from '../../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../../lists/list-page.ts'
import { type ListAsk, readList } from '../../lists/read-list.ts'
import { itemDocument } from '../item-document.ts'
import { itemEntry, itemsTable, itemsTableAt } from './items-list-table.ts'

/** A page of the owner's list of items. What lies in the trash is left out, unless the trash is asked for. */
export async function listedItems(
  session: Session,
  ask: ListAsk,
  nowMs: number,
): Promise<ListPage<ContentItem>> {
  const asked = ask.tests.some(asksForTrash) ? ask : { ...ask, tests: [...ask.tests, notInTrash] }
  const { places, ...slice } = await readList(session, itemsTableAt(nowMs), asked)
  const rows = await documentsOf(
    session,
    places.map(({ id }) => id),
  )
  const items = new Map(readDocuments(session, itemDocument, rows).map((item) => [item.id, item]))
  return pageOf({ ...slice, places }, ask, items)
}

const notInTrash: RowTest = { kind: 'among', key: 'state', values: ['trash'], isNot: true }

const asksForTrash = (test: RowTest) =>
  test.kind === 'among' && test.key === 'state' && !test.isNot && test.values.includes('trash')

/** Keeps what the list knows of an item; within the transaction that changes it. */
export async function keepListedItem(session: Session, item: ContentItem): Promise<void> {
  const given = { websiteId: session.websiteId, itemId: item.id }
  const counted = await session.first(findCount, given)
  const before = await session.first(findTitle, given)
  const entry = itemEntry(item, counted?.public_comment_count ?? 0)
  await keepListed(session, itemsTable, entry)
  if (before && before.title !== entry.columns.title) await listCommentsAgain(session, item.id)
}

/** Forgets an item that is gone. */
export async function forgetListedItem(session: Session, itemId: string): Promise<void> {
  await dropListed(session, itemsTable, itemId)
  await listCommentsAgain(session, itemId)
}

/** Fills the list with the items that are kept. */
export const itemsFill: FilledList = {
  list: itemsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextItems, { websiteId: session.websiteId, afterId, limit })
    const counts = new Map(rows.map(({ id, comments }) => [id, Number(comments ?? 0)]))
    const items = readDocuments(session, itemDocument, rows)
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: items.map((item) => itemEntry(item, counts.get(item.id) ?? 0)), lastId }
  },
}

const documentsOf = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('items')
    .select(['id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

const findCount = statement((db, given: { websiteId: string; itemId: string }) =>
  db
    .selectFrom('item_counts')
    .select('public_comment_count')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

const findTitle = statement((db, given: { websiteId: string; itemId: string }) =>
  db
    .selectFrom('listed_items')
    .select('title')
    .where('website_id', '=', given.websiteId)
    .where('row_id', '=', given.itemId),
)

const nextItems = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('items')
    .leftJoin('item_counts', (join) =>
      join
        .onRef('item_counts.website_id', '=', 'items.website_id')
        .onRef('item_counts.item_id', '=', 'items.id'),
    )
    .select(['items.id', 'items.document', 'item_counts.public_comment_count as comments'])
    .where('items.website_id', '=', given.websiteId)
    .where('items.id', '>', given.afterId)
    .orderBy('items.id')
    .limit(given.limit),
)
