import { sql } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

interface GivenId {
  readonly websiteId: string
  readonly id: string
}

/** A subscription as a row. */
export interface GivenSubscription extends GivenId {
  readonly orderId: string
  readonly lineId: string
  readonly emailKey: string
  readonly updatedAtMs: number
  readonly document: string
}

export const findSubscription = statement((db, given: GivenId) =>
  db
    .selectFrom('subscriptions')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lockSubscription = statement((db, given: GivenId, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('subscriptions')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

export const findOfOrder = statement((db, given: { readonly websiteId: string; readonly orderId: string }) =>
  db
    .selectFrom('subscriptions')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId)
    .orderBy('line_id'),
)

export const findOfEmail = statement((db, given: { readonly websiteId: string; readonly emailKey: string }) =>
  db
    .selectFrom('subscriptions')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('email_key', '=', given.emailKey)
    .orderBy('id'),
)

export const findManySubscriptions = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('subscriptions')
    .select('document')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids),
)

export const insertSubscription = statement((db, given: GivenSubscription) =>
  db
    .insertInto('subscriptions')
    .values({
      website_id: given.websiteId,
      id: given.id,
      order_id: given.orderId,
      line_id: given.lineId,
      email_key: given.emailKey,
      updated_at_ms: given.updatedAtMs,
      document: given.document,
    })
    .onConflict((conflict) => conflict.doNothing()),
)

export const updateSubscription = statement((db, given: GivenSubscription) =>
  db
    .updateTable('subscriptions')
    .set({ email_key: given.emailKey, updated_at_ms: given.updatedAtMs, document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const listNext = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)

/** Counts those of a currency that can still be charged. Few ask, and seldom: every subscription of the site is read. */
export const countChargeable = statement(
  (db, given: { readonly websiteId: string; readonly currency: string }, engine) => {
    const field = (name: string) =>
      engine === 'sqlite'
        ? sql<string>`document ->> ${sql.lit(name)}`
        : sql<string>`document::json ->> ${sql.lit(name)}`
    // What JSON has as false, SQLite writes as 0.
    const isReal =
      engine === 'sqlite' ? sql<boolean>`${field('isTest')} = 0` : sql<boolean>`${field('isTest')} = 'false'`
    return db
      .selectFrom('subscriptions')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('website_id', '=', given.websiteId)
      .where(field('currency'), '=', given.currency)
      .where(field('state'), 'in', ['active', 'past-due', 'paused'])
      .where(isReal)
  },
)

/** Lists those to a product whose last payment was not made yet. Few ask, and seldom: every subscription of the site is read. */
export const listTo = statement(
  (db, given: { readonly websiteId: string; readonly productId: string }, engine) => {
    const [state, productId] =
      engine === 'sqlite'
        ? [sql<string>`document ->> 'state'`, sql<string>`document -> 'line' ->> 'itemId'`]
        : [sql<string>`document::json ->> 'state'`, sql<string>`document::json -> 'line' ->> 'itemId'`]
    return db
      .selectFrom('subscriptions')
      .select('id')
      .where('website_id', '=', given.websiteId)
      .where(productId, '=', given.productId)
      .where(state, '!=', 'expired')
      .orderBy('id')
  },
)

export const findLastChange = statement((db, given: { readonly websiteId: string }) =>
  db
    .selectFrom('subscriptions')
    .select((row) => row.fn.max<number>('updated_at_ms').as('updated_at_ms'))
    .where('website_id', '=', given.websiteId),
)
