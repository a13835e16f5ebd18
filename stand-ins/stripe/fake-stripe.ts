import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { browserScript } from './browser-script.ts'
import { answerPage } from './buyer-pages.ts'
import { beginDispute, endDispute } from './disputes.ts'
import { succeed } from './intents.ts'
import { readForm, textIn } from './read-form.ts'
import { endRefund, makeRefund } from './refunds.ts'
import { StripeBooks, type StripeEvent, type StripeObject, StripeRefusal } from './stripe-books.ts'
import { answerCall, type StripeCall } from './stripe-calls.ts'

/** What goes wrong with the next call: before it is carried out, or after. */
export type Fault = 'fails-before' | 'fails-after' | 'silent-after' | 'cut-off-after' | 'refuses'

/** A stand-in for Stripe with books of its own, which speaks what the official client speaks. */
export class FakeStripe {
  readonly books: StripeBooks
  /** What happens to the next calls, one after the other; null: all is well. */
  readonly faults: (Fault | null)[] = []
  readonly #answered = new Map<
    string,
    { readonly asked: string; readonly status: number; readonly body: string }
  >()
  readonly #server: Server
  address = ''
  /** Hears of events at once; they are kept otherwise. */
  onEvent: ((event: StripeEvent) => void) | null = null

  constructor(clock: () => number = Date.now) {
    this.books = new StripeBooks(clock)
    this.#server = createServer((request, response) => void this.#take(request, response))
  }

  async listen(port = 0, host = '127.0.0.1'): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, host, done))
    this.address = `http://${host}:${(this.#server.address() as AddressInfo).port}`
    return this.address
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  /** Events that were not taken yet. */
  takeEvents(): StripeEvent[] {
    return this.books.events.splice(0)
  }

  /** The body and the signature of a message about an event. */
  sign(event: StripeEvent, secret: string, atMs = this.books.clock()): { body: string; signature: string } {
    const body = JSON.stringify(event)
    const timestamp = Math.floor(atMs / 1000)
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
  }

  /** Money of a debit that takes days arrives. */
  arrive(intentId: string): void {
    succeed(this.books, this.books.get(intentId, 'payment_intent'))
  }

  /** The owner gives money back at the service itself. */
  refund(intentId: string, amount: number | null): void {
    makeRefund(this.books, { intentId, amount, metadata: {} })
  }

  /** Refunds of a status are made, or fail; some alone where it is said which. */
  endRefunds(
    from: 'pending' | 'succeeded',
    to: 'succeeded' | 'failed',
    isMeant: (refund: StripeObject) => boolean = () => true,
  ): void {
    for (const refund of this.books.list('refund', (each) => each.status === from && isMeant(each)))
      endRefund(this.books, refund.id, to)
  }

  /** The bank of a buyer takes back what is left of a charge, for as long as the dispute lasts. */
  dispute(intentId: string): void {
    beginDispute(this.books, intentId)
  }

  /** The bank decides a dispute. */
  decide(disputeId: string, outcome: 'won' | 'lost'): void {
    endDispute(this.books, disputeId, outcome)
  }

  /** A buyer's browser, as Stripe's script calls. */
  confirmByBrowser(clientSecret: string, number: string): string {
    const [id = ''] = clientSecret.split('_secret_')
    const path = [id.startsWith('seti_') ? 'setup_intents' : 'payment_intents', id, 'confirm']
    const form = { client_secret: clientSecret, payment_method_data: { card: { number } } }
    try {
      const intent = answerCall(this.books, { method: 'POST', path, form, isPublic: true })
      return String(Object.getOwnPropertyDescriptor(intent, 'status')?.value)
    } catch (error) {
      if (error instanceof StripeRefusal) return 'declined'
      throw error
    }
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const url = new URL(request.url ?? '/', this.address)
    if (url.pathname === '/endive/stripe.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(browserScript)
    if (!url.pathname.startsWith('/v1/')) {
      answerPage(this.books, { request, url, form: readForm(text) }, response)
      return this.#tell()
    }
    const fault = this.faults.shift() ?? null
    if (fault === 'fails-before')
      return send(response, 500, JSON.stringify({ error: { type: 'api_error', message: 'Broken' } }))
    if (fault === 'refuses')
      return send(
        response,
        400,
        JSON.stringify({ error: { type: 'invalid_request_error', code: 'amount_too_small', message: 'No' } }),
      )
    const { status, body } = this.#once(request, url, text)
    if (fault === 'silent-after') return
    if (fault === 'cut-off-after') return void request.socket.destroy()
    if (fault === 'fails-after')
      return send(response, 500, JSON.stringify({ error: { type: 'api_error', message: 'Broken' } }))
    send(response, status, body)
    this.#tell()
  }

  #tell(): void {
    if (this.onEvent) for (const event of this.takeEvents()) this.onEvent(event)
  }

  /** Carries a call out, or answers as before where it has the key of one that was. */
  #once(
    request: IncomingMessage,
    url: URL,
    text: string,
  ): { readonly status: number; readonly body: string } {
    const key = request.headers['idempotency-key']
    const asked = `${request.method} ${url.pathname} ${text}`
    const known = typeof key === 'string' ? this.#answered.get(key) : undefined
    if (known && known.asked !== asked)
      return {
        status: 400,
        body: JSON.stringify({
          error: { type: 'idempotency_error', message: 'Keys are for the same call alone.' },
        }),
      }
    if (known) return known
    const answer = this.#answer(request, url, text)
    if (typeof key === 'string') this.#answered.set(key, { asked, ...answer })
    return answer
  }

  #answer(
    request: IncomingMessage,
    url: URL,
    text: string,
  ): { readonly status: number; readonly body: string } {
    const key = request.headers.authorization?.replace(/^(?:Bearer|Basic) /, '') ?? ''
    const form = request.method === 'GET' ? readForm(url.search.slice(1)) : readForm(text)
    const isPublic = key.startsWith('pk_') || textIn(form, 'key').startsWith('pk_')
    const path = url.pathname.slice('/v1/'.length).split('/')
    const call: StripeCall = { method: request.method ?? 'GET', path, form, isPublic }
    if (!/^(?:sk|rk|pk)_/.test(isPublic ? 'pk_' : key) || key.includes('wrong'))
      return {
        status: 401,
        body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }),
      }
    try {
      return { status: 200, body: JSON.stringify(this.#withHost(answerCall(this.books, call))) }
    } catch (error) {
      if (error instanceof StripeRefusal)
        return { status: error.status, body: JSON.stringify({ error: error.body }) }
      throw error
    }
  }

  #withHost(answer: unknown): unknown {
    if (Array.isArray(answer)) return answer.map((each) => this.#withHost(each))
    if (typeof answer !== 'object' || answer === null) return answer
    const inside = ['data', 'next_action', 'redirect_to_url']
    return Object.fromEntries(
      Object.entries(answer).map(([name, value]) => {
        if (inside.includes(name)) return [name, this.#withHost(value)]
        return name === 'url' && String(value).startsWith('/') ? [name, this.address + value] : [name, value]
      }),
    )
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  // Browsers call from the pages of shops.
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  response.writeHead(status, headers).end(body)
}
