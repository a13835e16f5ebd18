import type Stripe from 'stripe'
import type { Refund, RefundAnswer } from '../../services/gateway.ts'
import { isStripeError } from './stripe-account.ts'

/** Gives money back; the payment's name and the key make sure that it is once. */
export async function refundAtStripe(
  { charge, amountCents, key }: Refund,
  stripe: Stripe,
): Promise<RefundAnswer> {
  const intent = await intentOf(charge.reference, stripe)
  if (intent === null) return { ok: false, message: noChargeText }
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: intent,
        ...(amountCents === null ? {} : { amount: amountCents }),
        metadata: { payment: charge.paymentId, key },
      },
      { idempotencyKey: `refund-${charge.paymentId}-${key}` },
    )
    if (refund.status === 'failed' || refund.status === 'canceled') return { ok: false, message: failedText }
    return { ok: true, reference: refund.id, isPending: refund.status !== 'succeeded' }
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
    // The key is kept for a day: what was given back before is found by it.
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
    const made = data.find(({ metadata, status }) => metadata?.key === key && status !== 'failed')
    if (made) return { ok: true, reference: made.id, isPending: made.status !== 'succeeded' }
    if (error.code === 'charge_already_refunded' && data[0]) return { ok: true, reference: data[0].id }
    return { ok: false, message: refusals[error.code ?? ''] ?? noChargeText }
  }
}

/** The intent of a charge, which a session has once its buyer was there. */
async function intentOf(reference: string, stripe: Stripe): Promise<string | null> {
  if (reference.startsWith('pi_')) return reference
  if (!reference.startsWith('cs_')) return null
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference)
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

const noChargeText = 'There is no such charge.'
const failedText = 'Stripe could not give the money back. Please look at the payment there.'
const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded: 'Nothing is left of this charge.',
  charge_disputed: 'The buyer disputes this payment. Please answer the dispute at Stripe.',
}
