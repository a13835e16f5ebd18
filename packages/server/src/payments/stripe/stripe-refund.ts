import type { RefundRefusal } from '@vitrine/domain/orders/refunds/refund-refusal'
import type Stripe from 'stripe'
import type { Refund, RefundAnswer } from '../../services/gateway.ts'
import { isStripeError } from './stripe-account.ts'

/** Gives money back; the payment's name and the key make sure that it is once. */
export async function refundAtStripe(
  { charge, amountCents, key }: Refund,
  stripe: Stripe,
): Promise<RefundAnswer> {
  try {
    const intent = await intentOf(charge.reference, stripe)
    if (intent === null) return { ok: false, refusal: 'no-charge' }
    // Stripe knows a key for a day, and answers by it as it did first: how a refund stands is read of the refund itself.
    const made = await refundOfKey(intent, key, stripe)
    return made ? answerOf(made) : await askForMoney({ charge, amountCents, key }, intent, stripe)
  } catch (error) {
    // Keys of another account see none of it.
    if (isStripeError(error) && error.code === 'resource_missing')
      return { ok: false, refusal: 'other-account' }
    throw error
  }
}

async function askForMoney(
  { charge, amountCents, key }: Refund,
  intent: string,
  stripe: Stripe,
): Promise<RefundAnswer> {
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: intent,
        ...(amountCents === null ? {} : { amount: amountCents }),
        metadata: { payment: charge.paymentId, key },
      },
      { idempotencyKey: `refund-${charge.paymentId}-${key}` },
    )
    return answerOf(refund)
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
    if (error.code === 'charge_already_refunded') {
      const whole = await refundThatEmptied(intent, stripe)
      if (whole) return answerOf(whole)
    }
    return { ok: false, refusal: refusals[error.code ?? ''] ?? (await otherRefusal(intent, stripe)) }
  }
}

async function refundOfKey(intent: string, key: string, stripe: Stripe): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.key === key) return refund
  return null
}

/** What a refusal of any other kind comes to: of what was never taken nothing can go back, and it may stay so. */
async function otherRefusal(intent: string, stripe: Stripe): Promise<RefundRefusal> {
  const { status } = await stripe.paymentIntents.retrieve(intent)
  return status === 'succeeded' ? 'failed-at-stripe' : 'no-charge'
}

/** What tells how a charge stands of which nothing is left: a refund that is under way, or else the last that was made. */
async function refundThatEmptied(intent: string, stripe: Stripe): Promise<Stripe.Refund | null> {
  let made: Stripe.Refund | null = null
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
    if (isUnderWay(refund)) return refund
    if (isMade(refund)) made ??= refund
  }
  return made
}

function answerOf(refund: Stripe.Refund): RefundAnswer {
  return hasFailed(refund)
    ? { ok: false, refusal: 'failed-at-stripe', reference: refund.id }
    : { ok: true, reference: refund.id, isPending: isUnderWay(refund) }
}

/** Whether a refund gave nothing back, or what it gave came back. */
export function hasFailed({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

function isUnderWay({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'pending' || status === 'requires_action'
}

/** Whether the money of a refund went back. */
export function isMade(refund: Pick<Stripe.Refund, 'status'>): boolean {
  return !hasFailed(refund) && !isUnderWay(refund)
}

/** The intent of a charge, which a session has once its buyer was there. */
export async function intentOf(reference: string, stripe: Stripe): Promise<string | null> {
  if (reference.startsWith('pi_')) return reference
  if (!reference.startsWith('cs_')) return null
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference)
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

const refusals: Readonly<Record<string, RefundRefusal>> = {
  charge_already_refunded: 'none-left',
  charge_disputed: 'disputed-at-stripe',
  amount_too_large: 'less-left-at-stripe',
  refund_disputed_payment: 'disputed-at-stripe',
}
