import { postCommentAddress, voteCommentAddress } from '@vitrine/contract/comments/addresses'
import type { postCommentCall, voteCommentCall } from '@vitrine/contract/comments/calls'
import {
  type CommentProblem,
  checkComment,
  commentProblemField,
  commentProblemText,
} from '@vitrine/domain/comments/check-comment'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { answerCaptcha, resetCaptcha, wakeCaptcha } from '../captcha/form-captcha.ts'
import { formSentEvent } from '../forms/form-sent-event.ts'
import { markField, unmarkFields } from './mark-comment-field.ts'
import { say, showAnew, showGiven } from './show-anew.ts'

/** Lets visitors comment, answer, like and report without leaving the page. */
export function wake(thread: HTMLElement): void {
  const use = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form.comment-form') : null
    if (form) wakeCaptcha(form)
  }
  thread.addEventListener('focusin', ({ target }) => use(target))
  // The touch that wakes this is in the past already.
  use(document.activeElement)
  thread.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form.comment-form') : null
    if (form && target instanceof Element && target.matches('[aria-invalid]')) unmarkFields(form)
  })
  thread.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement)) return
    if (target.matches('.comment-form')) {
      event.preventDefault()
      void post(target, thread)
    } else if (target.matches('.comment-votes') && submitter instanceof HTMLButtonElement) {
      event.preventDefault()
      void vote(target, submitter)
    }
  })
}

async function post(form: HTMLFormElement, thread: HTMLElement): Promise<void> {
  const fields = new FormData(form)
  const field = (name: string) => String(fields.get(name) ?? '')
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (button?.getAttribute('aria-disabled') === 'true') return
  unmarkFields(form)
  const problem = problemOf(form, field)
  if (problem !== null) {
    say(form, commentProblemText[problem], false)
    return markField(form, commentProblemField[problem] ?? 'body')
  }
  setBusy(button, true)
  const proof = await answerCaptcha(form)
  if (!proof.ok) {
    setBusy(button, false)
    say(form, proof.message, false)
    return
  }
  const answer = await callShop<typeof postCommentCall>(postCommentAddress, {
    params: { itemId: subjectOf(form) },
    body: {
      body: field('body'),
      authorName: field('authorName'),
      authorEmail: field('authorEmail'),
      parentId: field('parentId'),
      website: field('website'),
      ...(proof.captchaKey !== '' && { captchaKey: proof.captchaKey }),
    },
  })
  setBusy(button, false)
  say(form, answer.ok ? answer.reply.message : answer.refusal.message, answer.ok)
  await resetCaptcha(form)
  if (!answer.ok) return
  form.dispatchEvent(new Event(formSentEvent, { bubbles: true }))
  const body = form.querySelector<HTMLTextAreaElement>('textarea')
  if (body) body.value = ''
  const { comment, message } = answer.reply
  if (comment !== null) await showAnew(thread, { form, commentId: comment.id, message })
}

/** What the server would refuse, so that no captcha is solved for it. */
function problemOf(form: HTMLFormElement, field: (name: string) => string): CommentProblem | null {
  const allowAnonymous = form.querySelector('[name="authorName"][aria-required="true"]') === null
  const input = { body: field('body'), authorName: field('authorName'), authorEmail: field('authorEmail') }
  const checked = checkComment(input, { allowAnonymous })
  return checked.ok ? null : checked.problem
}

async function vote(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-pressed') === 'true') return
  button.setAttribute('aria-pressed', 'true')
  form.querySelector('.comment-message')?.remove()
  const answer = await callShop<typeof voteCommentCall>(voteCommentAddress, {
    params: { commentId: subjectOf(form) },
    body: { kind: button.value === 'flag' ? 'flag' : 'like' },
  })
  if (!answer.ok) {
    button.removeAttribute('aria-pressed')
    return sayOfVote(form, answer.refusal.message)
  }
  const count = button.querySelector('.like-count')
  if (count) count.textContent = String(answer.reply.likeCount)
  showGiven(button)
}

function sayOfVote(form: HTMLFormElement, message: string): void {
  const said = document.createElement('p')
  said.className = 'comment-message'
  said.setAttribute('role', 'alert')
  said.textContent = message
  form.append(said)
}

function setBusy(button: HTMLButtonElement | null, isBusy: boolean): void {
  if (isBusy) button?.setAttribute('aria-disabled', 'true')
  else button?.removeAttribute('aria-disabled')
}

/** The item or comment that a form is about: the last but one word of the address that it posts to without scripts. */
function subjectOf(form: HTMLFormElement): string {
  const word = new URL(form.action, location.href).pathname.split('/').at(-2) ?? ''
  return decodeURIComponent(word)
}
