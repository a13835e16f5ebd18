import type Stripe from 'stripe'
import type { GatewayNews, PostedNews } from '../../services/gateway-news.ts'
import { moneyGoneBack } from './money-gone-back.ts'
import type { StripeAccount, StripePlace } from './stripe-account.ts'
import { disputeOf } from './stripe-dispute.ts'
import { hasFailed } from './stripe-refund.ts'

/** A message is taken for so long. */
const slackSeconds = 300

interface EventContext {
  readonly stripe: Stripe
  readonly account: StripeAccount
  readonly websiteId: string
  readonly nowMs: number
}

/** Reads a message that is signed by one of the webhook's secrets; null when it is not, or is too old. */
export async function hearStripe(
  { text, headers }: PostedNews,
  { stripe, account, websiteId, nowMs }: EventContext,
): Promise<GatewayNews | null> {
  const signature = headers['stripe-signature'] ?? ''
  for (const secret of account.webhookSecret.split(/\s+/).filter(Boolean)) {
    const event = verified(text, signature, { stripe, secret, nowMs })
    if (event) return newsOf({ ...event, object: { ...event.data.object } }, { stripe, websiteId })
  }
  return null
}

function verified(
  text: string,
  signature: string,
  { stripe, secret, nowMs }: { readonly stripe: Stripe; readonly secret: string; readonly nowMs: number },
): Stripe.Event | null {
  try {
    const event = stripe.webhooks.constructEvent(text, signature, secret, slackSeconds, undefined, nowMs)
    const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    // The client looks at the past alone.
    return seconds - nowMs / 1000 > slackSeconds ? null : event
  } catch {
    return null
  }
}

/** How a dispute stands now, as a message of it would tell. */
export async function lookUpStripeDispute(disputeId: string, place: StripePlace): Promise<GatewayNews> {
  const dispute = await place.stripe.disputes.retrieve(disputeId)
  const type = 'charge.dispute.looked_up'
  return newsOf({ id: `${disputeId} ${dispute.status}`, type, object: { ...dispute } }, place)
}

/** What is told of an object of Stripe's. */
interface Told {
  readonly id: string
  readonly type: string
  readonly object: Readonly<Record<string, unknown>>
}

/** What an event is about; the account's version of the API may differ from ours, so that only what is stable is read of it. */
async function newsOf(
  { id: eventId, type, object }: Told,
  { stripe, websiteId }: StripePlace,
): Promise<GatewayNews> {
  const none = { kind: 'charge', eventId, type, paymentId: '', reference: '' } as const
  const intent = intentIn(object)
  const metadata = metadataOf(object)
  if (type.startsWith('checkout.session.') || type.startsWith('setup_intent.')) {
    return metadata.website === websiteId
      ? { ...none, paymentId: metadata.payment ?? '', reference: String(object.id ?? '') }
      : none
  }
  if (intent === null) return none
  // Refunds and disputes carry no metadata of the payment; only the intent itself is believed.
  const {
    metadata: known,
    currency: chargedIn,
    latest_charge: latest,
  } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })
  if (known.website !== websiteId || !known.payment) return none
  const about = { ...none, paymentId: known.payment, reference: intent }
  const charge = latest !== null && typeof latest === 'object' ? latest : null
  if (type.startsWith('charge.dispute.')) {
    // Told late, or in the wrong order: where it stands now is asked.
    const dispute = disputeOf(await stripe.disputes.retrieve(String(object.id)), chargedIn)
    const told = { ...about, kind: 'dispute', dispute } as const
    if (dispute.outcome !== 'LOST' || !charge) return { ...told, back: null }
    return { ...told, back: { cents: await moneyGoneBack(stripe, charge), reference: dispute.id } }
  }
  const isRefund = type.startsWith('charge.refund') || type.startsWith('refund.')
  if (!isRefund || !charge) return about
  const cents = await moneyGoneBack(stripe, charge)
  const told = { ...about, kind: 'refund', isTakenBack: false } as const
  if (object.object !== 'refund') return { ...told, back: { cents, reference: null }, failed: null }
  const refund = await stripe.refunds.retrieve(String(object.id))
  const failed = hasFailed(refund) ? { reference: refund.id, amountCents: refund.amount } : null
  return { ...told, back: { cents, reference: refund.id }, failed }
}

function intentIn(object: Readonly<Record<string, unknown>>): string | null {
  const named = object.object === 'payment_intent' ? object.id : object.payment_intent
  return typeof named === 'string' ? named : null
}

function metadataOf({ metadata }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  if (typeof metadata !== 'object' || metadata === null) return {}
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
}
