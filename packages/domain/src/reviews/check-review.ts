import { reviewLimits } from './review.ts'

/** A review as it is typed. */
export interface ReviewInput {
  /** As the form sends it: '1' to '5'. */
  readonly rating: string
  readonly title: string
  readonly body: string
  readonly authorName: string
}

/** A review that can be kept. */
interface CheckedReview {
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly authorName: string
}

/** Why a review was not taken. */
export type ReviewProblem =
  | 'review-no-rating'
  | 'review-too-long'
  | 'review-no-name'
  | 'review-link-wrong'
  | 'review-not-bought'
  | 'reviews-off'

/** What its writer reads about it. */
export const reviewProblemText: Readonly<Record<ReviewProblem, string>> = {
  'review-no-rating': 'Please choose one to five stars.',
  'review-too-long': `A review can be at most ${reviewLimits.body} characters long.`,
  'review-no-name': 'Please give a name to be shown beside it.',
  'review-link-wrong': 'This link is not complete. Please copy it whole from the mail.',
  'review-not-bought':
    'Reviews are for what was bought and delivered, and this order has nothing of the kind.',
  'reviews-off': 'The shop takes no reviews at the moment.',
}

/** Checks and trims what somebody wrote. */
export function checkReview(
  input: ReviewInput,
):
  | { readonly ok: true; readonly review: CheckedReview }
  | { readonly ok: false; readonly problem: ReviewProblem } {
  const body = input.body.replace(/\r\n?/g, '\n').trim()
  const authorName = oneLine(input.authorName, reviewLimits.authorName)
  if (!/^[1-5]$/.test(input.rating)) return { ok: false, problem: 'review-no-rating' }
  if (body.length > reviewLimits.body) return { ok: false, problem: 'review-too-long' }
  if (authorName === '') return { ok: false, problem: 'review-no-name' }
  const title = oneLine(input.title, reviewLimits.title)
  return { ok: true, review: { rating: Number(input.rating), title, body, authorName } }
}

/** A text without line breaks, cut to its limit. */
export function oneLine(text: string, most: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, most).trim()
}
