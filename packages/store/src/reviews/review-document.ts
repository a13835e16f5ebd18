import { type Review, reviewSources, reviewStatuses } from '@vitrine/domain/reviews/review'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

/** A review. */
export const reviewDocument = defineDocument<Review>()(
  'review',
  Type.Object({
    id: text,
    productId: text,
    productTitle: text,
    status: oneOf(reviewStatuses),
    source: oneOf(reviewSources),
    originKey: text,
    orderId: orNull(text),
    rating: Type.Integer(),
    title: text,
    body: text,
    authorName: text,
    authorEmail: text,
    createdAtMs: Type.Number(),
    changedAtMs: Type.Number(),
    answer: text,
  }),
)
