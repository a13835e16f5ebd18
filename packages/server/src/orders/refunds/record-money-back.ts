import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'

interface MoneyBack {
  readonly orderId: string
  readonly refund: Pick<OrderRefund, 'moneyCents'>
  /** Whether the payment's own gateway gave it back, or the owner did. */
  readonly way: 'by-gateway' | 'by-hand'
  readonly reference: string
  readonly services: Pick<Services, 'newId' | 'clock'>
}

/** Writes the money of a refund into the ledger, in the transaction in which it is done. */
export async function recordMoneyBack(
  tables: Pick<SiteTables, 'payments' | 'money'>,
  { orderId, refund, way, reference, services }: MoneyBack,
): Promise<void> {
  if (refund.moneyCents === 0) return
  const payment = await tables.payments.findByOrder(orderId)
  if (!payment) throw new Error(`The order ${orderId} has no payment`)
  await tables.money.record({
    id: services.newId(),
    orderId,
    paymentId: payment.id,
    kind: 'refund',
    cents: -refund.moneyCents,
    currency: payment.currency,
    gateway: way === 'by-hand' ? 'manual' : payment.gateway,
    reference,
    atMs: services.clock(),
  })
}
