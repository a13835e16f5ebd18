import { publishReviewsCall, rejectReviewsCall, removeReviewsCall } from '@vitrine/contract/reviews/act-calls'

/** The calls of acts on many reviews, by the keys of the list's description. */
export const reviewsActCalls = {
  publish: publishReviewsCall,
  reject: rejectReviewsCall,
  remove: removeReviewsCall,
} as const
