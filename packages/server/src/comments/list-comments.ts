import { commentsList } from '@vitrine/contract/comments/comments-list'
import type { exportCommentsCall, listPanelCommentsCall } from '@vitrine/contract/comments/panel-calls'
import { commentCell } from '@vitrine/domain/comments/comment-cell'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import type { ListedComment } from '@vitrine/store/comments/comments'
import type { SiteTables } from '@vitrine/store/store'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { reply } from '../http/reply/reply.ts'
import { listFile } from '../lists/list-file.ts'
import { readListAsk } from '../lists/read-list-ask.ts'

/** Answers the list of comments. */
export async function getPanelComments(
  exchange: Exchange<typeof listPanelCommentsCall>,
): Promise<AnswerTo<typeof listPanelCommentsCall>> {
  const read = readListAsk(exchange, commentsList)
  if (!read.ok) return read.refused
  const page = await exchange.store.comments.listed(read.ask)
  return reply({ ...page, rows: await panelRows(exchange.store, page.rows) })
}

/** Answers the list of comments as a file. */
export async function getCommentsFile(
  exchange: Exchange<typeof exportCommentsCall>,
): Promise<AnswerTo<typeof exportCommentsCall>> {
  const { store } = exchange
  return listFile(exchange, commentsList, {
    read: async (ask) => {
      const page = await store.comments.listed(ask)
      return { ...page, rows: await panelRows(store, page.rows) }
    },
    cellOf: commentCell,
  })
}

async function panelRows(store: SiteTables, comments: readonly ListedComment[]) {
  const items = await store.items.findMany([...new Set(comments.map(({ itemId }) => itemId))])
  const collections = await store.collections.list()
  const itemOf = new Map(items.map((item) => [item.id, item]))
  return comments.map((comment) => panelRow(comment, itemOf.get(comment.itemId), collections))
}

function panelRow(
  { itemId, depth: _, answeredId: _answered, ...comment }: ListedComment,
  item: ContentItem | undefined,
  collections: readonly Collection[],
) {
  const place = collections.find(({ id }) => id === item?.collectionId)
  const url = item && place ? `${itemUrl(item, place)}#comment-${comment.id}` : '/'
  return { ...comment, item: { id: itemId, title: item?.title ?? '', url } }
}
