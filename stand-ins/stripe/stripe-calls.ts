import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { cancelIntent, confirmIntent, makeMethod } from './intents.ts'
import { type FormValue, textIn, textsIn } from './read-form.ts'
import { makeRefund } from './refunds.ts'
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts'

/** A call, read. */
export interface StripeCall {
  readonly method: string
  /** Without `/v1/`, in parts. */
  readonly path: readonly string[]
  readonly form: Readonly<Record<string, FormValue>>
  /** Whether a browser calls, with the key that may be seen. */
  readonly isPublic: boolean
}

/** Answers a call. */
export function answerCall(books: StripeBooks, call: StripeCall): unknown {
  const [kind = '', id, act] = call.path[0] === 'checkout' ? call.path.slice(1) : call.path
  const object = objects[kind]
  if (!object) throw notThere()
  if (call.method === 'POST' && id === undefined) return create(books, kind, call)
  if (call.method === 'GET' && id === undefined) return list(books, object, call)
  if (id === undefined) throw notThere()
  const found = books.get(id, object)
  if (call.isPublic && textIn(call.form, 'client_secret') !== found.client_secret) throw notThere()
  if (call.method === 'GET') return expanded(books, found, call)
  return change(books, found, act ?? '', call)
}

const objects: Readonly<Record<string, string>> = {
  customers: 'customer',
  payment_methods: 'payment_method',
  payment_intents: 'payment_intent',
  setup_intents: 'setup_intent',
  sessions: 'checkout.session',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  webhook_endpoints: 'webhook_endpoint',
}

function create(books: StripeBooks, kind: string, { form }: StripeCall): StripeObject {
  const metadata = textsIn(form, 'metadata')
  switch (kind) {
    case 'customers':
      return books.add('cus', 'customer', { email: textIn(form, 'email'), metadata })
    case 'payment_methods':
      return makeMethod(books, textIn(form, 'card', 'number'))
    case 'setup_intents':
      return newIntent(books, 'setup_intent', { customer: textIn(form, 'customer') || null, metadata })
    case 'payment_intents':
      return newPayment(books, form)
    case 'sessions':
      return newSession(books, form)
    case 'refunds': {
      const amount = textIn(form, 'amount')
      const intentId = textIn(form, 'payment_intent')
      return makeRefund(books, { intentId, amount: amount === '' ? null : Number(amount), metadata })
    }
    case 'webhook_endpoints':
      return books.add('we', 'webhook_endpoint', {
        url: textIn(form, 'url'),
        secret: 'whsec_of_the_stand_in',
      })
    default:
      throw notThere()
  }
}

function newPayment(books: StripeBooks, form: StripeCall['form']): StripeObject {
  const amount = Number(textIn(form, 'amount'))
  if (!Number.isInteger(amount) || amount < 1) throw invalid('amount', 'parameter_invalid_integer')
  if (amount < leastChargeCents(textIn(form, 'currency').toUpperCase()))
    throw invalid('amount', 'amount_too_small')
  const intent = newIntent(books, 'payment_intent', {
    amount,
    amount_received: 0,
    currency: textIn(form, 'currency'),
    customer: textIn(form, 'customer') || null,
    setup_future_usage: textIn(form, 'setup_future_usage') || null,
    latest_charge: null,
    metadata: textsIn(form, 'metadata'),
  })
  if (textIn(form, 'confirm') !== 'true') return intent
  intent.return_url = textIn(form, 'return_url') || null
  const method = books.get(textIn(form, 'payment_method'), 'payment_method')
  if (method.customer !== intent.customer) throw invalid('payment_method', 'payment_method_unexpected_state')
  return confirmIntent(books, intent, method, { isOffSession: textIn(form, 'off_session') === 'true' })
}

/** Makes an intent that waits for a method. */
export function newIntent(
  books: StripeBooks,
  object: string,
  fields: Readonly<Record<string, unknown>>,
): StripeObject {
  const intent = books.add(object === 'setup_intent' ? 'seti' : 'pi', object, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: null,
    last_setup_error: null,
    ...fields,
  })
  intent.client_secret = `${intent.id}_secret_${intent.id.slice(-8)}`
  return intent
}

function newSession(books: StripeBooks, form: StripeCall['form']): StripeObject {
  const price = {
    item: textIn(form, 'line_items', '0', 'price_data', 'unit_amount'),
    currency: textIn(form, 'line_items', '0', 'price_data', 'currency'),
  }
  const session = books.add('cs_test', 'checkout.session', {
    mode: textIn(form, 'mode'),
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(price.item),
    currency: price.currency || textIn(form, 'currency'),
    customer: textIn(form, 'customer') || null,
    success_url: textIn(form, 'success_url'),
    cancel_url: textIn(form, 'cancel_url'),
    client_reference_id: textIn(form, 'client_reference_id'),
    payment_intent: null,
    setup_intent: null,
    metadata: textsIn(form, 'metadata'),
    intent_metadata: textsIn(form.payment_intent_data ?? form.setup_intent_data, 'metadata'),
    setup_future_usage: textIn(form, 'payment_intent_data', 'setup_future_usage') || null,
  })
  session.url = `/pay/${session.id}`
  return session
}

function change(books: StripeBooks, found: StripeObject, act: string, { form }: StripeCall): StripeObject {
  if (act === 'cancel') return cancelIntent(books, found)
  if (act === 'expire') {
    if (found.status !== 'open') throw invalid('session', 'session_not_open')
    found.status = 'expired'
    books.happened('checkout.session.expired', found)
    return found
  }
  if (act === 'detach') {
    books.remove(found.id)
    return { ...found, customer: null }
  }
  if (act !== 'confirm') throw notThere()
  const returnUrl = textIn(form, 'return_url')
  if (returnUrl !== '') found.return_url = returnUrl
  const number = textIn(form, 'payment_method_data', 'card', 'number')
  const method =
    number === '' ? books.get(textIn(form, 'payment_method'), 'payment_method') : makeMethod(books, number)
  return confirmIntent(books, found, method)
}

function list(books: StripeBooks, object: string, { form }: StripeCall): unknown {
  const since = Number(textIn(form, 'created', 'gte') || 0)
  const wanted = (['customer', 'payment_intent', 'charge'] as const).filter(
    (name) => textIn(form, name) !== '',
  )
  const all = books.list(
    object,
    (each) => Number(each.created) >= since && wanted.every((name) => each[name] === textIn(form, name)),
  )
  const after = textIn(form, 'starting_after')
  const from = after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1
  const limit = Number(textIn(form, 'limit') || 10)
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit }
}

function expanded(books: StripeBooks, found: StripeObject, { form }: StripeCall): StripeObject {
  const answer = { ...found }
  for (const path of Object.values(textsIn(form, 'expand'))) {
    const [name = '', inner] = path.split('.')
    const id = answer[name]
    if (typeof id !== 'string') continue
    const object = name === 'latest_charge' ? 'charge' : name
    const known = { ...books.get(id, object) }
    if (inner && typeof known[inner] === 'string') known[inner] = books.get(String(known[inner]), inner)
    answer[name] = known
  }
  return answer
}

function invalid(param: string, code: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, param, message: `Invalid ${param}` })
}

function notThere(): StripeRefusal {
  return new StripeRefusal(404, { type: 'invalid_request_error', message: 'Unrecognized request URL' })
}
