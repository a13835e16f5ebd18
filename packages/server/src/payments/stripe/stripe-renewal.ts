import type Stripe from 'stripe'
import type { AttendedCharge, Charge, ChargeAnswer, StartedCharge } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import { answerOfIntent, lastDecline } from './intent-answer.ts'
import type { StripePlace } from './stripe-account.ts'
import { problemOfStripe } from './stripe-decline.ts'
import { readToken } from './stripe-method.ts'

/**
 * Charges a saved method while its buyer is away. Asked again within a day, Stripe answers the same by the key; after that, the intents
 * of the customer say whether it was made before.
 */
export async function renewAtStripe(
  charge: Charge,
  { stripe, websiteId }: StripePlace,
): Promise<ChargeAnswer> {
  const { paymentId, amountCents, currency } = charge
  const token = charge.methodToken === null ? null : readToken(charge.methodToken)
  if (!token) return decline('method-gone')
  const made = await findMade(paymentId, token.customer, stripe)
  if (made) return ended(made, stripe)
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: currency.toLowerCase(),
        customer: token.customer,
        payment_method: token.method,
        off_session: true,
        confirm: true,
        metadata: { website: websiteId, payment: paymentId },
      },
      { idempotencyKey: paymentId },
    )
    return ended(intent, stripe)
  } catch (error) {
    const told = declineOf(error)
    if (told) return told
    throw error
  }
}

/**
 * Charges a saved method whose buyer is there: where the bank wants it approved, its own page is the next step, as of an intent that is
 * confirmed with an address to come back to.
 */
export async function approveAtStripe(
  charge: AttendedCharge,
  { stripe, websiteId }: StripePlace,
): Promise<ChargeAnswer> {
  const { paymentId, amountCents, currency, returnUrl } = charge
  const token = readToken(charge.methodToken)
  if (!token) return decline('method-gone')
  try {
    const made =
      (await findMade(paymentId, token.customer, stripe)) ??
      (await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          customer: token.customer,
          payment_method: token.method,
          confirm: true,
          return_url: returnUrl,
          metadata: { website: websiteId, payment: paymentId },
        },
        { idempotencyKey: paymentId },
      ))
    const url = made.status === 'requires_action' ? made.next_action?.redirect_to_url?.url : null
    const answer = url ? answerOfIntent(made) : await ended(made, stripe)
    return url && answer.kind === 'confirmation-needed'
      ? { ...answer, action: { kind: 'redirect', url } }
      : answer
  } catch (error) {
    const told = declineOf(error)
    if (told) return told
    throw error
  }
}

/** What became of a renewal whose answer was lost; null where it was not made, or is none. */
export async function readRenewal(
  { paymentId, methodToken = null }: StartedCharge,
  stripe: Stripe,
): Promise<ChargeAnswer | null> {
  const token = methodToken === null ? null : readToken(methodToken)
  const made = token && (await findMade(paymentId, token.customer, stripe))
  return made ? ended(made, stripe) : null
}

/** An intent that this payment made before, among the latest of its customer. */
async function findMade(paymentId: string, customer: string, stripe: Stripe) {
  try {
    const { data } = await stripe.paymentIntents.list({ customer, limit: 100 })
    return data.find(({ metadata }) => metadata.payment === paymentId)
  } catch (error) {
    // A customer that is gone has no intents; the charge says so.
    if (declineOf(error)) return undefined
    throw error
  }
}

/** An intent that asks a buyer who is away, or cannot be led to their bank, is over. */
async function ended(intent: Stripe.PaymentIntent, stripe: Stripe): Promise<ChargeAnswer> {
  const answer = answerOfIntent(intent)
  if (answer.kind !== 'confirmation-needed') return answer
  await stripe.paymentIntents.cancel(intent.id)
  return lastDecline(intent.last_payment_error) ?? decline('authentication-needed')
}

/** The refusal that an error of Stripe is, if it is one: what failed otherwise may still have moved money. */
function declineOf(error: unknown): ChargeAnswer | null {
  if (!(error instanceof Error) || !('type' in error)) return null
  const codes = error as { readonly type: unknown; readonly code?: string; readonly decline_code?: string }
  const isRefusal = codes.type === 'StripeCardError' || codes.type === 'StripeInvalidRequestError'
  if (!isRefusal || codes.code === 'idempotency_key_in_use') return null
  return decline(problemOfStripe({ code: codes.code, declineCode: codes.decline_code }))
}
