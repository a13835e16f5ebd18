import { isDisputed } from './disputes.ts'
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts'

/** Gives a part of an intent's charge back, or all that is left. */
export function makeRefund(
  books: StripeBooks,
  {
    intentId,
    amount,
    metadata,
  }: { intentId: string; amount: number | null; metadata: Record<string, string> },
): StripeObject {
  const intent = books.get(intentId, 'payment_intent')
  const charge = typeof intent.latest_charge === 'string' ? books.get(intent.latest_charge, 'charge') : null
  if (!charge)
    throw refusal('charge_missing', 'This PaymentIntent does not have a successful charge to refund.')
  if (isDisputed(books, charge)) throw refusal('charge_disputed', 'This charge has been charged back.')
  const left = Number(charge.amount_captured) - Number(charge.amount_refunded)
  if (left === 0) throw refusal('charge_already_refunded', 'The charge has already been refunded.')
  const cents = amount ?? left
  if (cents > left || cents <= 0)
    throw refusal('amount_too_large', 'The amount is greater than what is left of the charge.')
  charge.amount_refunded = Number(charge.amount_refunded) + cents
  charge.refunded = cents === left
  const refund = books.add('re', 'refund', {
    amount: cents,
    currency: charge.currency,
    payment_intent: intentId,
    charge: charge.id,
    status: books.doRefundsWait ? 'pending' : 'succeeded',
    metadata,
  })
  books.happened('charge.refunded', charge)
  return refund
}

/** A refund that is under way is made or fails; one that was made can still come back. */
export function endRefund(books: StripeBooks, refundId: string, status: 'succeeded' | 'failed'): void {
  const refund = books.get(refundId, 'refund')
  if (refund.status === 'failed' || refund.status === status) return
  refund.status = status
  if (status === 'succeeded') {
    books.happened('refund.updated', refund)
    return
  }
  const charge = books.get(String(refund.charge), 'charge')
  charge.amount_refunded = Number(charge.amount_refunded) - Number(refund.amount)
  charge.refunded = false
  books.happened('refund.failed', refund)
}

/** What refunds of a charge gave back, without those under way. */
export function madeCents(books: StripeBooks, { id }: StripeObject): number {
  const made = books.list('refund', ({ charge, status }) => charge === id && status === 'succeeded')
  return made.reduce((sum, { amount }) => sum + Number(amount), 0)
}

function refusal(code: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message })
}
