import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { readCookie, storeCrumb } from './cookies.ts'
import { callFailureText } from './failure-text.ts'

/** What came of a call. `errors` is text by field; `status` 0 means that no answer came. */
export type ShopAnswer<T> =
  | { readonly ok: true; readonly body: T }
  | {
      readonly ok: false
      readonly status: number
      readonly message: string
      readonly errors: Readonly<Record<string, string>>
    }

/** A call to our own server. `path` begins with a slash; `body` is sent as JSON. */
export interface ShopCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  /** When to give up waiting; 30 seconds unless told. */
  readonly timeLimitMs?: number
}

/** Makes a call with the anti-forgery token, once more with the fresh one if the server says that it was stale. */
export async function callShop<T>(call: ShopCall): Promise<ShopAnswer<T>> {
  const first = await send(call, readCookie('crumb') ?? '')
  const fresh = freshCrumb(first)
  if (fresh === null) return toAnswer(first)

  storeCrumb(fresh)
  const second = await send(call, fresh)
  if (freshCrumb(second) === null) return toAnswer(second)
  const message = navigator.cookieEnabled ? callFailureText.sessionExpired : callFailureText.cookiesOff
  return { ok: false, status: 403, message, errors: {} }
}

interface Received {
  readonly status: number
  readonly body: unknown
  /** How long the server asks to wait; 0 when it does not say. */
  readonly retryAfterSeconds: number
}

async function send(
  { method, path, body, timeLimitMs = 30_000 }: ShopCall,
  crumb: string,
): Promise<Received> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-CSRF-Token': crumb }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeLimitMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? 0)
    return { status: response.status, body: await response.json().catch(() => null), retryAfterSeconds }
  } catch {
    return { status: 0, body: null, retryAfterSeconds: 0 }
  }
}

function freshCrumb({ body }: Received): string | null {
  const { crumbFail, crumb } = properties(body)
  return crumbFail === true ? String(crumb ?? '') : null
}

function toAnswer<T>(received: Received): ShopAnswer<T> {
  const { status, body } = received
  // The server checks its replies against the contract, so a success has the shape that the caller names.
  if (status >= 200 && status < 300) return { ok: true, body: body as T }
  return { ok: false, status, message: messageOf(received), errors: errorsOf(body) }
}

function messageOf({ status, body, retryAfterSeconds }: Received): string {
  if (status === 0) return callFailureText.offline
  if (status === 429) return tryAgainText(retryAfterSeconds)
  const { message } = properties(body)
  return typeof message === 'string' && message !== '' ? message : callFailureText.unknown
}

function errorsOf(body: unknown): Record<string, string> {
  const entries = Object.entries(properties(properties(body).errors))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function properties(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
