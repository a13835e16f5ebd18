import { returnOf } from '@vitrine/domain/orders/refunds/return-canceled'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { bookRefund } from '../book-refund.ts'
import { payBackJob } from './pay-back.ts'

interface Return {
  readonly orderId: string
  readonly services: Pick<Services, 'newId' | 'clock' | 'log'>
  /** Whether it was asked for before it was a refund: it goes on by the name that it had then. */
  readonly isOfBefore?: boolean
}

/**
 * Writes the money of an order that was called off as a refund, with the job that asks its payment service for it. One that cost nothing is
 * refunded at once; money that was paid outside of the shop is not sent back by itself.
 */
export async function returnMoney(
  tables: SiteTables,
  { orderId, services, isOfBefore = false }: Return,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  const payment = await tables.payments.findByOrder(orderId)
  if (!payment || order?.paymentState !== 'PAID' || order.fulfillmentStatus !== 'CANCELED') return
  if (payment.gateway === 'manual') return
  if (payment.amountCents === 0)
    return bookRefund(tables, { orderId, payment, refundedCents: 0, reference: '', services })
  const nowMs = services.clock()
  const named = isOfBefore
    ? { id: payment.id, attempts: order.refundRefusals ?? 0 }
    : { id: services.newId() }
  const refund = returnOf(order, { ...named, nowMs })
  if (!refund) return
  await tables.orders.save({ ...order, updatedAtMs: nowMs, refunds: [...(order.refunds ?? []), refund] })
  await tables.jobs.enqueue(payBackJob(orderId, refund, nowMs))
}

/** The kind of the jobs that gave back the money of canceled orders before it was a refund: some may be open still. */
export const returnJobOfBefore = 'refund-order'

/** Has the return of an order that was canceled before it was a refund go on as one. */
export function returnOfBefore(store: SiteStore, orderId: string, services: Services): Promise<void> {
  return store.transaction((tables) => returnMoney(tables, { orderId, services, isOfBefore: true }))
}
