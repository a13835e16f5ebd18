import type Stripe from 'stripe'
import type { Charge, ChargeAnswer, Gateway, StartedCharge } from '../../services/gateway.ts'
import { decline } from '../decline.ts'
import { logRefusal, type RefusedAt } from '../refused/log-refusal.ts'
import { answerOfIntent, answerOfSetup, lastDecline } from './intent-answer.ts'
import {
  isStripeError,
  type OpenedAccount,
  type StripeAccount,
  type StripePlace,
  stripeClient,
} from './stripe-account.ts'
import { listCharges, lookUpCharge } from './stripe-charges.ts'
import { hearStripe, lookUpStripeDispute } from './stripe-events.ts'
import { readSession, startSession } from './stripe-hosted.ts'
import { readToken } from './stripe-method.ts'
import { refundAtStripe } from './stripe-refund.ts'
import { approveAtStripe, readRenewal, renewAtStripe } from './stripe-renewal.ts'

/**
 * Payment by Stripe. The intent is made when the buyer presses the button, and confirmed by their browser: an answer that is lost on the
 * way to us has moved nothing. Renewals alone are charged by our own call, and are so, too, when their buyer comes to approve one; it carries
 * the payment as its key.
 */
export function stripeGateway(opened: OpenedAccount<StripeAccount>): Gateway {
  const { key, account, websiteId, host, timeLimitMs, clock } = opened
  const stripe = stripeClient(account.secretKey, host, timeLimitMs)
  const place: StripePlace = { stripe, websiteId }
  return {
    key,
    start: (charge) =>
      charge.kind === 'renewal'
        ? renewAtStripe(charge, place)
        : start(charge, place).catch((error: unknown) => declineOf(error, opened)),
    approve: (charge) => approveAtStripe(charge, place),
    read: (charge) => read(charge, stripe),
    confirm: (charge) => end(charge, stripe),
    conclude: (charge) => end(charge, stripe),
    refund: (refund) => refundAtStripe(refund, stripe),
    forget: async (token) => {
      const method = readToken(token)?.method
      if (method) await stripe.paymentMethods.detach(method).catch(forgiveMissing)
    },
    charges: (sinceMs, { goOn }) => listCharges(place, { sinceMs, goOn }),
    lookUp: (charge) => lookUpCharge(charge, place),
    lookUpDispute: (disputeId) => lookUpStripeDispute(disputeId, place),
    hear: async (posted) => hearStripe(posted, { stripe, account, websiteId, nowMs: clock() }),
    check: async () => {
      try {
        await stripe.paymentIntents.list({ limit: 1 })
        return null
      } catch (error) {
        const type = isStripeError(error) ? error.type : null
        if (type === 'StripeAuthenticationError') return keyUnknownText
        if (type === 'StripePermissionError') return keyWeakText
        throw error
      }
    },
  }
}

async function start(charge: Charge, place: StripePlace): Promise<ChargeAnswer> {
  const { stripe, websiteId } = place
  const { paymentId, amountCents, currency, visit } = charge
  if (!visit) throw new Error('There is no buyer to pay')
  const metadata = { website: websiteId, payment: paymentId }
  const customer = charge.kind === 'save' ? await customerOf(charge, place) : null
  if (!visit.isScripted) return startSession(charge, { ...place, customer })
  if (amountCents === 0) {
    const setup = await stripe.setupIntents.create(
      {
        automatic_payment_methods: { enabled: true },
        usage: 'off_session',
        ...(customer && { customer }),
        metadata,
      },
      { idempotencyKey: paymentId },
    )
    return asksPage('setup', setup, visit.returnUrl)
  }
  const intent = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      capture_method: 'automatic_async',
      ...(customer && { customer, setup_future_usage: 'off_session' }),
      metadata,
    },
    { idempotencyKey: paymentId },
  )
  return asksPage('payment', intent, visit.returnUrl)
}

/** The no that an error of Stripe is, if it is one about what was asked: keys and rights have errors of their own, and what is under way is no answer. */
function declineOf(error: unknown, opened: RefusedAt): ChargeAnswer {
  const isNo = isStripeError(error) && error.type === 'StripeInvalidRequestError'
  if (!isNo || underWay.has(error.code ?? '')) throw error
  if (error.code === 'amount_too_small') return decline('amount-too-small')
  logRefusal(opened, { code: error.code ?? '', message: error.message })
  return decline('not-possible')
}

const underWay: ReadonlySet<string> = new Set(['idempotency_key_in_use', 'lock_timeout'])

function asksPage(
  intent: 'payment' | 'setup',
  { id, client_secret: clientSecret }: { readonly id: string; readonly client_secret: string | null },
  returnUrl: string,
): ChargeAnswer {
  if (clientSecret === null) throw new Error(`The intent ${id} has no secret for browsers`)
  const action = { kind: 'stripe', intent, clientSecret, returnUrl } as const
  return { kind: 'confirmation-needed', message: '', reference: id, action }
}

/** A customer at Stripe is who a method is kept for; each payment that keeps one makes its own. */
async function customerOf({ paymentId, visit }: Charge, { stripe, websiteId }: StripePlace): Promise<string> {
  const customer = await stripe.customers.create(
    { email: visit?.email ?? '', metadata: { website: websiteId, payment: paymentId } },
    { idempotencyKey: `${paymentId}-customer` },
  )
  return customer.id
}

/** What became of a charge, asked again. Without a reference no browser ever had its secret: nothing can have moved, but by our own call. */
async function read(charge: StartedCharge, stripe: Stripe): Promise<ChargeAnswer> {
  const { reference } = charge
  if (reference === '') return (await readRenewal(charge, stripe)) ?? decline('too-late')
  if (reference.startsWith('cs_')) return readSession(reference, stripe)
  if (reference.startsWith('seti_'))
    return answerOfSetup(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] }))
  return answerOfIntent(await stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] }))
}

/** The same, and what moved nothing until now is canceled, so that it never will. */
async function end(charge: StartedCharge, stripe: Stripe): Promise<ChargeAnswer> {
  const { reference } = charge
  const before = await read(charge, stripe)
  if (before.kind !== 'confirmation-needed') return before
  const why = await whyNot(reference, stripe)
  try {
    if (reference.startsWith('cs_')) await stripe.checkout.sessions.expire(reference)
    else if (reference.startsWith('seti_')) await stripe.setupIntents.cancel(reference)
    else await stripe.paymentIntents.cancel(reference)
  } catch (error) {
    if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
    // It came to an end meanwhile, which only Stripe can tell.
    const after = await read(charge, stripe)
    if (after.kind === 'confirmation-needed') throw error
    return after
  }
  return why
}

/** Why the charge of a buyer who was there is not made. */
async function whyNot(reference: string, stripe: Stripe): Promise<ChargeAnswer> {
  if (reference.startsWith('cs_')) return decline('canceled')
  if (reference.startsWith('seti_')) {
    const setup = await stripe.setupIntents.retrieve(reference)
    return lastDecline(setup.last_setup_error) ?? decline(notDone(setup.status))
  }
  const intent = await stripe.paymentIntents.retrieve(reference)
  return lastDecline(intent.last_payment_error) ?? decline(notDone(intent.status))
}

function notDone(status: string) {
  return status === 'requires_action' ? 'not-approved' : 'too-late'
}

function forgiveMissing(error: unknown): void {
  if (!isStripeError(error) || error.type !== 'StripeInvalidRequestError') throw error
}

const keyUnknownText = 'Stripe does not know this secret key.'
const keyWeakText =
  'This key may not do all that is needed. Give it the right to write payments, refunds, customers and checkout sessions, or use the secret key.'
