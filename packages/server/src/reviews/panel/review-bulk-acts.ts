import { publishReviewsCall, rejectReviewsCall, removeReviewsCall } from '@vitrine/contract/reviews/act-calls'
import { reviewsList } from '@vitrine/contract/reviews/reviews-list'
import type { Review, ReviewStatus } from '@vitrine/domain/reviews/review'
import {
  type ActCall,
  type BulkActHandler,
  changedSince,
  rowGone,
} from '../../lists/bulk/bulk-act-handler.ts'

/** What can be done with many reviews at once. */
export const reviewActs: readonly BulkActHandler<unknown>[] = [
  judgingAct(publishReviewsCall, 'publish', 'public'),
  judgingAct(rejectReviewsCall, 'reject', 'rejected'),
  {
    ...ofReviews(removeReviewsCall, 'remove'),
    async judge({ rowId, tables }) {
      const review = await tables.reviews.find(rowId)
      if (!review) return { kind: 'unchanged' }
      const write = () => tables.reviews.remove(rowId)
      return { kind: 'change', rowName: nameOf(review), before: null, write }
    },
  },
]

/** What is kept of a review: the judgement before the act, and that of the act. */
interface Before {
  readonly was: ReviewStatus
  readonly became: ReviewStatus
}

/** Judges many reviews alike; what each was judged before is put back, unless somebody has judged it since. */
function judgingAct(call: ActCall, act: string, status: ReviewStatus): BulkActHandler<unknown> {
  return {
    ...ofReviews(call, act),
    async judge({ rowId, tables: { reviews }, stamp, isDryRun }) {
      const review = await (isDryRun ? reviews.find(rowId) : reviews.lock(rowId))
      if (!review) return rowGone
      if (review.status === status) return { kind: 'unchanged' }
      const before: Before = { was: review.status, became: status }
      const write = () => reviews.save({ ...review, status, changedAtMs: stamp.nowMs })
      return { kind: 'change', rowName: nameOf(review), before, write }
    },
    async undo({ rowId, before, tables, stamp }) {
      const { was, became } = before as Before
      const now = await tables.reviews.lock(rowId)
      if (now?.status !== became) return changedSince
      await tables.reviews.save({ ...now, status: was, changedAtMs: stamp.nowMs })
      return { kind: 'undone' }
    },
  }
}

/** No act changes when a review was written. */
function ofReviews(
  call: ActCall,
  act: string,
): Pick<BulkActHandler<unknown>, 'call' | 'list' | 'act' | 'sort' | 'isSeen' | 'read'> {
  return {
    call,
    list: reviewsList,
    act,
    sort: 'date',
    isSeen: true,
    read: (tables, ask) => tables.reviews.list(ask),
  }
}

const nameOf = ({ productTitle }: Review) => `a review of ${productTitle}`
