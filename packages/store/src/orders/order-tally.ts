import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** What waits of orders; nothing of test orders is sent. */
export interface OpenOrders {
  /** Not fulfilled yet, those that are ready for their buyers with them. */
  readonly pending: number
  /** Not paid yet, those that were sent all the same with them. */
  readonly unpaid: number
}

/** Orders of a time, and what they come to in one currency. */
export interface Takings {
  readonly orders: number
  readonly cents: number
  /** Orders of the time in other currencies, which are not among these. */
  readonly foreignOrders: number
}

/** A time, its end left out. */
export interface TakingsQuery {
  readonly fromMs: number
  readonly toMs: number
  readonly currency: string
}

/** Counts the orders that are not fulfilled yet, and those that are not paid, sent or not, and not canceled; test orders are neither. */
export async function countOpenOrders(session: Session): Promise<OpenOrders> {
  const { websiteId } = session
  const pending = await session.first(countPending, { websiteId })
  const unpaid = await session.first(countUnpaid, { websiteId })
  return { pending: pending?.total ?? 0, unpaid: unpaid?.total ?? 0 }
}

/** Adds up the orders of a time, without test orders and canceled ones. */
export async function sumTakings(session: Session, query: TakingsQuery): Promise<Takings> {
  const { websiteId } = session
  const { fromMs, toMs, currency } = query
  const given = { websiteId, fromMs, toMs, currency: `%"currency":"${currency}"%` }
  const summed = await session.first(sumBetween, given)
  const foreign = await session.first(countForeign, given)
  return {
    orders: summed?.total ?? 0,
    cents: Number(summed?.cents ?? 0),
    foreignOrders: foreign?.total ?? 0,
  }
}

/** Whether anything was sold that was no test. */
export async function hasSold(session: Session): Promise<boolean> {
  return (await session.first(firstSale, { websiteId: session.websiteId })) !== undefined
}

/** Marks test orders, as documents have it: in what people wrote, the signs of quotation are escaped. */
const testMark = '%"isTest":true%'

const countPending = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('fulfillment_status', '=', 'PENDING')
    .where('document', 'not like', testMark),
)

const countUnpaid = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('fulfillment_status', 'in', ['PENDING', 'FULFILLED'])
    .where('payment_state', '=', 'PENDING')
    .where('document', 'not like', testMark),
)

/** An order of a product that is neither paid nor canceled. */
export const findUnpaidOf = statement((db, given: { websiteId: string; mention: string }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('payment_state', '=', 'PENDING')
    .where('fulfillment_status', '!=', 'CANCELED')
    .where('document', 'like', given.mention)
    .limit(1),
)

const sumBetween = statement(
  (db, given: { websiteId: string; fromMs: number; toMs: number; currency: string }) =>
    db
      .selectFrom('orders')
      .select((row) => [
        row.fn.countAll<number>().as('total'),
        row.fn.sum<number | null>('grand_total_cents').as('cents'),
      ])
      .where('website_id', '=', given.websiteId)
      .where('created_at_ms', '>=', given.fromMs)
      .where('created_at_ms', '<', given.toMs)
      .where('fulfillment_status', '<>', 'CANCELED')
      .where('document', 'not like', testMark)
      .where('document', 'like', given.currency),
)

const countForeign = statement(
  (db, given: { websiteId: string; fromMs: number; toMs: number; currency: string }) =>
    db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', given.websiteId)
      .where('created_at_ms', '>=', given.fromMs)
      .where('created_at_ms', '<', given.toMs)
      .where('fulfillment_status', '<>', 'CANCELED')
      .where('document', 'not like', testMark)
      .where('document', 'not like', given.currency),
)

const firstSale = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('document', 'not like', testMark)
    .limit(1),
)
