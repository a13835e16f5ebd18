import { reviewSources, reviewStatuses } from '@vitrine/domain/reviews/review'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, oneOf } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { reviewsList } from './reviews-list.ts'
import { mayKeepReviews } from './reviews-policy.ts'

const policy = mayKeepReviews

/** A review as those see it who look after them. */
const panelReview = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  productTitle: Type.String(),
  status: oneOf(reviewStatuses),
  source: oneOf(reviewSources),
  orderId: Type.Union([Type.String(), Type.Null()]),
  rating: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  authorName: Type.String(),
  authorEmail: Type.String(),
  createdAtMs: epochMs,
  changedAtMs: epochMs,
  answer: Type.String(),
})

/** Reviews of all products; `q` finds their words, authors and products. */
export const listReviewsCall = defineListCall({
  list: reviewsList,
  name: 'listReviews',
  path: '/api/panel/reviews',
  policy,
  row: panelReview,
})

/** The list as a file; it holds persons, so who asks proves again who they are. */
export const exportReviewsCall = defineListFile({
  name: 'exportReviews',
  path: '/api/panel/reviews.csv',
  policy: { ...policy, isConfirmed: true },
})

const ofReview = { policy, params: Type.Object({ reviewId: id }) } as const

/** Publishes a review, rejects it, or takes it back. */
export const judgeReviewCall = defineCall({
  ...ofReview,
  name: 'judgeReview',
  method: 'PUT',
  path: '/api/panel/reviews/:reviewId',
  body: Type.Object({ status: oneOf(reviewStatuses) }),
  reply: Type.Object({}),
})

/** Answers a review in the name of the shop; '' takes the answer away. */
export const answerReviewCall = defineCall({
  ...ofReview,
  name: 'answerReview',
  method: 'POST',
  path: '/api/panel/reviews/:reviewId/answer',
  body: Type.Object({ answer: Type.String({ maxLength: 20_000 }) }),
  reply: Type.Object({}),
})

/** Removes a review. */
export const removeReviewCall = defineCall({
  ...ofReview,
  name: 'removeReview',
  method: 'DELETE',
  path: '/api/panel/reviews/:reviewId',
  reply: Type.Object({}),
})

/** Largest file of reviews. */
export const largestReviewsFileBytes = 4_000_000

/** Takes reviews in from a CSV file of another program; each row once, however often the file comes. */
export const importReviewsCall = defineCall({
  name: 'importReviews',
  method: 'POST',
  path: '/api/panel/review-imports',
  policy,
  limit: { max: 60, windowMs: 3_600_000 },
  upload: { field: 'file', maxBytes: largestReviewsFileBytes },
  reply: Type.Object({
    added: Type.Integer(),
    /** Rows that were there already. */
    known: Type.Integer(),
    problems: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
  }),
})

/** Whether and how reviews are taken and shown (platform reference, section 2.2, `merchandisingSettings`). */
export const { readCall: readReviewSettingsCall, changeCall: changeReviewSettingsCall } = defineSettings({
  name: 'ReviewSettings',
  path: '/api/panel/settings/reviews',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({
    isNative: Type.Boolean(),
    isImported: Type.Boolean(),
    needApproval: Type.Boolean(),
    /** 0: nobody is asked. */
    requestDays: Type.Integer({ minimum: 0, maximum: 180 }),
    checkedText: Type.String({ maxLength: 2_000 }),
  }),
})
