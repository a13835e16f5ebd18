import type { Order } from '@vitrine/domain/orders/order'
import { addEvent } from '@vitrine/domain/orders/order-states'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import { reopenRefund } from '@vitrine/domain/orders/refunds/refund-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import type { FailedRefund } from '../../services/gateway-news.ts'
import type { Services } from '../../services/services.ts'
import { enqueueLetter } from '../enqueue-order-mail.ts'

interface Failed {
  readonly orderId: string
  readonly payment: Payment
  readonly failed: FailedRefund
  /** What went back of the payment altogether, as its gateway says now. */
  readonly refundedCents: number
  /** What was written of that before refunds under way were asked: what is done since is not in `refundedCents`. */
  readonly writtenCents: number
  readonly services: Pick<Services, 'newId' | 'clock'>
}

/**
 * Writes down that a refund which was made came back: it waits for the owner, who is mailed, and the ledger of money has it again. One that was told
 * of by another name is known by its amount, where so much less went back than is written.
 */
export async function noteFailedRefund(
  tables: Pick<SiteTables, 'orders' | 'payments' | 'money' | 'jobs'>,
  { orderId, payment, failed, refundedCents, writtenCents, services }: Failed,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  if (!order || order.refunds?.some((each) => isOf(each, failed) && each.state === 'FAILED')) return
  const stamp = { nowMs: services.clock(), by: '' }
  const nowWrittenCents = await tables.payments.refundedCents(payment.id)
  const missingCents = Math.min(writtenCents, nowWrittenCents) - refundedCents
  const refund = refundOf(order, failed, missingCents)
  const reopened = refund && reopenRefund(order, refund.id, { ...stamp, refusal: 'came-back' })
  if (!reopened) {
    const fact = { code: 'unknown-money-came-back' } as const
    if (missingCents > 0) await tables.orders.save(addEvent(order, 'note', fact, stamp))
    return
  }
  await tables.orders.save(reopened)
  await enqueueLetter(tables, reopened, { mail: 'refund-failed', refundId: refund.id, to: '' }, services)
  await tables.money.record({
    id: services.newId(),
    orderId,
    paymentId: payment.id,
    kind: 'refund',
    cents: refund.moneyCents,
    currency: payment.currency,
    gateway: payment.gateway,
    reference: failed.reference,
    atMs: services.clock(),
  })
}

function refundOf(
  { refunds = [] }: Order,
  failed: FailedRefund,
  missingCents: number,
): OrderRefund | undefined {
  const made = refunds.filter(({ state, way }) => state === 'DONE' && way !== 'by-hand')
  return (
    made.find((each) => isOf(each, failed)) ??
    made.findLast(({ moneyCents }) => missingCents > 0 && moneyCents === missingCents)
  )
}

function isOf({ reference, moneyCents }: OrderRefund, failed: FailedRefund): boolean {
  return reference === failed.reference && moneyCents === failed.amountCents
}
