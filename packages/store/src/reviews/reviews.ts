import type { Review, ReviewSource } from '@vitrine/domain/reviews/review'
import type { ReviewTotal } from '@vitrine/domain/reviews/review-summary'
import type { ListPage } from '../lists/list-page.ts'
import type { ListAsk } from '../lists/read-list.ts'

/** What buyers say of products; what it comes to for each product is kept beside, in the same transaction. */
export interface ReviewRecords {
  find(id: string): Promise<Review | undefined>
  /** The same, locked until the end of the transaction. */
  lock(id: string): Promise<Review | undefined>
  findByOrigin(originKey: string): Promise<Review | undefined>
  save(review: Review): Promise<void>
  /** Keeps a new one; false where there is one of the same origin. */
  insert(review: Review): Promise<boolean>
  remove(id: string): Promise<void>
  /** Those of a product that visitors see, the newest first, behind one of them. */
  publicOf(ask: PublicReviewsAsk): Promise<readonly Review[]>
  /** What public reviews come to, by product; products without any are left out. */
  totals(
    productIds: readonly string[],
    sources: readonly ReviewSource[],
  ): Promise<ReadonlyMap<string, ReviewTotal>>
  /** What is kept under an address. */
  ofEmail(email: string): Promise<readonly Review[]>
  /** The same, locked until the end of the transaction. */
  lockOfEmail(email: string): Promise<readonly Review[]>
  list(ask: ListAsk): Promise<ListPage<Review>>
  countPending(): Promise<number>
  /** When one changed last; 0 for never. */
  lastChangeMs(): Promise<number>
  /** Notes that a person wants no mail that asks for reviews. */
  refuse(personKey: string, nowMs: number): Promise<void>
  hasRefused(personKey: string): Promise<boolean>
}

/** Which public reviews of a product. */
export interface PublicReviewsAsk {
  readonly productId: string
  readonly sources: readonly ReviewSource[]
  readonly before: { readonly createdAtMs: number; readonly id: string } | null
  readonly limit: number
}
