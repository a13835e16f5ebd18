import {
  leaveReviewsCall,
  reviewsLeavePageCall,
  reviewsPageCall,
  reviewsRequestPageCall,
  writeReviewCall,
} from '@vitrine/contract/reviews/page-calls'
import {
  answerReviewCall,
  changeReviewSettingsCall,
  exportReviewsCall,
  importReviewsCall,
  judgeReviewCall,
  listReviewsCall,
  readReviewSettingsCall,
  removeReviewCall,
} from '@vitrine/contract/reviews/panel-calls'
import type { FastifyInstance } from 'fastify'
import { takeOneClick } from '../../http/input/take-one-click.ts'
import { mount } from '../../http/mount.ts'
import { getReviewsLeave, postReviewsLeave } from '../../reviews/leave-calls.ts'
import { postReviewImport } from '../../reviews/panel/import-reviews.ts'
import {
  deleteReview,
  getReviews,
  getReviewsFile,
  postReviewAnswer,
  putReview,
  reviewsPart,
} from '../../reviews/panel/review-calls.ts'
import { getReviewsPage } from '../../reviews/reviews-page.ts'
import { getReviewsRequest, postReview } from '../../reviews/write-calls.ts'
import { changingPart, readingPart } from '../../website/settings-part.ts'

/** Puts the calls of reviews on the server. */
export function mountReviews(app: FastifyInstance): void {
  mount(app, reviewsRequestPageCall, getReviewsRequest)
  mount(app, writeReviewCall, postReview, postReview)
  mount(app, reviewsLeavePageCall, getReviewsLeave)
  app.register(async (scope) => {
    takeOneClick(scope)
    mount(scope, leaveReviewsCall, postReviewsLeave, postReviewsLeave)
  })
  mount(app, reviewsPageCall, getReviewsPage)
  mount(app, listReviewsCall, getReviews)
  mount(app, exportReviewsCall, getReviewsFile)
  mount(app, judgeReviewCall, putReview)
  mount(app, answerReviewCall, postReviewAnswer)
  mount(app, removeReviewCall, deleteReview)
  mount(app, importReviewsCall, postReviewImport)
  mount(app, readReviewSettingsCall, readingPart(reviewsPart))
  mount(app, changeReviewSettingsCall, changingPart(reviewsPart))
}
