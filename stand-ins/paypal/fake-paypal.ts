import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault } from '../stripe/fake-stripe.ts'
import { answerPage } from './buyer-page.ts'
import { PaypalBooks, type PaypalEvent, Refused } from './paypal-books.ts'
import { answerCall } from './paypal-calls.ts'

/** The webhook that the stand-in knows. */
export const webhookId = 'WEBHOOKOFTHESTANDIN'

interface Answered {
  readonly status: number
  readonly body: string
}

/** A stand-in for PayPal with books of its own. */
export class FakePaypal {
  readonly books: PaypalBooks
  /** What happens to the next calls, one after the other. */
  readonly faults: (Fault | 'none')[] = []
  /** How many tokens were given out. */
  tokens = 0
  readonly #answered = new Map<string, Answered>()
  readonly #live = new Map<string, number>()
  readonly #server: Server
  address = ''
  /** Events that were chosen for the webhook; `*`: all there are. */
  told: readonly string[] = ['*']
  /** Hears of events at once; they are kept otherwise. */
  onEvent: ((event: PaypalEvent) => void) | null = null

  constructor(clock: () => number = Date.now) {
    this.books = new PaypalBooks(clock)
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
  takeEvents(): PaypalEvent[] {
    return this.books.events.splice(0)
  }

  /** A message about an event, with the headers of its signature. */
  sign(event: PaypalEvent, { webhook = webhookId, atMs = this.books.clock() } = {}) {
    const body = JSON.stringify(event)
    const [id, time] = [`T-${event.id}`, new Date(atMs).toISOString()]
    const headers = {
      'content-type': 'application/json',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-cert-url': `${this.address}/certificate`,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-sig': signature([id, time, webhook, body]),
    }
    return { body, headers }
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    const url = new URL(request.url ?? '/', this.address)
    const id = /^\/approve\/(\w+)$/.exec(url.pathname)?.[1]
    if (id !== undefined) {
      const pressed = request.method === 'POST' ? new URLSearchParams(text).get('press') : null
      answerPage(this.books, { id, pressed }, response)
      return this.#tell()
    }
    const fault = this.faults.shift() ?? null
    if (fault === 'fails-before') return send(response, broken)
    if (fault === 'refuses')
      return send(response, refusal(422, { details: [{ issue: 'CURRENCY_NOT_SUPPORTED' }] }))
    const answer = this.#once(request, url, text)
    if (fault === 'silent-after') return
    if (fault === 'cut-off-after') return void request.socket.destroy()
    send(response, fault === 'fails-after' ? broken : answer)
    this.#tell()
  }

  #tell(): void {
    if (this.onEvent) for (const event of this.takeEvents()) this.onEvent(event)
  }

  /** Carries a call out, or answers as before where it has the name of one that was. */
  #once(request: IncomingMessage, url: URL, text: string): Answered {
    const name = request.headers['paypal-request-id']
    const key = typeof name === 'string' ? `${url.pathname} ${name}` : null
    const known = key === null ? undefined : this.#answered.get(key)
    if (known) return known
    const answer = this.#answer(request, url, text)
    if (key !== null && answer.status < 300) this.#answered.set(key, answer)
    return answer
  }

  #answer({ method = 'GET', headers }: IncomingMessage, url: URL, text: string): Answered {
    const { authorization = '' } = headers
    if (url.pathname === '/v1/oauth2/token') return this.#giveToken(authorization)
    const untilMs = this.#live.get(authorization.replace('Bearer ', '')) ?? 0
    if (untilMs <= this.books.clock()) return refusal(401, { error: 'invalid_token' })
    if (url.pathname === '/v1/notifications/verify-webhook-signature') return verify(text)
    const webhook = /^\/v1\/notifications\/webhooks\/(\w+)$/.exec(url.pathname)?.[1]
    if (webhook === webhookId)
      return {
        status: 200,
        body: JSON.stringify({ id: webhook, event_types: this.told.map((name) => ({ name })) }),
      }
    try {
      const answer = JSON.stringify(answerCall(this.books, { method, url, text }))
      return { status: 200, body: answer.replaceAll('"href":"/', `"href":"${this.address}/`) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, issue } = error
      return refusal(status, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })
    }
  }

  #giveToken(authorization: string): Answered {
    const keys = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
    if (keys.includes('wrong')) return refusal(401, { error: 'invalid_client' })
    this.tokens += 1
    const token = `token-${this.tokens}`
    this.#live.set(token, this.books.clock() + 9 * 3_600_000)
    return { status: 200, body: JSON.stringify({ access_token: token, expires_in: 32_400 }) }
  }
}

/** Says whether a message is signed, byte by byte as it came. */
function verify(text: string): Answered {
  const [head = '', event = ''] = text.split(/,"webhook_event":(.*)\}$/s)
  const asked = JSON.parse(`${head}}`) as Record<string, string>
  const { transmission_id: id = '', transmission_time: time = '', webhook_id: webhook = '' } = asked
  const isRight = asked.transmission_sig === signature([id, time, webhook, event])
  return { status: 200, body: JSON.stringify({ verification_status: isRight ? 'SUCCESS' : 'FAILURE' }) }
}

/** What stands for the signature of PayPal. */
function signature(parts: readonly string[]): string {
  return createHmac('sha256', 'only the stand-in knows').update(parts.join('|')).digest('base64')
}

function refusal(status: number, body: object): Answered {
  return { status, body: JSON.stringify(body) }
}

const broken: Answered = { status: 500, body: '{"name":"INTERNAL_SERVER_ERROR"}' }

function send(response: ServerResponse, { status, body }: Answered): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
