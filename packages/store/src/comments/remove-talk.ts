import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { forgetListedComments } from './listed-comments.ts'

/** Removes what visitors said under an item that goes for good, and what they liked of it: names and addresses outlive it nowhere. */
export async function removeTalk(session: Session, itemId: string): Promise<void> {
  await forgetListedComments(session, itemId)
  for (const each of [removeVotes, removeComments, removeLikes, removeCounts])
    await session.write(each, { websiteId: session.websiteId, itemId })
}

interface OfItem {
  readonly websiteId: string
  readonly itemId: string
}

const removeVotes = statement((db, given: OfItem) =>
  db
    .deleteFrom('comment_votes')
    .where('website_id', '=', given.websiteId)
    .where(
      'comment_id',
      'in',
      db
        .selectFrom('comments')
        .select('id')
        .where('website_id', '=', given.websiteId)
        .where('item_id', '=', given.itemId),
    ),
)

const removeComments = statement((db, given: OfItem) =>
  db.deleteFrom('comments').where('website_id', '=', given.websiteId).where('item_id', '=', given.itemId),
)

const removeLikes = statement((db, given: OfItem) =>
  db.deleteFrom('item_likes').where('website_id', '=', given.websiteId).where('item_id', '=', given.itemId),
)

const removeCounts = statement((db, given: OfItem) =>
  db.deleteFrom('item_counts').where('website_id', '=', given.websiteId).where('item_id', '=', given.itemId),
)
