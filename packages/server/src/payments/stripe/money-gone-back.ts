import type Stripe from 'stripe'
import { takenBackIn } from './stripe-dispute.ts'
import { isMade } from './stripe-refund.ts'

/** What went back of a charge altogether: refunds that are made, and what the buyer's bank took back in disputes that were lost. Minor units. */
export async function moneyGoneBack(
  stripe: Stripe,
  charge: DisputedCharge & Pick<Stripe.Charge, 'amount_refunded'>,
): Promise<number> {
  return withTakenBack(stripe, charge, await refundedCents(stripe, charge))
}

type DisputedCharge = Pick<Stripe.Charge, 'disputed' | 'amount_captured' | 'currency' | 'id'>

/** The same, where it is known what refunds gave back. */
export async function withTakenBack(
  stripe: Stripe,
  charge: DisputedCharge,
  refundedCents: number,
): Promise<number> {
  const takenBackCents = await takenBackByBank(stripe, charge)
  return takenBackCents === 0
    ? refundedCents
    : Math.min(charge.amount_captured, refundedCents + takenBackCents)
}

/** What refunds gave back; the charge itself counts those, too, that are under way. */
async function refundedCents(
  stripe: Stripe,
  { amount_refunded: begunCents, id }: Pick<Stripe.Charge, 'amount_refunded' | 'id'>,
): Promise<number> {
  if (begunCents === 0) return 0
  const made = await refundedByCharge(stripe.refunds.list({ charge: id, limit: 100 }))
  return made.get(id) ?? 0
}

/** Adds up what refunds that are made gave back, by their charges. */
export async function refundedByCharge(
  refunds: AsyncIterable<Stripe.Refund>,
): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>()
  for await (const refund of refunds) {
    const id = typeof refund.charge === 'string' ? refund.charge : refund.charge?.id
    if (id !== undefined && isMade(refund)) sums.set(id, (sums.get(id) ?? 0) + refund.amount)
  }
  return sums
}

async function takenBackByBank(stripe: Stripe, charge: DisputedCharge): Promise<number> {
  if (!charge.disputed) return 0
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 })
  return takenBackIn(data, charge)
}
