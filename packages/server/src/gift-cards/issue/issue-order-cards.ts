import { isForBuyer } from '@vitrine/domain/gift-cards/gift-details'
import type { Order, OrderLine } from '@vitrine/domain/orders/order'
import { orderName } from '@vitrine/domain/orders/order-name'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { sourceOfUnit } from '../cards-of-lines.ts'
import { deliverAt } from './deliver-at.ts'
import { type IssueServices, issueCard } from './issue-card.ts'

/** The kind of the jobs that issue the gift cards of paid orders. */
export const issueJobKind = 'issue-gift-cards'

/** Has the gift cards of an order issued that was just paid, in the transaction that says so; nothing where it has none. */
export async function enqueueIssue(
  { jobs }: Pick<SiteTables, 'jobs'>,
  order: Pick<Order, 'id' | 'lines'>,
  nowMs: number,
): Promise<void> {
  if (order.lines.some(isGiftLine)) await jobs.enqueue(issueJob(order.id, nowMs))
}

function issueJob(orderId: string, nowMs: number): NewJob {
  return { id: `issue-${orderId}`, kind: issueJobKind, payload: { orderId }, runAtMs: nowMs }
}

/** So many cards are issued in a transaction: an order may have thousands. */
const issuedAtOnce = 100

/**
 * Issues a card for each unit of a paid order, once, however often it is asked and wherever it was broken off (the job `issue-gift-cards`); none
 * for lines that were refunded before.
 */
export async function issueOrderCards(
  store: SiteStore,
  orderId: string,
  services: IssueServices,
): Promise<void> {
  for (let from = 0; ; from += issuedAtOnce) {
    const isDone = await store.transaction(async (tables) => {
      const order = await tables.orders.lock(orderId)
      if (order?.paymentState !== 'PAID' || order.fulfillmentStatus === 'CANCELED') return true
      const { timeZone } = await tables.site.read()
      const units = order.lines.filter(isGiftLine).flatMap(unitsOf)
      const left = new Map(leftToRefund(order).lines.map(({ line, quantity }) => [line.id, quantity]))
      for (const unit of units.slice(from, from + issuedAtOnce)) {
        if (unit.place >= (left.get(unit.line.id) ?? 0)) continue
        await issueCard(tables, cardOf(order, unit, timeZone, services.clock()), services)
      }
      return from + issuedAtOnce >= units.length
    })
    if (isDone) return
  }
}

/** Whether a line buys gift cards. */
export function isGiftLine({ productType }: Pick<OrderLine, 'productType'>): boolean {
  return productType === 'gift-card'
}

interface Unit {
  readonly line: OrderLine
  readonly place: number
}

function unitsOf(line: OrderLine): readonly Unit[] {
  return Array.from({ length: line.quantity }, (_, place) => ({ line, place }))
}

function cardOf(order: Order, { line, place }: Unit, timeZone: string, nowMs: number) {
  const { contact, id, isTest, currency } = order
  const gift = line.gift
  return {
    currency,
    initialCents: line.unitPriceCents,
    isTest,
    recipientEmail: gift && !isForBuyer(gift) ? gift.recipientEmail : contact.email,
    recipientName: gift?.recipientName ?? '',
    senderName: gift?.senderName ?? '',
    message: gift?.message ?? '',
    deliverAtMs: deliverAt(gift, timeZone, nowMs),
    orderId: id,
    orderName: orderName(order),
    buyerEmail: isForBuyer(gift) ? '' : contact.email,
    source: sourceOfUnit(id, line.id, place),
    reason: '',
    by: '',
  }
}
