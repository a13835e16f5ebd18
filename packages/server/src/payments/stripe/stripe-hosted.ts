import type Stripe from 'stripe'
import type { Charge, ChargeAnswer } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import { answerOfIntent, answerOfSetup, processingText } from './intent-answer.ts'
import type { StripePlace } from './stripe-account.ts'

/** Leads buyers whose browser runs no scripts to Stripe's own page. It shows one line, the total of the order. */
export async function startSession(
  charge: Charge,
  { stripe, websiteId, customer }: StripePlace & { readonly customer: string | null },
): Promise<ChargeAnswer> {
  const { paymentId, amountCents, visit } = charge
  if (!visit) throw new Error('There is no buyer to pay')
  const metadata = { website: websiteId, payment: paymentId }
  const params: Params = {
    ...(amountCents === 0 ? setup(charge, metadata) : payment(charge, metadata)),
    client_reference_id: paymentId,
    metadata,
    success_url: visit.returnUrl,
    cancel_url: visit.returnUrl,
    ...(customer ? { customer } : { customer_email: visit.email }),
  }
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey: paymentId })
  if (!session.url) throw new Error(`The session ${session.id} has no address`)
  const action = { kind: 'redirect', url: session.url } as const
  return { kind: 'confirmation-needed', message: '', reference: session.id, action }
}

type Params = Stripe.Checkout.SessionCreateParams
type Metadata = Record<string, string>

function payment({ amountCents, currency, kind, visit }: Charge, metadata: Metadata): Params {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: visit?.title ?? '' },
        },
      },
    ],
    payment_intent_data: {
      metadata,
      ...(kind === 'save' && { setup_future_usage: 'off_session' }),
    },
  }
}

function setup({ currency }: Charge, metadata: Metadata): Params {
  return { mode: 'setup', currency: currency.toLowerCase(), setup_intent_data: { metadata } }
}

/** What became of a session: its intent says it, once there is one. */
export async function readSession(id: string, stripe: Stripe): Promise<ChargeAnswer> {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.payment_method', 'setup_intent.payment_method'],
  })
  const { payment_intent: intent, setup_intent: setupIntent } = session
  if (session.status === 'expired') return decline('canceled')
  if (session.status === 'open') return { kind: 'confirmation-needed', reference: id, message: '' }
  if (intent !== null && typeof intent === 'object') return answerOfIntent(intent)
  if (setupIntent !== null && typeof setupIntent === 'object') return answerOfSetup(setupIntent)
  return { kind: 'processing', reference: id, message: processingText }
}
