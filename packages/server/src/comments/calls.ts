import type { ReplyOf } from '@vitrine/contract/call'
import type {
  likeItemCall,
  listCommentsCall,
  postCommentCall,
  voteCommentCall,
} from '@vitrine/contract/comments/calls'
import { captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import {
  type CommentProblem,
  commentProblemField,
  commentProblemText,
  commentTakenText,
  pageCodeOf,
} from '@vitrine/domain/comments/check-comment'
import type { Comment } from '@vitrine/domain/comments/comment'
import { isHiddenByReports } from '@vitrine/domain/comments/judge-comment'
import { isPublishedAt } from '@vitrine/domain/content/item'
import { commentsUnmoderated } from '@vitrine/domain/owners/comments-unmoderated'
import { readThread } from '@vitrine/site/comments/read-thread'
import { sayIn } from '@vitrine/site/words/visitor-words'
import { checkCaptcha } from '../captcha/check-captcha.ts'
import type { Exchange } from '../http/exchange.ts'
import { failureText } from '../http/reply/errors.ts'
import {
  type AnswerTo,
  type PageAnswer,
  type Redirect,
  type Reply,
  redirect,
  refuse,
  reply,
} from '../http/reply/reply.ts'
import { enqueueHourly } from '../mail/hourly-notice.ts'
import { mayAskFor } from '../pages/locks/item-gate.ts'
import { networkKey } from '../services/network-key.ts'
import { leaveComment } from './leave-comment.ts'
import { commentNotice } from './notices/comment-notice.ts'

/** Answers the comments of an item. */
export async function getComments(
  exchange: Exchange<typeof listCommentsCall>,
): Promise<AnswerTo<typeof listCommentsCall>> {
  const { params, query, store, site, services } = exchange
  const thread = await readThread(store, params.itemId, { site, nowMs: services.clock(), sort: query.sort })
  if (!thread || !(await mayAskFor(thread.item, exchange))) return refuse('not-found', failureText.notFound)
  return reply({ isOpen: thread.isOpen, comments: thread.comments.map(showComment) })
}

/** Takes a comment. */
export async function postComment(
  exchange: Exchange<typeof postCommentCall>,
): Promise<AnswerTo<typeof postCommentCall>> {
  const { body, store } = exchange
  if (!(await isThere(exchange))) return refuse('not-found', failureText.notFound)
  if (body.website) return pretendToWait(exchange)
  const unproved = await checkCaptcha('comments', body.captchaKey ?? '', exchange)
  if (unproved !== null) return refuse(unproved, captchaProblemText[unproved])
  const outcome = await leaveComment(store, await commentRequest(exchange, body), exchange)
  if (!outcome.ok)
    return outcome.problem === 'item-unknown'
      ? refuse('not-found', failureText.notFound)
      : refuse(outcome.problem, commentProblemText[outcome.problem])
  const { comment } = outcome
  const isPublic = comment.status === 'public'
  return reply({
    status: isPublic ? 'public' : 'pending',
    message: sayIn(exchange.site.language)(commentTakenText[isPublic ? 'comment-posted' : 'comment-waiting']),
    comment: isPublic ? showComment(comment) : null,
  })
}

/** Programs that fill the field that people do not see get the answer of a success. */
function pretendToWait({ site }: Exchange<typeof postCommentCall>): Reply<ReplyOf<typeof postCommentCall>> {
  const message = sayIn(site.language)(commentTakenText['comment-waiting'])
  return reply({ status: 'pending', message, comment: null })
}

/** Whether there is such an item for this visitor. */
async function isThere(exchange: Exchange<typeof postCommentCall>): Promise<boolean> {
  const item = await exchange.store.items.find(exchange.params.itemId)
  return item !== undefined && mayAskFor(item, exchange)
}

/** Takes a comment from a plain form, and leads back to the page with what came of it. */
export async function postCommentForm(exchange: Exchange<typeof postCommentCall>): Promise<PageAnswer> {
  const { params, form, store } = exchange
  if (!(await isThere(exchange))) return refuse('not-found', failureText.notFound)
  if (form.website) return leadBack(exchange, 'comment-waiting', params.itemId)
  const unproved = await checkCaptcha('comments', form.captchaKey ?? '', exchange)
  if (unproved !== null) return leadBack(exchange, unproved, params.itemId)
  const outcome = await leaveComment(store, await commentRequest(exchange, form), exchange)
  if (!outcome.ok)
    return outcome.problem === 'item-unknown'
      ? refuse('not-found', failureText.notFound)
      : leadToWrong(exchange, outcome.problem)
  const code = outcome.comment.status === 'public' ? 'comment-posted' : 'comment-waiting'
  return leadBack(exchange, code, params.itemId)
}

/** Counts a visitor's vote for a comment. */
export async function postVote(
  exchange: Exchange<typeof voteCommentCall>,
): Promise<AnswerTo<typeof voteCommentCall>> {
  const voted = await vote(exchange)
  return voted ? reply({ likeCount: voted.likeCount }) : refuse('not-found', failureText.notFound)
}

/** Counts a visitor's vote from a plain form, and leads back to the page. */
export async function postVoteForm(exchange: Exchange<typeof voteCommentCall>): Promise<PageAnswer> {
  const voted = await vote(exchange)
  return voted ? leadBack(exchange, null, voted.itemId) : refuse('not-found', failureText.notFound)
}

/** Keeps whether a visitor likes an item. Pages in memory tell the former number until they are made again. */
export async function postLike(
  exchange: Exchange<typeof likeItemCall>,
): Promise<AnswerTo<typeof likeItemCall>> {
  const { body, store, site, visitor } = exchange
  const key = visitor.key()
  if (!site.hasLikes || key === null) return refuse('not-found', failureText.notFound)
  const item = await findLiked(exchange)
  if (!item || !(await mayAskFor(item, exchange))) return refuse('not-found', failureText.notFound)
  return reply({ likeCount: await store.comments.likeItem(item.id, key, body.likes) })
}

/** A post or product that visitors can see. */
async function findLiked({ params, store, services }: Exchange<typeof likeItemCall>) {
  const item = await store.items.find(params.itemId)
  if (item) return isPublishedAt(item, services.clock()) ? item : undefined
  const product = await store.products.find(params.itemId)
  return product?.isVisible ? product : undefined
}

/** The comment with the vote counted; undefined when it is not to be seen, or takes no such votes. */
async function vote(exchange: Exchange<typeof voteCommentCall>): Promise<Comment | undefined> {
  const { params, body, store } = exchange
  const comment = await store.comments.find(params.commentId)
  const item = comment && (await store.items.find(comment.itemId))
  if (!item || !(await mayAskFor(item, exchange))) return undefined
  return countVote(exchange, params.commentId, body.kind)
}

/** A flag that reaches the site's threshold hides the comment until someone has looked at it. */
async function countVote(
  { store, site, visitor, services }: Exchange,
  commentId: string,
  kind: 'like' | 'flag',
): Promise<Comment | undefined> {
  const { allowLikes, allowFlags } = site.comments
  const key = visitor.key()
  if (key === null || !(kind === 'like' ? allowLikes : allowFlags)) return undefined
  return store.transaction(async (tables) => {
    const known = await tables.comments.lock(commentId)
    if (known?.status !== 'public') return undefined
    // A browser's cookies are easily thrown away: one network reports a comment once.
    const voter = kind === 'like' ? key : networkKey(visitor.address, services.secret)
    const voted = await tables.comments.vote(commentId, kind, voter)
    if (!voted) return undefined
    if (kind === 'flag' && isHiddenByReports(voted, site.comments)) {
      await tables.comments.save({ ...voted, status: 'pending' })
      await tables.site.raiseRevision()
      if (site.comments.tellsOwner) await enqueueHourly(tables, commentNotice, services.clock())
    }
    return voted
  })
}

type CommentFields = Readonly<
  Partial<Record<'body' | 'authorName' | 'authorEmail' | 'parentId', string | null>>
>

async function commentRequest(
  exchange: Exchange<typeof postCommentCall>,
  { body, authorName, authorEmail, parentId }: CommentFields,
) {
  return {
    itemId: exchange.params.itemId,
    isTrusted: await isTrusted(exchange),
    body: body ?? '',
    authorName: authorName ?? '',
    authorEmail: authorEmail ?? '',
    parentId: parentId || null,
  }
}

/** Whether somebody of the site writes whose comments nobody looks at first. A pass is no proof: scripts of the page could write by it. */
async function isTrusted({ ownerAsking }: Exchange<typeof postCommentCall>): Promise<boolean> {
  const account = await ownerAsking('session')
  return account ? commentsUnmoderated(account.roles) : false
}

function showComment({ id, parentId, depth, authorName, body, createdAtMs, likeCount, isByOwner }: Comment) {
  return { id, parentId, depth, authorName, body, createdAtMs, likeCount, isByOwner }
}

/** Back to the page with what was wrong: to the field that it is about, where that is in the first form. */
function leadToWrong(exchange: Exchange<typeof postCommentCall>, problem: CommentProblem): Redirect {
  const { params, form } = exchange
  const { itemId } = params
  const code = pageCodeOf(problem, Boolean(form.parentId))
  const field = commentProblemField[problem]
  if (form.parentId || !field) return leadBack(exchange, code, itemId)
  return leadBack(exchange, code, itemId, `comment-${field === 'body' ? 'body' : 'name'}-${itemId}`)
}

/** Back to the page that the form stands on, if it is one of ours. */
function leadBack(
  { referer, origin }: Exchange,
  problem: string | null,
  itemId: string,
  place = `comments-${itemId}`,
): Redirect {
  const from = referer !== null && URL.canParse(referer) ? new URL(referer) : null
  if (from === null || from.origin !== origin) return redirect('/')
  if (problem === null) from.searchParams.delete('problem')
  else from.searchParams.set('problem', problem)
  return redirect(`${from.pathname}${from.search}#${encodeURIComponent(place)}`)
}
