import {
  type CommentInput,
  type CommentProblem,
  checkComment,
  mustWait,
} from '@vitrine/domain/comments/check-comment'
import { type Comment, placeAnswer } from '@vitrine/domain/comments/comment'
import { takesComments } from '@vitrine/domain/comments/comment-settings'
import { isPublishedAt } from '@vitrine/domain/content/item'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { markSent, marksHoldMs, type SenderContext } from '../http/visitor/mark-sent.ts'
import { enqueueHourly } from '../mail/hourly-notice.ts'
import type { Services } from '../services/services.ts'
import { commentNotice } from './notices/comment-notice.ts'

/** A comment that was taken, or why it was not. */
export type CommentOutcome =
  | { readonly ok: true; readonly comment: Comment }
  | { readonly ok: false; readonly problem: CommentProblem | 'item-unknown' }

/** What a visitor wants to say, and under what. */
export interface CommentRequest extends CommentInput {
  readonly itemId: string
  /** The comment that is answered; null for none. */
  readonly parentId: string | null
  /** Whether it is shown without that somebody looks at it first. */
  readonly isTrusted: boolean
}

/** Who says it, and when. */
interface CommentContext extends SenderContext {
  readonly site: Site
  readonly services: Pick<Services, 'clock' | 'newId'>
}

/** Keeps a visitor's comment: shown at once, or kept for the owner to look at. What is sent twice in a row is kept once. */
export async function leaveComment(
  store: SiteStore,
  request: CommentRequest,
  { site, services, visitor }: CommentContext,
): Promise<CommentOutcome> {
  const nowMs = services.clock()
  const checked = checkComment(request, site.comments)
  return store.transaction(async (tables) => {
    const item = await tables.items.find(request.itemId)
    if (!item || !isPublishedAt(item, nowMs)) return { ok: false, problem: 'item-unknown' }
    if (!takesComments(item, site.comments, nowMs)) return { ok: false, problem: 'comments-closed' }
    if (!checked.ok) return checked
    const answered = await findAnswered(tables, request, site)
    if (answered === undefined) return { ok: false, problem: 'comment-parent-gone' }

    const comment: Comment = {
      ...checked.comment,
      ...placeAnswer(answered),
      id: services.newId(),
      itemId: item.id,
      status: !request.isTrusted && mustWait(checked.comment.body, site.comments) ? 'pending' : 'public',
      createdAtMs: nowMs,
      likeCount: 0,
      flagCount: 0,
      isByOwner: false,
    }
    const { body, authorName, authorEmail } = comment
    const what = ['comment', item.id, request.parentId, body, authorName, authorEmail]
    const sent = await markSent(tables, what, { visitor, services })
    const kept = sent === 'again' ? await findKept(tables, comment) : undefined
    if (kept) return { ok: true, comment: kept }
    await tables.comments.save(comment)
    if (comment.status === 'public') await tables.site.raiseRevision()
    else if (site.comments.tellsOwner) await enqueueHourly(tables, commentNotice, nowMs)
    return { ok: true, comment }
  })
}

/** So many comments under an item are looked through for one that was sent before. */
const mostLookedAt = 200

/** The comment as it was kept just before, whatever its state is; undefined where somebody has removed it since. */
async function findKept(
  { comments }: SiteTables,
  { itemId, parentId, body, authorName, createdAtMs }: Comment,
): Promise<Comment | undefined> {
  const recent = await comments.since(itemId, createdAtMs - marksHoldMs, mostLookedAt)
  return recent.find(
    (each) => each.parentId === parentId && each.body === body && each.authorName === authorName,
  )
}

/** The comment that is answered; null for none, undefined when it is not to be seen. */
async function findAnswered(
  tables: SiteTables,
  { parentId, itemId }: CommentRequest,
  { comments }: Site,
): Promise<Comment | null | undefined> {
  if (parentId === null || !comments.areThreaded) return null
  const answered = await tables.comments.find(parentId)
  return answered?.itemId === itemId && answered.status === 'public' ? answered : undefined
}
