import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'
import { mayKeepReviews } from './reviews-policy.ts'

const plain = <Path extends string>(name: string, path: Path) =>
  defineActCall({ name, path, policy: mayKeepReviews, input: Type.Object({}) })

/** Publishes many reviews. */
export const publishReviewsCall = plain('publishReviews', '/api/panel/reviews/acts/publish')

/** Rejects many reviews: visitors do not see them. */
export const rejectReviewsCall = plain('rejectReviews', '/api/panel/reviews/acts/reject')

/** Removes many reviews for good. */
export const removeReviewsCall = plain('removeReviews', '/api/panel/reviews/acts/remove')
