import type Stripe from 'stripe'
import type { BookedCharge, BookReading, StartedCharge } from '../../services/gateway.ts'
import { moneyGoneBack, refundedByCharge, withTakenBack } from './money-gone-back.ts'
import type { StripePlace } from './stripe-account.ts'
import { intentOf } from './stripe-refund.ts'

/** The charges of a site since a moment; an account may serve several sites, and sell elsewhere, too. */
export async function listCharges(
  { stripe, websiteId }: StripePlace,
  { sinceMs, goOn }: { readonly sinceMs: number } & Pick<BookReading, 'goOn'>,
): Promise<readonly BookedCharge[]> {
  const booked: BookedCharge[] = []
  const created = { gte: Math.floor(sinceMs / 1000) }
  // No refund is older than its charge.
  const refunded = await refundedByCharge(each(stripe.refunds.list({ created, limit: 100 }), goOn))
  for await (const charge of each(stripe.charges.list({ created, limit: 100 }), goOn)) {
    const { metadata, status } = charge
    if (status !== 'succeeded' || metadata.website !== websiteId || !metadata.payment) continue
    const refundedCents = await withTakenBack(stripe, charge, refunded.get(charge.id) ?? 0)
    booked.push(bookedCharge(charge, { paymentId: metadata.payment, refundedCents }))
  }
  return booked
}

/** Tells of each that it is there; they come in pages, one after another. */
async function* each<Read>(read: AsyncIterable<Read>, goOn: () => void): AsyncGenerator<Read> {
  for await (const one of read) {
    goOn()
    yield one
  }
}

/** One charge as it stands now; null: it took nothing. */
export async function lookUpCharge(
  { reference }: Pick<StartedCharge, 'reference'>,
  { stripe, websiteId }: StripePlace,
): Promise<BookedCharge | null> {
  const intent = await intentOf(reference, stripe)
  if (intent === null) return null
  const { metadata, latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  })
  if (metadata.website !== websiteId || !metadata.payment) return null
  if (charge === null || typeof charge !== 'object' || charge.status !== 'succeeded') return null
  const refundedCents = await moneyGoneBack(stripe, charge)
  return bookedCharge(charge, { paymentId: metadata.payment, refundedCents })
}

function bookedCharge(
  { amount_captured: amountCents, currency, created }: Stripe.Charge,
  known: Pick<BookedCharge, 'paymentId' | 'refundedCents'>,
): BookedCharge {
  const state = known.refundedCents >= amountCents ? 'refunded' : 'paid'
  return { ...known, amountCents, currency: currency.toUpperCase(), state, atMs: created * 1000 }
}
