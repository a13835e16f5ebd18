import { lazy } from 'react'
import type { ActOfRoom } from '../../../parts/lists/acts/act-of-room.ts'
import type { ReviewRow } from '../review-row.ts'
import { reviewsActCalls } from './reviews-act-calls.ts'

const ReviewsActDialog = lazy(() =>
  import('./reviews-act-dialog.tsx').then((file) => ({ default: file.ReviewsActDialog })),
)

/** What can be done with many reviews at once. */
export const reviewsActs: readonly ActOfRoom<ReviewRow>[] = [
  { key: 'publish', call: reviewsActCalls.publish, Dialog: ReviewsActDialog },
  { key: 'reject', call: reviewsActCalls.reject, Dialog: ReviewsActDialog },
  { key: 'remove', call: reviewsActCalls.remove, Dialog: ReviewsActDialog },
]
