import type { OrderShare } from '@vitrine/domain/customers/order-share'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Whose an order is, and what it added. */
export interface OrderLink {
  readonly customerId: string
  readonly createdAtMs: number
  readonly share: OrderShare
}

/** Finds whose an order is; a link to '' is that of a person who was erased. */
export async function findLink(session: Session, orderId: string): Promise<OrderLink | undefined> {
  const row = await session.first(find, { websiteId: session.websiteId, orderId })
  if (!row) return undefined
  const share = { orders: row.orders ? 1 : 0, testOrders: row.test_orders ? 1 : 0, cents: row.cents } as const
  return { customerId: row.customer_id, createdAtMs: row.created_at_ms, share }
}

/** Keeps whose an order is. */
export async function keepLink(session: Session, orderId: string, link: OrderLink): Promise<void> {
  const { customerId, createdAtMs, share } = link
  await session.write(keep, { websiteId: session.websiteId, orderId, customerId, createdAtMs, ...share })
}

/** Gives an order that is counted to another customer. */
export async function giveLink(session: Session, orderId: string, customerId: string): Promise<void> {
  await session.write(give, { websiteId: session.websiteId, orderId, customerId })
}

/** When the last of a customer's counted orders was placed; null without one. */
export async function lastCountedAtMs(session: Session, customerId: string): Promise<number | null> {
  const row = await session.first(lastCounted, { websiteId: session.websiteId, customerId })
  return row?.created_at_ms ?? null
}

/** The ids of a customer's orders, the newest first. */
export async function orderIdsOf(
  session: Session,
  customerId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await session.all(ofCustomer, { websiteId: session.websiteId, customerId, limit })
  return rows.map((row) => row.order_id)
}

/** Leaves the orders of a customer to nobody, so that they are not counted again. */
export const orphanOrders = statement((db, given: { websiteId: string; id: string }) =>
  db
    .updateTable('customer_orders')
    .set({ customer_id: '' })
    .where('website_id', '=', given.websiteId)
    .where('customer_id', '=', given.id),
)

const find = statement((db, given: { websiteId: string; orderId: string }) =>
  db
    .selectFrom('customer_orders')
    .select(['customer_id', 'created_at_ms', 'orders', 'test_orders', 'cents'])
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId),
)

const lastCounted = statement((db, given: { websiteId: string; customerId: string }) =>
  db
    .selectFrom('customer_orders')
    .select('created_at_ms')
    .where('website_id', '=', given.websiteId)
    .where('customer_id', '=', given.customerId)
    .where('orders', '=', 1)
    .orderBy('created_at_ms', 'desc')
    .limit(1),
)

const ofCustomer = statement((db, given: { websiteId: string; customerId: string; limit: number }) =>
  db
    .selectFrom('customer_orders')
    .select('order_id')
    .where('website_id', '=', given.websiteId)
    .where('customer_id', '=', given.customerId)
    .orderBy('created_at_ms', 'desc')
    .limit(given.limit),
)

const give = statement((db, given: { websiteId: string; orderId: string; customerId: string }) =>
  db
    .updateTable('customer_orders')
    .set({ customer_id: given.customerId })
    .where('website_id', '=', given.websiteId)
    .where('order_id', '=', given.orderId),
)

interface GivenLink extends OrderShare {
  readonly websiteId: string
  readonly orderId: string
  readonly customerId: string
  readonly createdAtMs: number
}

const keep = statement((db, given: GivenLink) => {
  const counted = { orders: given.orders, test_orders: given.testOrders, cents: given.cents }
  return db
    .insertInto('customer_orders')
    .values({
      website_id: given.websiteId,
      order_id: given.orderId,
      customer_id: given.customerId,
      created_at_ms: given.createdAtMs,
      ...counted,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id']).doUpdateSet(counted))
})
