import type { Order } from '@vitrine/domain/orders/order'
import type { ExpressionBuilder } from 'kysely'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Page } from '../engine/page.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { contains, searchKey } from '../engine/text-search.ts'
import type { Schema } from '../schema/schema.ts'
import { lastNumber, raiseNumber, takeNumber } from './number-rows.ts'
import { orderDocument } from './order-document.ts'
import { countOpenOrders, hasSold, sumTakings, testMark } from './order-tally.ts'
import type { OrderRecords, OrderSearch } from './orders.ts'

/** The number of a site's first order. */
const firstNumber = 1001

/** Orders as documents, with columns for what they are found and sorted by. */
export function orderRows(session: Session): OrderRecords {
  const { websiteId } = session
  return {
    nextNumber: () => takeNumber(session, 'order', firstNumber),
    lastNumber: async () => (await lastNumber(session, 'order')) ?? firstNumber - 1,
    raiseNumber: (next) => raiseNumber(session, 'order', next),
    insert: (order) =>
      session.atomically(async (inside) => {
        await inside.change(insert, givenOf(websiteId, order))
      }),
    save: (order) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(update, givenOf(websiteId, order))
        if (changed !== 1) throw new Error(`There is no order ${order.id}`)
      }),
    find: async (id) => readDocument(session, orderDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, orderDocument, await session.first(lock, { websiteId, id })),
    findByCart: async (cartId) =>
      readDocument(session, orderDocument, await session.first(findByCart, { websiteId, cartId })),
    search: (query) => searchOrders(session, query),
    countOpen: () => countOpenOrders(session),
    takings: (query) => sumTakings(session, query),
    hasSold: () => hasSold(session),
  }
}

async function searchOrders(session: Session, search: OrderSearch): Promise<Page<Order>> {
  const rows = await session.query((db) =>
    db
      .selectFrom('orders')
      .select('document')
      .where(matches(session.websiteId, search))
      .orderBy(sortColumn[search.sort], search.direction)
      .orderBy('number', search.direction)
      .limit(search.limit)
      .offset(search.offset),
  )
  const [counted] = await session.query((db) =>
    db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where(matches(session.websiteId, search)),
  )
  return { rows: readDocuments(session, orderDocument, rows), total: counted?.total ?? 0 }
}

function matches(websiteId: string, search: OrderSearch) {
  return (row: ExpressionBuilder<Schema, 'orders'>) =>
    row.and([
      row('website_id', '=', websiteId),
      ...(search.fulfillmentStatus ? [row('fulfillment_status', '=', search.fulfillmentStatus)] : []),
      ...(search.paymentState ? [row('payment_state', '=', search.paymentState)] : []),
      ...(search.isTest === undefined
        ? []
        : [row('document', search.isTest ? 'like' : 'not like', testMark)]),
      // Owners write an order's number with or without its sign.
      ...(searchKey(search.text) ? [contains(row.ref('search_text'), search.text.replace(/^\s*#/, ''))] : []),
    ])
}

const sortColumn = { number: 'number', total: 'grand_total_cents', created: 'created_at_ms' } as const

interface GivenOrder {
  readonly websiteId: string
  readonly id: string
  readonly number: number
  readonly cartId: string
  readonly createdAtMs: number
  readonly grandTotalCents: number
  readonly fulfillmentStatus: string
  readonly paymentState: string
  readonly searchText: string
  readonly document: string
}

function givenOf(websiteId: string, order: Order): GivenOrder {
  return {
    websiteId,
    id: order.id,
    number: order.number,
    cartId: order.cartId,
    createdAtMs: order.createdAtMs,
    grandTotalCents: order.grandTotalCents,
    fulfillmentStatus: order.fulfillmentStatus,
    paymentState: order.paymentState,
    searchText: searchTextOf(order),
    document: JSON.stringify(order),
  }
}

function searchTextOf({ number, contact, shippingAddress, billingAddress }: Order): string {
  const names = [shippingAddress, billingAddress].map((address) =>
    address ? `${address.firstName} ${address.lastName}` : '',
  )
  return searchKey([String(number), contact.email, ...names].join('\n'))
}

function columnsOf(given: GivenOrder) {
  return {
    number: given.number,
    cart_id: given.cartId,
    created_at_ms: given.createdAtMs,
    grand_total_cents: given.grandTotalCents,
    fulfillment_status: given.fulfillmentStatus,
    payment_state: given.paymentState,
    search_text: given.searchText,
    document: given.document,
  }
}

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

const findByCart = statement((db, given: { websiteId: string; cartId: string }) =>
  db
    .selectFrom('orders')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('cart_id', '=', given.cartId),
)
