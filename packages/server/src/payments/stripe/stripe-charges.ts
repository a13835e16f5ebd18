import type { BookedCharge } from '../../services/gateway.ts'
import { lostCents, sumByCharge } from './lost-disputes.ts'
import type { StripePlace } from './stripe-account.ts'

/** The charges of a site since a moment; an account may serve several sites, and sell elsewhere, too. */
export async function listCharges(
  { stripe, websiteId }: StripePlace,
  sinceMs: number,
): Promise<readonly BookedCharge[]> {
  const booked: BookedCharge[] = []
  const created = { gte: Math.floor(sinceMs / 1000) }
  // No refund is older than its charge.
  const refunded = await sumByCharge(stripe.refunds.list({ created, limit: 100 }))
  for await (const charge of stripe.charges.list({ created, limit: 100 })) {
    const { metadata, status, amount_captured: amountCents } = charge
    if (status !== 'succeeded' || metadata.website !== websiteId || !metadata.payment) continue
    const refundedCents = (refunded.get(charge.id) ?? 0) + (await lostCents(stripe, charge))
    booked.push({
      paymentId: metadata.payment,
      amountCents,
      currency: charge.currency.toUpperCase(),
      state: refundedCents >= amountCents ? 'refunded' : 'paid',
      refundedCents,
      atMs: charge.created * 1000,
    })
  }
  return booked
}
