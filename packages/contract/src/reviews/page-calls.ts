import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage } from '../page-and-form.ts'
import { leavingByLink, linkedPage, linkToken } from '../pages/mailed-link.ts'
import { htmlPage, id } from '../schemas.ts'

/** The page on which buyers write about what an order brought (page type 209); it changes nothing. */
export const reviewsRequestPageCall = defineCall({
  ...linkedPage,
  name: 'reviewsRequestPage',
  path: '/reviews/write',
})

/** Stars, heading and words of each product, as `rating.<id>`, `title.<id>` and `body.<id>`, and the name of who wrote them as `authorName`. */
const fields = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 40_000 }), {
  maxProperties: 1_000,
})

/** Takes reviews of products of the order; one that was written before gives way to its new words. */
export const writeReviewCall = defineCall({
  name: 'writeReview',
  method: 'POST',
  path: '/reviews/write',
  policy: { kind: 'signed-link' },
  limit: { max: 60, windowMs: 600_000 },
  query: linkToken,
  body: fields,
  form: fields,
  reply: htmlPage,
})

/** The page of the link by which somebody is asked no more (page type 300); it changes nothing. */
export const reviewsLeavePageCall = defineCall({
  ...linkedPage,
  name: 'reviewsLeavePage',
  path: '/reviews/unsubscribe',
})

/** Asks somebody no more for reviews; mail programs send it by a press (RFC 8058). */
export const leaveReviewsCall = defineCall({
  ...leavingByLink,
  name: 'leaveReviews',
  path: '/reviews/unsubscribe',
  limit: null,
})

/** Further reviews of a product, as a page of its own. */
export const reviewsPageCall = defineCall({
  ...openPage,
  name: 'reviewsPage',
  path: '/reviews',
  query: Type.Object({
    productId: Type.Optional(id),
    /** Behind which review it begins. */
    before: Type.Optional(Type.String({ maxLength: 80 })),
  }),
})
