import { isOpen, isPaid, isProcessing } from '@vitrine/domain/payments/payment-states'
import type { BookedPayment } from '@vitrine/store/payments/payments'
import type { BookedCharge } from '../../services/gateway.ts'

/** Something about money that does not add up between the shop and its gateway. */
export interface PaymentDiscrepancy {
  readonly kind: PaymentDiscrepancyKind
  readonly paymentId: string
  readonly amountCents: number
  readonly currency: string
  readonly orderNumber: number | null
  readonly orderId: string | null
}

/** What can be wrong with a payment. */
type PaymentDiscrepancyKind =
  | 'charge-without-order'
  | 'open-past-hold'
  | 'order-without-charge'
  | 'other-amount'
  | 'refund-not-made'
  | 'refund-not-written'

/** What is wrong, in words; `{payment}` and `{order}` stand for their names. */
const paymentDiscrepancyText: Readonly<Record<PaymentDiscrepancyKind, string>> = {
  'charge-without-order': 'payment {payment} was charged, but has no order and was not given back.',
  'open-past-hold':
    'payment {payment} is still open although its time is over: it holds stock, and money may have moved.',
  'order-without-charge': 'order {order} is paid by payment {payment}, of which its gateway knows no charge.',
  'other-amount': 'payment {payment} of order {order} was charged with another amount than was asked for.',
  'refund-not-made': 'order {order} has refunds that its gateway did not make of payment {payment}.',
  'refund-not-written':
    'of the charge of payment {payment} more was given back than is written on order {order}.',
}

/** A payment's job may be a little late before anybody needs to hear of it. */
const graceMs = 2 * 60_000

/** Holds the payments of a website against the charges in the books of their gateways. */
export function comparePayments(
  payments: readonly BookedPayment[],
  charges: ReadonlyMap<string, BookedCharge>,
  nowMs: number,
): readonly PaymentDiscrepancy[] {
  return payments.flatMap((payment) => {
    const kind = discrepancyOf(payment, charges.get(payment.id), nowMs)
    if (kind === null) return []
    const { id, amountCents, currency, order } = payment
    const orderNumber = order?.number ?? null
    return [{ kind, paymentId: id, amountCents, currency, orderNumber, orderId: order?.id ?? null }]
  })
}

/** The sentence about one of them. */
export function describeDiscrepancy({ kind, paymentId, orderNumber }: PaymentDiscrepancy): string {
  return paymentDiscrepancyText[kind]
    .replace('{payment}', paymentId)
    .replace('{order}', String(orderNumber ?? 'unknown'))
}

function discrepancyOf(
  payment: BookedPayment,
  charge: BookedCharge | undefined,
  nowMs: number,
): PaymentDiscrepancyKind | null {
  if (isProcessing(payment.state)) return null
  if (isOpen(payment.state)) return payment.expiresAtMs + graceMs < nowMs ? 'open-past-hold' : null
  if (!isPaid(payment.state)) return charge?.state === 'paid' ? 'charge-without-order' : null
  return payment.gateway === 'manual' || payment.gateway === 'none'
    ? null
    : discrepancyOfPaid(payment, charge)
}

function discrepancyOfPaid(
  { amountCents, currency, order, refundedCents }: BookedPayment,
  charge: BookedCharge | undefined,
): PaymentDiscrepancyKind | null {
  // A way to pay that is kept with what is free at first makes no charge.
  if (charge === undefined) return amountCents === 0 ? null : 'order-without-charge'
  if (order === null) return charge.state === 'paid' ? 'charge-without-order' : null
  if (charge.amountCents !== amountCents || charge.currency !== currency) return 'other-amount'
  if (charge.refundedCents === refundedCents) return null
  return charge.refundedCents < refundedCents ? 'refund-not-made' : 'refund-not-written'
}
