import { behaviourOf, type CardBehaviour } from './cards.ts'
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts'

/** What a buyer says at the bank's question, or that nobody was asked yet. */
type Approval = 'yes' | 'no' | 'nobody'

/** Makes a method of a card. */
export function makeMethod(books: StripeBooks, number: string): StripeObject {
  const digits = number.replace(/\s/g, '')
  const card = { brand: 'visa', last4: digits.slice(-4), exp_month: 12, exp_year: 2034 }
  return books.add('pm', 'payment_method', {
    type: 'card',
    card,
    customer: null,
    behaviour: behaviourOf(digits),
  })
}

/** Confirms an intent with a method; `isOffSession`: nobody is there to be asked. */
export function confirmIntent(
  books: StripeBooks,
  intent: StripeObject,
  method: StripeObject,
  { isOffSession = false, approval = 'nobody' }: { isOffSession?: boolean; approval?: Approval } = {},
): StripeObject {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw unexpected(intent)
  intent.payment_method = method.id
  const behaviour = method.behaviour as CardBehaviour
  if (behaviour === 'asks' && approval === 'nobody') {
    if (isOffSession)
      return fail(books, intent, { code: 'authentication_required', decline_code: 'authentication_required' })
    intent.status = 'requires_action'
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url: `/3ds/${intent.id}` } }
    books.happened(`${kindOf(intent)}.requires_action`, intent)
    return intent
  }
  intent.next_action = null
  if (behaviour === 'asks' && approval === 'no')
    return fail(books, intent, { code: `${kindOf(intent)}_authentication_failure` })
  if (behaviour === 'declined' || (behaviour === 'fails-later' && isOffSession))
    return fail(books, intent, { code: 'card_declined', decline_code: 'generic_decline' })
  if (behaviour === 'insufficient')
    return fail(books, intent, { code: 'card_declined', decline_code: 'insufficient_funds' })
  if (behaviour === 'takes-days' && intent.object === 'payment_intent') {
    intent.status = 'processing'
    books.happened('payment_intent.processing', intent)
    return intent
  }
  return succeed(books, intent)
}

/** Money arrives. */
export function succeed(books: StripeBooks, intent: StripeObject): StripeObject {
  intent.status = 'succeeded'
  const isKept = intent.object === 'setup_intent' || intent.setup_future_usage === 'off_session'
  if (isKept) books.get(String(intent.payment_method), 'payment_method').customer = intent.customer
  if (intent.object === 'payment_intent') {
    const charge = books.add('ch', 'charge', {
      amount: intent.amount,
      amount_captured: intent.amount,
      amount_refunded: 0,
      disputed: false,
      currency: intent.currency,
      status: 'succeeded',
      payment_intent: intent.id,
      metadata: intent.metadata,
    })
    intent.amount_received = intent.amount
    intent.latest_charge = charge.id
  }
  books.happened(`${kindOf(intent)}.succeeded`, intent)
  return intent
}

/** Cancels an intent that moved nothing. */
export function cancelIntent(books: StripeBooks, intent: StripeObject): StripeObject {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw unexpected(intent)
  intent.status = 'canceled'
  books.happened(`${kindOf(intent)}.canceled`, intent)
  return intent
}

function fail(books: StripeBooks, intent: StripeObject, codes: Readonly<Record<string, string>>): never {
  const error = { type: 'card_error', message: 'Your card was declined.', ...codes }
  intent.status = 'requires_payment_method'
  intent[intent.object === 'setup_intent' ? 'last_setup_error' : 'last_payment_error'] = error
  books.happened(`${kindOf(intent)}.${intent.object === 'setup_intent' ? 'setup' : 'payment'}_failed`, intent)
  throw new StripeRefusal(402, { ...error, [intent.object]: intent })
}

function unexpected(intent: StripeObject): StripeRefusal {
  const code = `${intent.object}_unexpected_state`
  const message = `This intent has a status of ${String(intent.status)}.`
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message })
}

function kindOf({ object }: StripeObject): string {
  return object
}
