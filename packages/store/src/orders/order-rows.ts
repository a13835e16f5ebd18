import type { Order } from '@vitrine/domain/orders/order'
import { refundedCents } from '@vitrine/domain/orders/refunds/refunded-cents'
import { countChanged, countPlaced } from '../customers/count-orders.ts'
import { mentionOfProduct } from '../documents/mention-of.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import { listQuery } from '../engine/list-query.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { keepListed } from '../lists/keep-listed.ts'
import { type ListPage, pageOf } from '../lists/list-page.ts'
import { type ListAsk, readList } from '../lists/read-list.ts'
import { leaveToNobody, moveOrder } from './move-order.ts'
import { firstNumber, lastNumber, raiseNumber, takeNumber } from './number-rows.ts'
import { orderDocument } from './order-document.ts'
import { countOpenOrders, findUnpaidOf, hasSold, sumTakings } from './order-tally.ts'
import type { OrderRecords } from './orders.ts'
import { orderEntry, ordersTable } from './orders-list-table.ts'

/** Orders as documents, with columns for what they are found and sorted by. */
export function orderRows(session: Session): OrderRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'order')
  return {
    nextNumber: () => takeNumber(session, 'order', firstNumber),
    lastNumber: async () => (await lastNumber(session, 'order')) ?? firstNumber - 1,
    raiseNumber: (next) =>
      session.atomically((inside) => raiseNumber(inside, { name: 'order', first: firstNumber }, next)),
    insert: (order, buyer) =>
      session.atomically(async (inside) => {
        await inside.write(insert, givenOf(websiteId, order))
        await keepListed(inside, ordersTable, orderEntry(order), { isNew: true })
        await countPlaced(inside, order, buyer)
        held.hold(order.id)
      }),
    save: (order) =>
      session.atomically(async (inside) => {
        held.demand(order.id)
        const changed = await inside.change(update, givenOf(websiteId, order))
        if (changed !== 1) throw new Error(`There is no order ${order.id}`)
        await keepListed(inside, ordersTable, orderEntry(order))
        await countChanged(inside, order)
      }),
    leaveToNobody: (order) => session.atomically((inside) => leaveToNobody(inside, order)),
    moveToCustomer: (order, newId) => session.atomically((inside) => moveOrder(inside, order, newId)),
    find: async (id) => readDocument(session, orderDocument, await session.first(find, { websiteId, id })),
    numberOf: async (id) => (await session.first(findNumber, { websiteId, id }))?.number,
    lock: async (id) => {
      const row = await session.first(lock, { websiteId, id })
      if (row) held.hold(id)
      return readDocument(session, orderDocument, row)
    },
    findMany: async (ids) => {
      const byId = await ordersById(session, ids)
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    findByNumber: async (number) =>
      readDocument(session, orderDocument, await session.first(findByNumber, { websiteId, number })),
    findByCart: async (cartId) =>
      readDocument(session, orderDocument, await session.first(findByCart, { websiteId, cartId })),
    list: (ask) => listOrders(session, ask),
    countOpen: () => countOpenOrders(session),
    takings: (query) => sumTakings(session, query),
    hasUnpaidOf: async (productId) =>
      (await session.first(findUnpaidOf, { websiteId, mention: mentionOfProduct(productId) })) !== undefined,
    hasSold: () => hasSold(session),
  }
}

async function listOrders(session: Session, ask: ListAsk): Promise<ListPage<Order>> {
  const { places, ...slice } = await readList(session, ordersTable, ask)
  const orders = await ordersById(
    session,
    places.map(({ id }) => id),
  )
  return pageOf({ ...slice, places }, ask, orders)
}

async function ordersById(session: Session, ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  const rows = await findByIds(session, ids)
  return new Map(readDocuments(session, orderDocument, rows).map((order) => [order.id, order]))
}

interface GivenOrder {
  readonly websiteId: string
  readonly id: string
  readonly number: number
  readonly cartId: string
  readonly createdAtMs: number
  readonly grandTotalCents: number
  readonly fulfillmentStatus: string
  readonly paymentState: string
  readonly document: string
}

function givenOf(websiteId: string, order: Order): GivenOrder {
  return {
    websiteId,
    id: order.id,
    number: order.number,
    cartId: order.cartId,
    createdAtMs: order.createdAtMs,
    // What takings add up: less what went back.
    grandTotalCents: Math.max(0, order.grandTotalCents - refundedCents(order)),
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
    document: JSON.stringify(order),
  }
}

function columnsOf(given: GivenOrder) {
  return {
    number: given.number,
    cart_id: given.cartId,
    created_at_ms: given.createdAtMs,
    grand_total_cents: given.grandTotalCents,
    fulfillment_status: given.fulfillmentStatus,
    payment_state: given.paymentState,
    document: given.document,
  }
}

const findByIds = listQuery((db, websiteId, ids) =>
  db.selectFrom('orders').select('document').where('website_id', '=', websiteId).where('id', 'in', ids),
)

const insert = statement((db, given: GivenOrder) =>
  db.insertInto('orders').values({ website_id: given.websiteId, id: given.id, ...columnsOf(given) }),
)

const update = statement((db, given: GivenOrder) =>
  db
    .updateTable('orders')
    .set(columnsOf(given))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('orders')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const findNumber = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('orders')
    .select('number')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('orders')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const findByNumber = statement((db, given: { websiteId: string; number: number }) =>
  db
    .selectFrom('orders')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('number', '=', given.number),
)

const findByCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('orders')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId),
)
