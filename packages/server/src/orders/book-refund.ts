import { markRefunded } from '@vitrine/domain/orders/order-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** What went back of a payment altogether, as its gateway says. */
interface BookedRefund {
  readonly orderId: string
  readonly payment: Payment
  readonly refundedCents: number
  readonly reference: string
  readonly services: Pick<Services, 'newId' | 'clock'>
}

/** Writes down what went back and is not written yet, once, whoever tells of it first; the order counts as refunded when all did. */
export async function bookRefund(
  tables: SiteTables,
  { orderId, payment, refundedCents, reference, services }: BookedRefund,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  if (order?.paymentState !== 'PAID') return
  const nowMs = services.clock()
  if (payment.amountCents === 0) {
    await tables.orders.save(markRefunded(order, 'There was no money to return.', { nowMs, by: '' }))
    return
  }
  const movements = await tables.money.listByOrder(orderId)
  const written = movements
    .filter(({ kind, paymentId }) => kind === 'refund' && paymentId === payment.id)
    .reduce((sum, { cents }) => sum - cents, 0)
  const cents = Math.min(refundedCents, payment.amountCents) - written
  if (cents <= 0) return
  await tables.money.record({
    id: services.newId(),
    orderId,
    paymentId: payment.id,
    kind: 'refund',
    cents: -cents,
    currency: payment.currency,
    gateway: payment.gateway,
    reference,
    atMs: nowMs,
  })
  if (written + cents === payment.amountCents)
    await tables.orders.save(markRefunded(order, 'The whole amount was returned.', { nowMs, by: '' }))
}
