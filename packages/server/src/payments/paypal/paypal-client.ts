import { LRUCache } from 'lru-cache'

/** How an account with PayPal is reached. */
export interface PaypalAccount {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
}

/** One question to PayPal. */
interface PaypalQuestion {
  readonly path: string
  /** What is posted, as an object or as its JSON text; left out: it is read. */
  readonly body?: object | string
  /** Names what is made: asked again with it, PayPal answers the same and makes nothing more. */
  readonly requestId?: string
  readonly signal: AbortSignal
}

/** PayPal, asked with the keys of one account. */
export type AskPaypal = <Answer>(question: PaypalQuestion) => Promise<Answer>

type RefusalKind = 'keys-wrong' | 'not-allowed' | 'not-there' | 'not-possible'

/** Statuses of PayPal that say which no it is. */
const kinds: ReadonlyMap<number, RefusalKind> = new Map([
  [401, 'keys-wrong'],
  [403, 'not-allowed'],
  [404, 'not-there'],
])
/** Whether an answer leaves open what became of the call: the same may be under way (409), or PayPal is too busy (429). */
const unclear: ReadonlySet<number> = new Set([408, 409, 429])

/** PayPal understood and said no: nothing was done. Its answers that leave this open are other errors. */
export class PaypalRefusal extends Error {
  /** What kind of no: of keys that are wrong, of rights that are missing, of what is not there, of what cannot be. */
  readonly why: RefusalKind
  /** What is in the way, such as ORDER_NOT_APPROVED. */
  readonly issue: string

  constructor(status: number, issue: string) {
    super(`PayPal answered ${status}: ${issue}`)
    this.name = 'PaypalRefusal'
    this.why = kinds.get(status) ?? 'not-possible'
    this.issue = issue
  }
}

interface Token {
  readonly text: string
  readonly untilMs: number
}

/** Tokens that were asked for lately, until they expire. */
const tokens = new LRUCache<string, Token>({ max: 200 })

/** A token is not used in its last minute: it may expire on the way. */
const spareMs = 60_000

/** Opens a client for an account at an address. */
export function paypalClient(
  { clientId, clientSecret }: PaypalAccount,
  host: string,
  clock: () => number,
): AskPaypal {
  const name = `${host} ${clientId} ${clientSecret}`
  const tokenOf = async (signal: AbortSignal) => {
    const known = tokens.get(name)
    if (known && known.untilMs > clock()) return known.text
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const response = await fetch(`${host}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
      redirect: 'error',
      signal,
    })
    const made = await answerIn<{ access_token: string; expires_in: number }>(response)
    tokens.set(name, { text: made.access_token, untilMs: clock() + made.expires_in * 1000 - spareMs })
    return made.access_token
  }
  return async ({ path, body, requestId, signal }) => {
    const send = async () =>
      fetch(host + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${await tokenOf(signal)}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        redirect: 'error',
        signal,
      })
    let response = await send()
    if (kinds.get(response.status) === 'keys-wrong' && tokens.delete(name)) {
      // The token was withdrawn before its time.
      await response.body?.cancel()
      response = await send()
    }
    return answerIn(response)
  }
}

async function answerIn<Answer>(response: Response): Promise<Answer> {
  const { status } = response
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as Answer
  if (unclear.has(status) || Math.floor(status / 100) === 5) throw new Error(`PayPal answered ${status}`)
  throw new PaypalRefusal(status, issueIn(text))
}

function issueIn(text: string): string {
  try {
    const { name, error, details } = JSON.parse(text) as PaypalError
    return details?.[0]?.issue ?? name ?? error ?? ''
  } catch {
    return ''
  }
}

interface PaypalError {
  readonly name?: string
  readonly error?: string
  readonly details?: readonly { readonly issue?: string }[]
}
