import { listQuery } from '../engine/list-query.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { CommentVote, ItemCounts } from './comments.ts'

/** Keeps a vote; false when this visitor gave it before. */
export async function voteOnce(
  session: Session,
  vote: { readonly commentId: string; readonly kind: CommentVote; readonly voter: string },
): Promise<boolean> {
  return (await session.change(insertVote, { websiteId: session.websiteId, ...vote })) > 0
}

/** Keeps whether a visitor likes an item; returns how many do. */
export async function likeItem(
  session: Session,
  { itemId, voter, likes }: { readonly itemId: string; readonly voter: string; readonly likes: boolean },
): Promise<number> {
  const { websiteId } = session
  await session.write(likes ? insertLike : removeLike, { websiteId, itemId, voter })
  await countItem(session, itemId)
  return (await session.first(findCounts, { websiteId, itemId }))?.like_count ?? 0
}

/** Counts likes and shown comments of an item again, within the transaction that changed them. */
export async function countItem(session: Session, itemId: string): Promise<void> {
  const given = { websiteId: session.websiteId, itemId }
  // Of two that count at once the later one counts what the first has written.
  await session.write(lockCounts, given)
  const likes = await session.first(countLikes, given)
  const comments = await session.first(countShown, given)
  await session.write(saveCounts, {
    ...given,
    likeCount: likes?.total ?? 0,
    publicCommentCount: comments?.total ?? 0,
  })
  await session.write(listCount, { ...given, total: comments?.total ?? 0 })
}

/** What is counted of several items. */
export async function itemCounts(
  session: Session,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ItemCounts>> {
  if (itemIds.length === 0) return new Map()
  const rows = await listCounts(session, itemIds)
  return new Map(
    rows.map((row) => [
      row.item_id,
      { likeCount: row.like_count, publicCommentCount: row.public_comment_count },
    ]),
  )
}

interface GivenItem {
  readonly websiteId: string
  readonly itemId: string
}

const insertVote = statement(
  (db, given: { websiteId: string; commentId: string; kind: CommentVote; voter: string }) =>
    db
      .insertInto('comment_votes')
      .values({
        website_id: given.websiteId,
        comment_id: given.commentId,
        kind: given.kind,
        voter: given.voter,
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'comment_id', 'kind', 'voter']).doNothing()),
)

const insertLike = statement((db, given: GivenItem & { readonly voter: string }) =>
  db
    .insertInto('item_likes')
    .values({ website_id: given.websiteId, item_id: given.itemId, voter: given.voter })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id', 'voter']).doNothing()),
)

const removeLike = statement((db, given: GivenItem & { readonly voter: string }) =>
  db
    .deleteFrom('item_likes')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId)
    .where('voter', '=', given.voter),
)

const countLikes = statement((db, given: GivenItem) =>
  db
    .selectFrom('item_likes')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

/** Takes the row until the end of the transaction, and makes it where there is none. */
const lockCounts = statement((db, given: GivenItem) =>
  db
    .insertInto('item_counts')
    .values({
      website_id: given.websiteId,
      item_id: given.itemId,
      like_count: 0,
      public_comment_count: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'item_id'])
        .doUpdateSet((row) => ({ like_count: row.ref('item_counts.like_count') })),
    ),
)

/** Public comments, without answers to what is not shown: those are not shown either. */
const countShown = statement((db, given: GivenItem) =>
  db
    .withRecursive('shown', (cte) =>
      cte
        .selectFrom('comments')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where('item_id', '=', given.itemId)
        .where('status', '=', 'public')
        .where('parent_id', 'is', null)
        .unionAll(
          cte
            .selectFrom('comments')
            .innerJoin('shown', 'shown.id', 'comments.parent_id')
            .select('comments.id')
            .where('comments.website_id', '=', given.websiteId)
            .where('comments.status', '=', 'public'),
        ),
    )
    .selectFrom('shown')
    .select((row) => row.fn.countAll<number>().as('total')),
)

const saveCounts = statement((db, given: GivenItem & ItemCounts) => {
  const counts = { like_count: given.likeCount, public_comment_count: given.publicCommentCount }
  return db
    .insertInto('item_counts')
    .values({ website_id: given.websiteId, item_id: given.itemId, ...counts })
    .onConflict((conflict) => conflict.columns(['website_id', 'item_id']).doUpdateSet(counts))
})

/** The list of items is sorted by it; products have none there. */
const listCount = statement((db, given: GivenItem & { readonly total: number }) =>
  db
    .updateTable('listed_items')
    .set({ comment_count: given.total })
    .where('website_id', '=', given.websiteId)
    .where('row_id', '=', given.itemId),
)

const findCounts = statement((db, given: GivenItem) =>
  db
    .selectFrom('item_counts')
    .select('like_count')
    .where('website_id', '=', given.websiteId)
    .where('item_id', '=', given.itemId),
)

const listCounts = listQuery((db, websiteId, itemIds) =>
  db
    .selectFrom('item_counts')
    .select(['item_id', 'like_count', 'public_comment_count'])
    .where('website_id', '=', websiteId)
    .where('item_id', 'in', itemIds),
)
