import type Stripe from 'stripe'

/** What went back of a charge altogether: refunds, and what the buyer's bank took back in disputes that were lost. Minor units. */
export async function moneyGoneBack(
  stripe: Stripe,
  {
    disputed: isDisputed,
    amount_refunded: refundedCents,
    id,
  }: Pick<Stripe.Charge, 'disputed' | 'amount_refunded' | 'id'>,
): Promise<number> {
  if (!isDisputed) return refundedCents
  const { data } = await stripe.disputes.list({ charge: id, limit: 100 })
  const lost = data.filter(({ status }) => status === 'lost')
  return lost.reduce((sum, { amount }) => sum + amount, refundedCents)
}
