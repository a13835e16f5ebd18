import type { ReviewSource, ReviewStatus } from '@vitrine/domain/reviews/review'
import type { ListedRow } from './schema-lists.ts'

/** What buyers say of products. */
export interface ReviewTables {
  readonly reviews: ReviewRow
  readonly review_totals: ReviewTotalRow
  readonly review_refusals: ReviewRefusalRow
  readonly listed_reviews: ListedRow & { created_at_ms: number; changed_at_ms: number; rating: number }
}

interface ReviewRow {
  website_id: string
  id: string
  product_id: string
  status: ReviewStatus
  source: ReviewSource
  /** What it was written for: each is written once. */
  origin_key: string
  /** The writer's address in lower case; '' where it is not known. */
  email_key: string
  rating: number
  created_at_ms: number
  document: string
}

interface ReviewTotalRow {
  website_id: string
  product_id: string
  source: ReviewSource
  /** Those that are public. */
  reviews: number
  rating_sum: number
}

interface ReviewRefusalRow {
  website_id: string
  /** A keyed hash of the address. */
  person_key: string
  at_ms: number
}
