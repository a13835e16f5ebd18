import type { IncomingMessage, ServerResponse } from 'node:http'
import { confirmIntent, makeMethod } from './intents.ts'
import { type FormValue, textIn } from './read-form.ts'
import { type StripeBooks, type StripeObject, StripeRefusal } from './stripe-books.ts'
import { newIntent } from './stripe-calls.ts'

interface PageCall {
  readonly request: IncomingMessage
  readonly url: URL
  readonly form: Readonly<Record<string, FormValue>>
}

/** The pages that buyers see: the one that stands for the hosted checkout, and the question of a bank. */
export function answerPage(
  books: StripeBooks,
  { request, url, form }: PageCall,
  response: ServerResponse,
): ServerResponse {
  const [, kind, id = ''] = url.pathname.split('/')
  try {
    if (kind === 'pay')
      return pay(books, id, request.method === 'POST' ? textIn(form, 'number') : null, response)
    if (kind === '3ds')
      return ask(books, id, request.method === 'POST' ? textIn(form, 'approve') : null, response)
    return response.writeHead(404).end('Not found')
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return page(response, `<p role="alert">${error.message}</p><p><a href="">Try again</a></p>`)
  }
}

function pay(
  books: StripeBooks,
  id: string,
  number: string | null,
  response: ServerResponse,
): ServerResponse {
  const session = books.get(id, 'checkout.session')
  if (session.status !== 'open') return page(response, '<p>This page is no longer there.</p>')
  if (number === null)
    return page(
      response,
      `<h1>Pay ${Number(session.amount_total) / 100} ${String(session.currency).toUpperCase()}</h1>
<form method="post"><label>Card number <input name="number" inputmode="numeric"></label> <button>Pay</button></form>
<p><a href="${String(session.cancel_url)}">Back to the shop</a></p>`,
    )
  const intent = intentOf(books, session)
  confirmIntent(books, intent, makeMethod(books, number))
  if (intent.status === 'requires_action') return lead(response, `/3ds/${intent.id}`)
  complete(books, session, intent)
  return lead(response, String(session.success_url))
}

function ask(
  books: StripeBooks,
  id: string,
  approve: string | null,
  response: ServerResponse,
): ServerResponse {
  const intent = books.get(id, id.startsWith('seti_') ? 'setup_intent' : 'payment_intent')
  if (approve === null)
    return page(
      response,
      `<h1>Your bank asks</h1><form method="post"><button name="approve" value="yes">Approve</button>
<button name="approve" value="no">Refuse</button></form>`,
    )
  const method = books.get(String(intent.payment_method), 'payment_method')
  const session = books.list(
    'checkout.session',
    (each) => each.payment_intent === id || each.setup_intent === id,
  )[0]
  try {
    confirmIntent(books, intent, method, { approval: approve === 'yes' ? 'yes' : 'no' })
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    return lead(response, session ? String(session.url) : String(intent.return_url ?? '/'))
  }
  if (session) complete(books, session, intent)
  return lead(response, String(session?.success_url ?? intent.return_url ?? '/'))
}

/** A session makes its intent when its buyer pays. */
function intentOf(books: StripeBooks, session: StripeObject): StripeObject {
  const isSetup = session.mode === 'setup'
  const name = isSetup ? 'setup_intent' : 'payment_intent'
  const known = session[name]
  if (typeof known === 'string') return books.get(known, name)
  const intent = newIntent(books, name, {
    ...(isSetup ? {} : { amount: session.amount_total, amount_received: 0, currency: session.currency }),
    customer: session.customer,
    setup_future_usage: session.setup_future_usage,
    latest_charge: null,
    metadata: session.intent_metadata,
  })
  session[name] = intent.id
  return intent
}

function complete(books: StripeBooks, session: StripeObject, intent: StripeObject): void {
  session.status = 'complete'
  session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid'
  books.happened('checkout.session.completed', session)
}

function lead(response: ServerResponse, location: string): ServerResponse {
  return response.writeHead(303, { location }).end()
}

function page(response: ServerResponse, main: string): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  return response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A stand-in for Stripe</title>
<meta name="viewport" content="width=device-width"></head><body><main>${main}</main></body></html>`)
}
