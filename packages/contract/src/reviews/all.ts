import type { Call } from '../call.ts'
import { publishReviewsCall, rejectReviewsCall, removeReviewsCall } from './act-calls.ts'
import {
  leaveReviewsCall,
  reviewsLeavePageCall,
  reviewsPageCall,
  reviewsRequestPageCall,
  writeReviewCall,
} from './page-calls.ts'
import {
  answerReviewCall,
  changeReviewSettingsCall,
  exportReviewsCall,
  importReviewsCall,
  judgeReviewCall,
  listReviewsCall,
  readReviewSettingsCall,
  removeReviewCall,
} from './panel-calls.ts'

/** The calls of what buyers say of products. */
export const reviewCalls: readonly Call[] = [
  reviewsRequestPageCall,
  writeReviewCall,
  reviewsLeavePageCall,
  leaveReviewsCall,
  reviewsPageCall,
  listReviewsCall,
  exportReviewsCall,
  judgeReviewCall,
  answerReviewCall,
  removeReviewCall,
  publishReviewsCall,
  rejectReviewsCall,
  removeReviewsCall,
  importReviewsCall,
  readReviewSettingsCall,
  changeReviewSettingsCall,
]
