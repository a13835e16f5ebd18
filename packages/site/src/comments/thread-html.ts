import { captchaProblemText } from '@vitrine/domain/captcha/captcha-problems'
import { asksForCaptcha } from '@vitrine/domain/captcha/captcha-settings'
import {
  type CommentInput,
  commentLimits,
  commentProblemField,
  commentProblemText,
  commentTakenText,
  readPageCode,
} from '@vitrine/domain/comments/check-comment'
import type { Comment } from '@vitrine/domain/comments/comment'
import type { Site } from '@vitrine/domain/website/site'
import type { Say } from '@vitrine/domain/words/say'
import { escapeHtml } from '../html/escape.ts'
import { captchaHtml, captchaOf } from '../render/captcha.ts'
import { sayIn } from '../words/visitor-words.ts'
import { commentTextHtml } from './comment-text.ts'
import type { Thread } from './read-thread.ts'

/** For whom the comments of an item are written. */
export interface ThreadPlace {
  readonly site: Site
  /** The code of what became of a comment that was sent without a script; null for none. */
  readonly problem: string | null
  /** Whether the page is made for an owner or one of the staff, who need not prove to be people. */
  readonly isSignedIn: boolean
}

/** Writes the comments of an item and the form for one more; all of it works without a script, unless the site asks for a captcha. */
export function threadHtml({ item, isOpen, comments }: Thread, place: ThreadPlace): string {
  const { site, problem, isSignedIn } = place
  const isAsked = asksForCaptcha(site.captcha, 'comments') && !isSignedIn
  const say = sayIn(site.language)
  const wrong = isOpen ? readWrongField(problem, say) : null
  const context = { site, say, isOpen, wrong, captcha: isAsked ? captchaHtml(captchaOf(site)) : '' }
  const count =
    comments.length === 1
      ? say('1 Comment')
      : comments.length === 0
        ? say('No Comments')
        : say('{count} Comments', { count: comments.length })
  const list = comments.map((comment) => commentHtml(comment, context)).join('')
  return (
    `<section class="comments-wrapper" aria-label="${say('Comments')}"><div class="comments-header"><h2 class="comment-count">${count}</h2></div>` +
    `<div class="comments-content">${wrong ? '' : messageHtml(problem, say)}${isOpen ? formHtml(item.id, null, context) : closedHtml(say)}` +
    `<div class="comment-list">${list}</div></div></section>`
  )
}

interface CommentContext {
  readonly site: Site
  readonly say: Say
  readonly isOpen: boolean
  /** The place of a captcha in each form; '' for none. */
  readonly captcha: string
  readonly wrong: WrongField | null
}

/** What is wrong with a field of the first form, which was sent without a script. */
interface WrongField {
  readonly name: keyof CommentInput
  readonly text: string
}

/** Null where it is about no field, or about one of the many forms of replies: that is said above them all. */
function readWrongField(problem: string | null, say: Say): WrongField | null {
  const read = problem === null ? null : readPageCode(problem)
  const name = read && !read.isReply ? commentProblemField[read.problem] : undefined
  return read && name ? { name, text: say(commentProblemText[read.problem]) } : null
}

function commentHtml(comment: Comment, context: CommentContext): string {
  const { site, say } = context
  const { id, depth, createdAtMs, authorName, body, isByOwner } = comment
  const date = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone }).format(
    createdAtMs,
  )
  const mark = isByOwner ? ` <span class="comment-owner-mark">${escapeHtml(site.title)}</span>` : ''
  return (
    `<article class="comment${depth > 0 ? ` comment-reply comment-depth-${depth}` : ''}${isByOwner ? ' by-owner' : ''}" id="comment-${id}" data-comment-id="${id}">` +
    `<header class="comment-header"><span class="author">${escapeHtml(authorName || say('Anonymous'))}</span>${mark} ` +
    `<a class="comment-date" href="#comment-${id}"><time datetime="${new Date(createdAtMs).toISOString()}">${escapeHtml(date)}</time></a></header>` +
    `<div class="comment-body">${commentTextHtml(body)}</div>${controlsHtml(comment, context)}</article>`
  )
}

function controlsHtml(
  { id, itemId, likeCount, isByOwner, authorName }: Comment,
  context: CommentContext,
): string {
  const { site, say, isOpen } = context
  const { allowLikes, allowFlags, areThreaded } = site.comments
  const name = authorName || say('Anonymous')
  const like = allowLikes
    ? `<button type="submit" class="comment-btn comment-like" name="kind" value="like" aria-label="${escapeHtml(say('Like the comment of {name}: {likeCount}', { name, likeCount }))}">${say('Like')} <span class="like-count">${likeCount === 0 ? '' : likeCount}</span></button>`
    : ''
  const flag =
    allowFlags && !isByOwner
      ? `<button type="submit" class="comment-btn comment-flag" name="kind" value="flag" aria-label="${escapeHtml(say('Report the comment of {name}', { name }))}">${say('Report')}</button>`
      : ''
  const votes =
    like + flag === ''
      ? ''
      : `<form class="comment-votes" method="post" action="/api/content/comments/${id}/votes">${like}${flag}</form>`
  const answer =
    isOpen && areThreaded
      ? `<details class="comment-answer"><summary class="comment-btn">${say('Reply')}</summary>${formHtml(itemId, id, context)}</details>`
      : ''
  return `<div class="comment-control">${votes}${answer}</div>`
}

function formHtml(
  itemId: string,
  parentId: string | null,
  { site, say, captcha, wrong }: CommentContext,
): string {
  const key = parentId ?? itemId
  const parent = parentId === null ? '' : `<input type="hidden" name="parentId" value="${parentId}">`
  // Not `required`: many templates mark invalid fields in red, and an empty one that is required is invalid before anything was typed.
  const isNameNeeded = !site.comments.allowAnonymous
  const message = `comment-message-${key}`
  const here = parentId === null ? wrong : null
  const marked = (name: keyof CommentInput) =>
    here?.name === name ? ` aria-invalid="true" aria-describedby="${message}"` : ''
  return (
    `<form class="comment-form" method="post" action="/api/content/items/${itemId}/comments" data-kept-form="comment-${key}">${parent}` +
    `<label for="comment-body-${key}">${parentId === null ? say('Your comment') : say('Your reply')}</label>` +
    `<textarea id="comment-body-${key}" name="body" rows="${parentId === null ? 4 : 3}" maxlength="${commentLimits.body}" aria-required="true"${marked('body')}></textarea>` +
    `<label for="comment-name-${key}">${isNameNeeded ? say('Name') : say('Name (optional)')}</label>` +
    `<input id="comment-name-${key}" name="authorName" autocomplete="name" maxlength="${commentLimits.authorName}"${isNameNeeded ? ' aria-required="true"' : ''}${marked('authorName')}>` +
    `<p class="comment-website" aria-hidden="true"><label for="comment-website-${key}">${say('Leave this empty')}</label><input id="comment-website-${key}" name="website" tabindex="-1" autocomplete="off"></p>` +
    `${captcha}<p class="comment-message" id="${message}" role="alert">${here ? escapeHtml(here.text) : ''}</p><div class="comment-btn-wrapper"><button type="submit" class="comment-btn post">${parentId === null ? say('Post comment') : say('Post reply')}</button></div></form>`
  )
}

/** What became of a form that was sent without a script. */
function messageHtml(problem: string | null, say: Say): string {
  if (problem === null) return ''
  const texts: Readonly<Record<string, string>> = { ...commentTakenText, ...captchaProblemText }
  const read = readPageCode(problem)
  const text = read
    ? commentProblemText[read.problem]
    : Object.hasOwn(texts, problem)
      ? texts[problem]
      : undefined
  const taken = Object.hasOwn(commentTakenText, problem) ? ' data-comment-taken' : ''
  return text === undefined
    ? ''
    : `<p class="comment-message" role="status"${taken}>${escapeHtml(say(text))}</p>`
}

function closedHtml(say: Say): string {
  return `<p class="comments-closed">${say('Comments are closed.')}</p>`
}
