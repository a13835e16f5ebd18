import type Stripe from 'stripe'
import { isMade } from './stripe-refund.ts'

/** What went back of a charge altogether: refunds that are made, and what the buyer's bank took back in disputes that were lost. Minor units. */
export async function moneyGoneBack(
  stripe: Stripe,
  charge: Pick<Stripe.Charge, 'disputed' | 'amount_refunded' | 'id'>,
): Promise<number> {
  return (await refundedCents(stripe, charge)) + (await lostCents(stripe, charge))
}

/** What refunds gave back; the charge itself counts those, too, that are under way. */
async function refundedCents(
  stripe: Stripe,
  { amount_refunded: begunCents, id }: Pick<Stripe.Charge, 'amount_refunded' | 'id'>,
): Promise<number> {
  if (begunCents === 0) return 0
  const made = await sumByCharge(stripe.refunds.list({ charge: id, limit: 100 }))
  return made.get(id) ?? 0
}

/** Adds up what refunds that are made gave back, by their charges. */
export async function sumByCharge(
  refunds: AsyncIterable<Stripe.Refund>,
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for await (const refund of refunds) {
    const id = typeof refund.charge === 'string' ? refund.charge : refund.charge?.id
    if (id !== undefined && isMade(refund)) sums.set(id, (sums.get(id) ?? 0) + refund.amount)
  }
  return sums
}

/** What the bank of its buyer took back for good. */
export async function lostCents(
  stripe: Stripe,
  { disputed: isDisputed, id }: Pick<Stripe.Charge, 'disputed' | 'id'>,
): Promise<number> {
  if (!isDisputed) return 0
  const { data } = await stripe.disputes.list({ charge: id, limit: 100 })
  return data.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0)
}
