import { answeredBy, type Comment } from '@vitrine/domain/comments/comment'
import { emailKey } from '@vitrine/domain/contact/email-address'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { trashStatus } from '../schema/schema-content.ts'
import { commentsOf, findComment, lockComment } from './comment-statements.ts'
import type { CommentRecords } from './comments.ts'
import {
  forgetListedComment,
  keepListedComments,
  listCommentAgain,
  listedComments,
} from './listed-comments.ts'
import { countItem, itemCounts, likeItem, voteOnce } from './vote-rows.ts'

/** Comments; likes and flags stand in columns of their own, so that votes at the same moment all count. */
export function commentRows(session: Session): CommentRecords {
  const { websiteId } = session
  return {
    find: (id) => findComment(session, id),
    lock: (id) => lockComment(session, id),
    publicOf: async (itemId, limit) =>
      commentsOf(session, await session.all(listPublic, { websiteId, itemId, limit })),
    since: async (itemId, atMs, limit) =>
      commentsOf(session, await session.all(listSince, { websiteId, itemId, atMs, limit })),
    ofAuthor: async (email, limit) => {
      const authorKey = emailKey(email)
      if (authorKey === '') return []
      return commentsOf(session, await session.all(listOfAuthor, { websiteId, authorKey, limit }))
    },
    lockOfAuthor: async (email, limit) => {
      const authorKey = emailKey(email)
      if (authorKey === '') return []
      return commentsOf(session, await session.all(lockOfAuthor, { websiteId, authorKey, limit }))
    },
    listed: (ask) => listedComments(session, ask),
    countPending: async () => (await session.first(countPending, { websiteId }))?.total ?? 0,
    save: (comment) => session.atomically((inside) => saveComment(inside, comment)),
    remove: (id) =>
      session.atomically(async (inside) => {
        const comment = await findComment(inside, id)
        if (!comment) return
        await removeWithAnswers(inside, id)
        await countItem(inside, comment.itemId)
        const answeredId = answeredBy(comment)
        if (answeredId) await listCommentAgain(inside, answeredId)
      }),
    vote: (id, kind, voter) =>
      session.atomically(async (inside) => {
        if (!(await findComment(inside, id))) return undefined
        if (!(await voteOnce(inside, { commentId: id, kind, voter }))) return findComment(inside, id)
        await inside.write(kind === 'like' ? addLike : addFlag, { websiteId, id })
        const voted = await findComment(inside, id)
        if (voted) await keepListedComments(inside, [voted])
        return voted
      }),
    likeItem: (itemId, voter, likes) =>
      session.atomically((inside) => likeItem(inside, { itemId, voter, likes })),
    counts: (itemIds) => itemCounts(session, itemIds),
  }
}

async function saveComment(session: Session, comment: Comment): Promise<void> {
  const { websiteId } = session
  const { id, itemId, parentId, status, createdAtMs } = comment
  const document = JSON.stringify(comment)
  const authorKey = emailKey(comment.authorEmail)
  await session.write(save, { websiteId, id, itemId, parentId, status, createdAtMs, authorKey, document })
  await countItem(session, itemId)
  await listCommentAgain(session, id)
  const answeredId = answeredBy(comment)
  if (comment.isByOwner && answeredId) await listCommentAgain(session, answeredId)
}

async function removeWithAnswers(session: Session, id: string): Promise<void> {
  const { websiteId } = session
  for (const answer of await session.all(listAnswers, { websiteId, id }))
    await removeWithAnswers(session, answer.id)
  await session.write(removeVotes, { websiteId, id })
  await session.write(remove, { websiteId, id })
  await forgetListedComment(session, id)
}

interface GivenComment {
  readonly websiteId: string
  readonly id: string
}

const listPublic = statement((db, given: { websiteId: string; itemId: string; limit: number }) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId)
    .where('status', '=', 'public')
    .orderBy('created_at_ms', 'desc')
    .limit(given.limit),
)

const listSince = statement((db, given: { websiteId: string; itemId: string; atMs: number; limit: number }) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId)
    .where('created_at_ms', '>=', given.atMs)
    .orderBy('created_at_ms', 'desc')
    .limit(given.limit),
)

const listOfAuthor = statement((db, given: { websiteId: string; authorKey: string; limit: number }) =>
  db
    .selectFrom('comments')
    .select(['document', 'like_count', 'flag_count'])
    .where('website_id', '=', given.websiteId)
    .where('author_key', '=', given.authorKey)
    .orderBy('created_at_ms', 'desc')
    .limit(given.limit),
)

/** In the order of their ids, so that two who lock several never wait for each other. */
const lockOfAuthor = statement((db, given: { websiteId: string; authorKey: string; limit: number }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('comments')
      .select(['document', 'like_count', 'flag_count'])
      .where('website_id', '=', given.websiteId)
      .where('author_key', '=', given.authorKey)
      .orderBy('id')
      .limit(given.limit),
  ),
)

const listAnswers = statement((db, given: GivenComment) =>
  db
    .selectFrom('comments')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('parent_id', '=', given.id),
)

const countPending = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('comments')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('status', '=', 'pending')
    // What lies in the trash shows nobody anything: nothing of it waits.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('items')
            .select('items.id')
            .whereRef('items.website_id', '=', 'comments.website_id')
            .whereRef('items.id', '=', 'comments.item_id')
            .where('items.status', '=', trashStatus),
        ),
      ),
    ),
)

interface GivenRow extends GivenComment {
  readonly itemId: string
  readonly parentId: string | null
  readonly status: Comment['status']
  readonly createdAtMs: number
  readonly authorKey: string
  readonly document: string
}

const save = statement((db, given: GivenRow) =>
  db
    .insertInto('comments')
    .values({
      website_id: given.websiteId,
      id: given.id,
      item_id: given.itemId,
      parent_id: given.parentId,
      status: given.status,
      created_at_ms: given.createdAtMs,
      author_key: given.authorKey,
      like_count: 0,
      flag_count: 0,
      document: given.document,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({
        status: given.status,
        author_key: given.authorKey,
        document: given.document,
      }),
    ),
)

const remove = statement((db, given: GivenComment) =>
  db.deleteFrom('comments').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeVotes = statement((db, given: GivenComment) =>
  db.deleteFrom('comment_votes').where('website_id', '=', given.websiteId).where('comment_id', '=', given.id),
)

const addLike = statement((db, given: GivenComment) =>
  db
    .updateTable('comments')
    .set((column) => ({ like_count: column('like_count', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const addFlag = statement((db, given: GivenComment) =>
  db
    .updateTable('comments')
    .set((column) => ({ flag_count: column('flag_count', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)
