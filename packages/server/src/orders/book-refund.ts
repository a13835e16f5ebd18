import type { Order } from '@vitrine/domain/orders/order'
import { addEvent } from '@vitrine/domain/orders/order-states'
import type { OrderFact } from '@vitrine/domain/orders/record/order-fact'
import { takeMoneyBack } from '@vitrine/domain/orders/refunds/refund-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import { endSoldCards } from '../gift-cards/end-sold-cards.ts'
import { isGiftLine } from '../gift-cards/issue/issue-order-cards.ts'
import type { Services } from '../services/services.ts'
import { endWithdrawnOf } from '../subscribed/end-of-order.ts'
import { enqueueOrderMail } from './enqueue-order-mail.ts'
import { issuePapers } from './papers/issue-papers.ts'
import { giveUsesOfRefundBack } from './refunds/give-uses-back.ts'
import { putBack } from './refunds/put-back.ts'

/** What went back of a payment altogether, as its gateway says. */
interface BookedRefund {
  readonly orderId: string
  readonly payment: Payment
  readonly refundedCents: number
  readonly reference: string
  /** Whether a bank or the service took it back, instead of the shop giving it back. */
  readonly isTakenBack?: boolean | undefined
  readonly services: Pick<Services, 'newId' | 'clock' | 'log'>
}

/** Writes down what went back and is not written yet, once, whoever tells of it first; the order counts as refunded when all did. */
export async function bookRefund(
  tables: SiteTables,
  { orderId, payment, refundedCents, reference, isTakenBack = false, services }: BookedRefund,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  // An order that its owner paid back by hand may still lose a dispute: the money is gone twice, and the books say so.
  if (order?.paymentState !== 'PAID' && order?.paymentState !== 'REFUNDED') return
  const written = await tables.payments.refundedCents(payment.id)
  const cents = Math.min(refundedCents, payment.amountCents) - written
  // Of an order that cost nothing there is no sum that says that it was given back.
  if (cents <= 0 && (payment.amountCents > 0 || order.paymentState === 'REFUNDED')) return
  const taken = { id: services.newId(), cents, reference, isTakenBack, nowMs: services.clock(), by: '' }
  const back = takeMoneyBack(order, taken)
  const isOwn = back.refunds?.some(({ id }) => id === taken.id) ?? false
  const facts = await factsOfCards(tables, back, { isOwn, nowMs: taken.nowMs })
  const changed = facts.reduce((noted, fact) => addEvent(noted, 'note', fact, taken), back)
  await tables.orders.save(changed)
  await endWithdrawnOf(tables, { orderId, why: 'refunded', by: '', services })
  // Whose bank took the money back has no code again by it.
  if (!isTakenBack)
    await giveUsesOfRefundBack(tables, { before: order, refunded: changed, nowMs: taken.nowMs })
  await putBack(tables, changed, { lines: changed.refunds?.find(({ id }) => id === taken.id)?.lines ?? [] })
  await issuePapers(tables, changed, services)
  // Of a canceled order the buyer read already what goes back; of money that is gone twice only the books say so; what the buyer's
  // bank took back the shop did not refund.
  const isTold = isOwn && !isTakenBack && order.paymentState === 'PAID'
  if (isTold && order.fulfillmentStatus !== 'CANCELED')
    await enqueueOrderMail(tables, { kind: 'refunded', order: changed, services, refundId: taken.id })
  if (cents === 0) return
  await tables.money.record({
    id: services.newId(),
    orderId,
    paymentId: payment.id,
    kind: 'refund',
    cents: -cents,
    currency: payment.currency,
    gateway: payment.gateway,
    reference,
    atMs: services.clock(),
  })
}

/** Cards that were bought with money that is gone pay nothing any more; while a part of it is here, nobody knows what the other was for. */
async function factsOfCards(
  tables: SiteTables,
  order: Order,
  { isOwn, nowMs }: { readonly isOwn: boolean; readonly nowMs: number },
): Promise<readonly OrderFact[]> {
  if (order.paymentState === 'REFUNDED') return endSoldCards(tables, order, nowMs)
  return isOwn && order.lines.some(isGiftLine) ? [{ code: 'sold-cards-kept' }] : []
}
