import { emailWrongText, isEmail } from '../contact/email-address.ts'
import { fewSecondsText } from '../limits/try-again.ts'
import type { CommentSettings } from './comment-settings.ts'

/** A comment as a visitor sends it. */
export interface CommentInput {
  readonly authorName: string
  readonly authorEmail: string
  readonly body: string
}

/** Most characters of each field. */
export const commentLimits = { authorName: 80, body: 5_000 } as const

/** Links beyond these make a comment wait for the owner, whatever the site's settings. */
const maxLinks = 2

/** Why a comment was not taken. */
export type CommentProblem =
  | 'comment-empty'
  | 'comment-too-long'
  | 'comment-no-name'
  | 'comment-bad-email'
  | 'comments-closed'
  | 'comment-parent-gone'
  | 'comment-too-often'

/** What a visitor reads about it. */
export const commentProblemText: Readonly<Record<CommentProblem, string>> = {
  'comment-empty': 'Please write something first.',
  'comment-too-long': `A comment can be at most ${commentLimits.body} characters long.`,
  'comment-no-name': 'Please give your name.',
  'comment-bad-email': emailWrongText,
  'comments-closed': 'Comments are closed here.',
  'comment-parent-gone': 'The comment that you answer is not there any more.',
  'comment-too-often': fewSecondsText,
}

/** The field that a problem is about; the others are about none. */
export const commentProblemField: Readonly<Partial<Record<CommentProblem, keyof CommentInput>>> = {
  'comment-empty': 'body',
  'comment-too-long': 'body',
  'comment-no-name': 'authorName',
}

const ofReply = 'reply-'

/** The code with which a page says what was wrong with a comment that was sent without a script. */
export function pageCodeOf(problem: CommentProblem, isReply: boolean): string {
  return isReply ? ofReply + problem : problem
}

/** Reads such a code; null for any other. */
export function readPageCode(
  code: string,
): { readonly problem: CommentProblem; readonly isReply: boolean } | null {
  const isReply = code.startsWith(ofReply)
  const problem = isReply ? code.slice(ofReply.length) : code
  return isCommentProblem(problem) ? { problem, isReply } : null
}

function isCommentProblem(code: string): code is CommentProblem {
  return Object.hasOwn(commentProblemText, code)
}

/** What a visitor reads when a comment was taken. */
export const commentTakenText = {
  'comment-posted': 'Thank you. Your comment is there.',
  'comment-waiting': 'Thank you. Your comment will be there when it has been approved.',
} as const

/** Checks and trims what a visitor wrote. */
export function checkComment(
  input: CommentInput,
  { allowAnonymous }: Pick<CommentSettings, 'allowAnonymous'>,
):
  | { readonly ok: true; readonly comment: CommentInput }
  | { readonly ok: false; readonly problem: CommentProblem } {
  const body = input.body.replace(/\r\n?/g, '\n').trim()
  const authorName = input.authorName.replace(/\s+/g, ' ').trim()
  const authorEmail = input.authorEmail.trim()
  if (body === '') return { ok: false, problem: 'comment-empty' }
  if (body.length > commentLimits.body) return { ok: false, problem: 'comment-too-long' }
  if (authorName === '' && !allowAnonymous) return { ok: false, problem: 'comment-no-name' }
  if (authorEmail !== '' && !isEmail(authorEmail)) return { ok: false, problem: 'comment-bad-email' }
  return {
    ok: true,
    comment: { body, authorName: authorName.slice(0, commentLimits.authorName), authorEmail },
  }
}

/** Whether a comment has to wait for the owner: the site wants it so, or it brings many links. */
export function mustWait(body: string, { needApproval }: Pick<CommentSettings, 'needApproval'>): boolean {
  return needApproval || (body.match(/https?:\/\//gi)?.length ?? 0) > maxLinks
}
