import type { Review, ReviewStatus } from './review.ts'

/**
 * The state in which words of a buyer begin. New words for those that the owner rejected, has not looked at or answered wait, in a
 * shop that lets all others pass, too: nobody brings back what was rejected, and no answer stands under words that it was not given to.
 */
export function stateOfWords(
  { needApproval }: { readonly needApproval: boolean },
  before: Pick<Review, 'status' | 'answer'> | undefined,
): ReviewStatus {
  if (needApproval) return 'pending'
  return !before || (before.status === 'public' && before.answer === '') ? 'public' : 'pending'
}
