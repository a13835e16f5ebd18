import type { Comment } from '@vitrine/domain/comments/comment'
import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import { dropListed, keepManyListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import type { ListEntry } from '../lists/list-table.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { answeredAmong, commentsOf, findComments } from './comment-statements.ts'
import type { ListedComment } from './comments.ts'
import { commentEntry, commentsTable } from './comments-list-table.ts'

/** A page of the list of comments. */
export async function listedComments(session: Session, ask: ListAsk): Promise<ListPage<ListedComment>> {
  const { places, ...slice } = await readList(session, commentsTable, ask)
  const ids = places.map(({ id }) => id)
  const [comments, answered] = [await findComments(session, ids), await answeredAmong(session, ids)]
  const rows = comments.map((comment) => ({ ...comment, isAnswered: answered.has(comment.id) }))
  return pageOf({ ...slice, places }, ask, new Map(rows.map((row) => [row.id, row])))
}

/** Keeps what the list knows of comments; within the transaction that changes them. */
export async function keepListedComments(session: Session, comments: readonly Comment[]): Promise<void> {
  if (comments.length > 0) await keepManyListed(session, commentsTable, await entriesOf(session, comments))
}

/** Brings up to date what the list knows of a comment that something was said of. */
export async function listCommentAgain(session: Session, id: string): Promise<void> {
  await keepListedComments(session, await findComments(session, [id]))
}

/** Forgets a comment that is gone. */
export function forgetListedComment(session: Session, id: string): Promise<void> {
  return dropListed(session, commentsTable, id)
}

/** Brings up to date what the list knows of all comments of an item that has another title, or is gone. */
export async function listCommentsAgain(session: Session, itemId: string): Promise<void> {
  const given = { websiteId: session.websiteId, itemId }
  await keepListedComments(session, commentsOf(session, await session.all(ofItem, given)))
}

/** Forgets all comments of an item that go with it. */
export async function forgetListedComments(session: Session, itemId: string): Promise<void> {
  const given = { websiteId: session.websiteId, itemId }
  for (const { id } of await session.all(idsOfItem, given)) await forgetListedComment(session, id)
}

/** Fills the list with the comments that are kept; the list of items is filled before. */
export const commentsFill: FilledList = {
  list: commentsTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextComments, { websiteId: session.websiteId, afterId, limit })
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: await entriesOf(session, commentsOf(session, rows)), lastId }
  },
}

async function entriesOf(session: Session, comments: readonly Comment[]): Promise<readonly ListEntry[]> {
  const answered = await answeredAmong(
    session,
    comments.map(({ id }) => id),
  )
  const titles = await titlesOf(session, [...new Set(comments.map(({ itemId }) => itemId))])
  const termOfItem = new Map(titles.map(({ row_id, title }) => [row_id, title]))
  return comments.map((comment) =>
    commentEntry(comment, {
      itemTerm: termOfItem.get(comment.itemId) ?? '',
      isAnswered: answered.has(comment.id),
    }),
  )
}

/** The list of items knows titles without their documents. */
const titlesOf = listQuery((db, websiteId, itemIds) =>
  db
    .selectFrom('listed_items')
    .select(['row_id', 'title'])
    .where('website_id', '=', websiteId)
    .where('row_id', 'in', itemIds),
)

interface GivenItem {
  readonly websiteId: string
  readonly itemId: string
}

const ofItem = statement((db, given: GivenItem) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

const idsOfItem = statement((db, given: GivenItem) =>
  db
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

const nextComments = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('comments')
    .select(['id', 'document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
