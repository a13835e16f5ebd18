import { answeredBy, type Comment } from '@vitrine/domain/comments/comment'
import { readDocument } from '../documents/read-document.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { commentDocument } from './comment-document.ts'

interface CommentRow {
  readonly document: string
  readonly like_count: number
  readonly flag_count: number
}

/** Comments of rows; likes and flags are what their columns say. */
export function commentsOf(session: Session, rows: readonly CommentRow[]): readonly Comment[] {
  return rows.flatMap((row) => {
    const comment = readDocument(session, commentDocument, row)
    return comment ? [{ ...comment, likeCount: row.like_count, flagCount: row.flag_count }] : []
  })
}

/** Reads a comment. */
export async function findComment(session: Session, id: string): Promise<Comment | undefined> {
  const row = await session.first(find, { websiteId: session.websiteId, id })
  return row && commentsOf(session, [row])[0]
}

/** Reads a comment, and locks it until the end of the transaction. */
export async function lockComment(session: Session, id: string): Promise<Comment | undefined> {
  const row = await session.first(lock, { websiteId: session.websiteId, id })
  return row && commentsOf(session, [row])[0]
}

/** Reads comments by their ids, in any order. */
export async function findComments(session: Session, ids: readonly string[]): Promise<readonly Comment[]> {
  return ids.length === 0 ? [] : commentsOf(session, await byIds(session, ids))
}

/** Which of some comments the site has answered. */
export async function answeredAmong(session: Session, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const answers = commentsOf(session, await answersTo(session, ids))
  return new Set(answers.flatMap((answer) => (answer.isByOwner ? [answeredBy(answer) ?? ''] : [])))
}

interface GivenComment {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenComment) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: GivenComment, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('comments')
      .select(['document', 'like_count', 'flag_count'])
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const byIds = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

/** Answers stand under what they answer, or beside it where that is as deep as it goes. */
const answersTo = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', websiteId)
    .where((row) =>
      row.or([
        row('parent_id', 'in', ids),
        row(
          'parent_id',
          'in',
          db
            .selectFrom('comments as answered')
            .select('answered.parent_id')
            .where('answered.website_id', '=', websiteId)
            .where('answered.id', 'in', ids)
            .where('answered.parent_id', 'is not', null),
        ),
      ]),
    ),
)
