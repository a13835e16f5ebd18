import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts'

/** The bank of a buyer disputes what is left of an intent's charge. */
export function beginDispute(books: StripeBooks, intentId: string): StripeObject {
  const charge = books.get(String(books.get(intentId, 'payment_intent').latest_charge), 'charge')
  const amount = Number(charge.amount_captured) - Number(charge.amount_refunded)
  if (amount <= 0 || isDisputed(books, charge))
    throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'There is nothing to dispute.' })
  charge.disputed = true
  const dispute = books.add('du', 'dispute', {
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  books.happened('charge.dispute.created', dispute)
  return dispute
}

/** The bank decides. */
export function endDispute(books: StripeBooks, disputeId: string, outcome: 'won' | 'lost'): void {
  const dispute = books.get(disputeId, 'dispute')
  if (dispute.status !== 'needs_response') return
  dispute.status = outcome
  books.happened('charge.dispute.closed', dispute)
}

/** Whether the money of a charge is with the bank, for a while or for good. */
export function isDisputed(books: StripeBooks, charge: StripeObject): boolean {
  return disputesOf(books, charge).some(({ status }) => status !== 'won')
}

/** What the bank took back for good. */
export function lostCents(books: StripeBooks, charge: StripeObject): number {
  const lost = disputesOf(books, charge).filter(({ status }) => status === 'lost')
  return lost.reduce((sum, { amount }) => sum + Number(amount), 0)
}

function disputesOf(books: StripeBooks, { id, disputed }: StripeObject): readonly StripeObject[] {
  return disputed ? books.list('dispute', ({ charge }) => charge === id) : []
}
