import type { ReplyOf } from '@vitrine/contract/call'
import type { listReviewsCall } from '@vitrine/contract/reviews/panel-calls'

/** A review of the list. */
export type ReviewRow = ReplyOf<typeof listReviewsCall>['rows'][number]
