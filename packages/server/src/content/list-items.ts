import type { exportItemsCall, listItemsCall } from '@vitrine/contract/content/item-calls'
import type { readItemOrderCall } from '@vitrine/contract/content/item-order-calls'
import { itemsList } from '@vitrine/contract/content/items-list'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { itemCell } from '@vitrine/domain/content/items/item-cell'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'
import { itemRow } from './item-row.ts'

/** Answers the owner's list of items. */
export async function getItems(
  exchange: Exchange<typeof listItemsCall>,
): Promise<AnswerTo<typeof listItemsCall>> {
  const { store, services } = exchange
  const read = readListAsk(exchange, itemsList)
  if (!read.ok) return read.refused
  const nowMs = services.clock()
  const page = await store.items.listed(read.ask, nowMs)
  const collections = await store.collections.list()
  return reply({ ...page, rows: await listedRows(store, page.rows, { collections, nowMs }) })
}

/** Answers the list of items as a file. */
export async function getItemsFile(
  exchange: Exchange<typeof exportItemsCall>,
): Promise<AnswerTo<typeof exportItemsCall>> {
  const { store, services } = exchange
  const nowMs = services.clock()
  const collections = await store.collections.list()
  return listFile(exchange, itemsList, {
    read: async (ask) => {
      const page = await store.items.listed(ask, nowMs)
      return { ...page, rows: await listedRows(store, page.rows, { collections, nowMs }) }
    },
    cellOf: itemCell,
  })
}

/** Items that are put in order together. */
const orderedMost = 250

/** Answers the items of a collection in its owner's order. */
export async function getItemOrder({
  params,
  store,
  services,
}: Exchange<typeof readItemOrderCall>): Promise<AnswerTo<typeof readItemOrderCall>> {
  const { collectionId } = params
  const collections = await store.collections.list()
  if (!collections.some(({ id }) => id === collectionId)) return refuse('not-found', failureText.notFound)
  const nowMs = services.clock()
  const { rows, total } = await store.items.search({
    ...{ collectionId, nowMs, sort: 'position', direction: 'asc', offset: 0, limit: orderedMost },
  })
  return reply({ items: rows.map((item) => itemRow(item, { collections, nowMs })), total })
}

interface ListContext {
  readonly collections: readonly Collection[]
  readonly nowMs: number
}

async function listedRows(
  { comments }: Pick<SiteTables, 'comments'>,
  items: readonly ContentItem[],
  context: ListContext,
) {
  const counts = await comments.counts(items.map(({ id }) => id))
  return items.map((item) => ({
    ...itemRow(item, context),
    collectionTitle: context.collections.find(({ id }) => id === item.collectionId)?.title ?? '',
    commentCount: counts.get(item.id)?.publicCommentCount ?? 0,
  }))
}
