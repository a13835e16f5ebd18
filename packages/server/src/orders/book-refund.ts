import { takeMoneyBack } from '@vitrine/domain/orders/refunds/refund-states'
import type { Payment } from '@vitrine/store/payments/payments'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { issuePapers } from './papers/issue-papers.ts'
import { putBack } from './refunds/put-back.ts'

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
  // An order that its owner paid back by hand may still lose a dispute: the money is gone twice, and the books say so.
  if (order?.paymentState !== 'PAID' && order?.paymentState !== 'REFUNDED') return
  const movements = await tables.money.listByOrder(orderId)
  const written = movements
    .filter(
      ({ kind, paymentId, gateway }) =>
        kind === 'refund' && paymentId === payment.id && gateway === payment.gateway,
    )
    .reduce((sum, { cents }) => sum - cents, 0)
  const cents = Math.min(refundedCents, payment.amountCents) - written
  if (cents <= 0 && payment.amountCents > 0) return
  const taken = { id: services.newId(), cents, reference, nowMs: services.clock(), by: '' }
  const changed = takeMoneyBack(order, taken)
  await tables.orders.save(changed)
  await putBack(tables, changed, { lines: changed.refunds?.find(({ id }) => id === taken.id)?.lines ?? [] })
  await issuePapers(tables, changed, services)
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
