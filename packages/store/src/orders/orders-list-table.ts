import { fullName } from '@vitrine/domain/contact/full-name'
import { toDecimalString } from '@vitrine/domain/money/reply-money'
import { moneyToReturnCents } from '@vitrine/domain/orders/canceled-money'
import { hasOpenDispute } from '@vitrine/domain/orders/disputes/order-dispute'
import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order } from '@vitrine/domain/orders/order'
import { oncePaidState, standingStates } from '@vitrine/domain/orders/order-cell'
import { isFulfilledInPart } from '@vitrine/domain/orders/parcels/fulfilled-in-part'
import { wayOfOrder } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { comesOncePaid, isPartlySent } from '@vitrine/domain/orders/parcels/left-to-send'
import { isWithBuyer, type OrderStanding, orderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import { waitsForBuyer } from '@vitrine/domain/orders/parcels/pickup-standing'
import {
  hasFailedRefund,
  isPartlyRefunded,
  refundTotals,
} from '@vitrine/domain/orders/refunds/refunded-cents'
import { hasOpenWithdrawal } from '@vitrine/domain/orders/withdrawals/withdraw'
import { readDocument } from '../documents/read-document.ts'
import { statement } from '../engine/statement.ts'
import type { FilledList } from '../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../lists/list-table.ts'
import { orderDocument } from './order-document.ts'

/** How orders are listed. */
export const ordersTable: ListTable = {
  name: 'orders',
  table: 'listed_orders',
  version: 15,
  columns: {
    number: { name: 'number', kind: 'number' },
    created: { name: 'created_at_ms', kind: 'number' },
    total: { name: 'total_cents', kind: 'number' },
  },
  byBits: 'created',
  sortedTerms: 'created',
  fullIndex: 'created',
  choices: {
    fulfillment: [
      ...['PENDING', 'FULFILLED', 'CANCELED', 'PARTLY_SENT', 'TO_FULFILL'],
      ...['PARTLY_READY', 'READY_FOR_PICKUP', 'PARTLY_PICKED_UP', 'PICKED_UP', oncePaidState],
      ...['TO_DELIVER', 'PARTLY_DELIVERED', 'DELIVERED'],
    ],
    payment: [
      ...['PENDING', 'PAID', 'REFUNDED', 'FAILED'],
      ...['PARTLY_REFUNDED', 'REFUND_FAILED', 'TO_REFUND', 'DISPUTED'],
    ],
    test: ['yes'],
    kind: ['order', 'donation'],
    withdrawal: ['OPEN', 'DONE'],
  },
  together: ['country', 'shipping'],
  texts: {
    country: { hasWords: false },
    shipping: { hasWords: true },
    sku: { hasWords: true },
    fund: { hasWords: true },
  },
}

/** What the list of orders keeps of one. */
export function orderEntry(order: Order): ListEntry {
  const { id, number, contact, lines, shipping, shippingAddress, billingAddress } = order
  const names = [shippingAddress, billingAddress].map(fullName)
  const streets = [shippingAddress, billingAddress].flatMap((each) => (each ? [each.line1, each.line2] : []))
  const fund = donationOf(order)?.fundTitle
  const skus = lines.map(({ sku }) => sku)
  return {
    id,
    columns: { number, created: order.createdAtMs, total: order.grandTotalCents },
    choices: {
      fulfillment: [order.fulfillmentStatus, ...onItsWay(order)],
      payment: [
        order.paymentState,
        ...(isPartlyRefunded(order, refundTotals(order).doneCents) ? ['PARTLY_REFUNDED'] : []),
        ...(hasFailedRefund(order) ? ['REFUND_FAILED'] : []),
        ...(moneyToReturnCents(order) > 0 ? ['TO_REFUND'] : []),
        ...(hasOpenDispute(order) ? ['DISPUTED'] : []),
      ],
      test: order.isTest ? ['yes'] : [],
      kind: [fund === undefined ? 'order' : 'donation'],
      withdrawal: order.withdrawals ? [hasOpenWithdrawal(order) ? 'OPEN' : 'DONE'] : [],
    },
    texts: {
      country: [order.shippingAddress?.country ?? billingAddress?.country ?? ''],
      shipping: [shipping?.name ?? ''],
      sku: skus,
      fund: fund === undefined ? [] : [fund],
    },
    searched: [String(number), order.numberText ?? '', contact.email, ...names, ...streets, ...skus],
    wholes: amountWords(order),
  }
}

/** What it is also found by: a part of it is with its buyer, and how far it is where they pick it up, or its shop delivers it. */
function onItsWay(order: Order): readonly string[] {
  const standing = orderStanding(order)
  if (comesOncePaid(order)) return [oncePaidState]
  // As in the cell: where its goods are with its buyer, and a service is to be done, it is not done with.
  const isBeside = standing !== null && isWithBuyer(standing) && isPartlySent(order)
  const state = standing === null || isBeside ? undefined : standingStates[standing]
  const isToFulfill = order.fulfillmentStatus === 'PENDING' && !waitsForBuyer(order)
  const states = [state, partState(order, standing), isToFulfill ? 'TO_FULFILL' : undefined]
  return [...new Set(states.filter((each) => each !== undefined))]
}

/** Of goods that are picked up or delivered, a part is with their buyer where some were: a service that was done is none. The same of goods that were all sent. */
function partState(order: Order, standing: OrderStanding | null): string | undefined {
  if (!isFulfilledInPart(order) || (standing !== null && isWithBuyer(standing))) return undefined
  if (order.fulfillments.some(({ pickedUp }) => pickedUp)) return standingStates['partly-picked-up']
  return standing === null || wayOfOrder(order) === 'sent' ? 'PARTLY_SENT' : undefined
}

/** Its total as owners type it, with a point or a comma. */
function amountWords({ grandTotalCents, currency }: Order): readonly string[] {
  const amount = toDecimalString(grandTotalCents, currency)
  return [...new Set([amount, amount.replace('.', ',')])]
}

/** Fills the list with the orders that are kept. */
export const ordersFill: FilledList = {
  list: ordersTable,
  async read(session, afterId, limit) {
    const rows = await session.all(nextOrders, { websiteId: session.websiteId, afterId, limit })
    const orders = rows.flatMap((row) => readDocument(session, orderDocument, row) ?? [])
    const lastId = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
    return { entries: orders.map(orderEntry), lastId }
  },
}

/** Orders behind an id, in the order of their ids. */
export const nextOrders = statement((db, given: { websiteId: string; afterId: string; limit: number }) =>
  db
    .selectFrom('orders')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '>', given.afterId)
    .orderBy('id')
    .limit(given.limit),
)
