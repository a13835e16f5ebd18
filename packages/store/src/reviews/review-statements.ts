import type { ReviewSource, ReviewStatus } from '@vitrine/domain/reviews/review'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenSite {
  readonly websiteId: string
}
interface GivenId extends GivenSite {
  readonly id: string
}

/** A review as a row. */
export interface GivenReview extends GivenId {
  readonly productId: string
  readonly status: ReviewStatus
  readonly source: ReviewSource
  readonly originKey: string
  readonly emailKey: string
  readonly rating: number
  readonly createdAtMs: number
  readonly document: string
}

export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('reviews')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lock = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('reviews')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

export const findByOrigin = statement((db, given: GivenSite & { readonly originKey: string }) =>
  db
    .selectFrom('reviews')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('origin_key', '=', given.originKey),
)

export const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('reviews').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

export const insert = statement((db, given: GivenReview) =>
  db
    .insertInto('reviews')
    .values({
      website_id: given.websiteId,
      id: given.id,
      product_id: given.productId,
      status: given.status,
      source: given.source,
      origin_key: given.originKey,
      email_key: given.emailKey,
      rating: given.rating,
      created_at_ms: given.createdAtMs,
      document: given.document,
    })
    .onConflict((conflict) => conflict.doNothing()),
)

export const update = statement((db, given: GivenReview) =>
  db
    .updateTable('reviews')
    .set({
      status: given.status,
      email_key: given.emailKey,
      rating: given.rating,
      created_at_ms: given.createdAtMs,
      document: given.document,
    })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const remove = statement((db, given: GivenId) =>
  db.deleteFrom('reviews').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

interface GivenPublic extends GivenSite {
  readonly productId: string
  readonly source: ReviewSource
  readonly otherSource: ReviewSource
  readonly beforeMs: number
  readonly beforeId: string
  readonly limit: number
}

export const listPublic = statement((db, given: GivenPublic) =>
  db
    .selectFrom('reviews')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId)
    .where('status', '=', 'public')
    .where('source', 'in', [given.source, given.otherSource])
    .where((row) =>
      row.or([
        row('created_at_ms', '<', given.beforeMs),
        row.and([row('created_at_ms', '=', given.beforeMs), row('id', '<', given.beforeId)]),
      ]),
    )
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

export const listOfEmail = statement((db, given: GivenSite & { readonly emailKey: string }) =>
  db
    .selectFrom('reviews')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey)
    .orderBy('id'),
)

export const lockOfEmail = statement((db, given: GivenSite & { readonly emailKey: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('reviews')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('email_key', '=', given.emailKey)
      .orderBy('id'),
  ),
)

export const countPending = statement((db, given: GivenSite) =>
  db
    .selectFrom('reviews')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('status', '=', 'pending'),
)

export const findTotals = listQuery((db, websiteId, productIds) =>
  db
    .selectFrom('review_totals')
    .select(['product_id', 'source', 'reviews', 'rating_sum'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds),
)

interface GivenSource extends GivenSite {
  readonly productId: string
  readonly source: ReviewSource
}

export const sumOf = statement((db, given: GivenSource) =>
  db
    .selectFrom('reviews')
    .select((row) => [
      row.fn.countAll<number>().as('reviews'),
      row.fn.sum<number | null>('rating').as('rating_sum'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId)
    .where('status', '=', 'public')
    .where('source', '=', given.source),
)

/** Takes the row until the end of the transaction, and makes it where there is none. */
export const lockTotal = statement((db, given: GivenSource) =>
  db
    .insertInto('review_totals')
    .values({
      website_id: given.websiteId,
      product_id: given.productId,
      source: given.source,
      reviews: 0,
      rating_sum: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'product_id', 'source'])
        .doUpdateSet((row) => ({ reviews: row.ref('review_totals.reviews') })),
    ),
)

export const keepTotal = statement(
  (db, given: GivenSource & { readonly reviews: number; readonly ratingSum: number }) =>
    db
      .insertInto('review_totals')
      .values({
        website_id: given.websiteId,
        product_id: given.productId,
        source: given.source,
        reviews: given.reviews,
        rating_sum: given.ratingSum,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['website_id', 'product_id', 'source'])
          .doUpdateSet({ reviews: given.reviews, rating_sum: given.ratingSum }),
      ),
)

export const findLastChange = statement((db, given: GivenSite) =>
  db
    .selectFrom('listed_reviews')
    .select((row) => row.fn.max<number | null>('changed_at_ms').as('changed_at_ms'))
    .where('website_id', '=', given.websiteId),
)

export const listNext = statement(
  (db, given: GivenSite & { readonly afterId: string; readonly limit: number }) =>
    db
      .selectFrom('reviews')
      .select(['id', 'document'])
      .where('website_id', '=', given.websiteId)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)

interface GivenPerson extends GivenSite {
  readonly personKey: string
}

export const refuse = statement((db, given: GivenPerson & { readonly nowMs: number }) =>
  db
    .insertInto('review_refusals')
    .values({ website_id: given.websiteId, person_key: given.personKey, at_ms: given.nowMs })
    .onConflict((conflict) => conflict.doNothing()),
)

export const findRefusal = statement((db, given: GivenPerson) =>
  db
    .selectFrom('review_refusals')
    .select('at_ms')
    .where('website_id', '=', given.websiteId)
    .where('person_key', '=', given.personKey),
)
