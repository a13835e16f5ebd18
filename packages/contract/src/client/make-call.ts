import type { AddressOf, BodyOf, Call, CallAddress, ParamsOf, QueryOf, ReplyOf } from '../call.ts'
import { buildAddress } from './build-address.ts'
import { callFailureText, fieldsOf, type Outcome, type Received, readRefusal } from './outcome.ts'

type Part<Name extends string, Value> =
  Record<string, never> extends Value ? { readonly [key in Name]?: Value } : { readonly [key in Name]: Value }

/** What a call is made with; a part that may be empty may be left out. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>>

/** The browser that makes a call, and what it says where the server has no words. */
export interface Caller {
  /** The anti-forgery word of the cookie; '' without one. */
  readonly readCrumb: () => string
  readonly storeCrumb: (crumb: string) => void
  readonly wordless: (status: number) => string
  /** When to give up waiting; as long as the browser does, if it is left out. */
  readonly timeLimitMs?: number
}

/**
 * Makes a call of the contract: `makeCall<typeof addEntryCall>(addEntryAddress, …)`. Refusals come back as values; a stale crumb is
 * renewed once.
 */
export async function makeCall<C extends Call>(
  address: AddressOf<C>,
  input: InputOf<C>,
  caller: Caller,
): Promise<Outcome<ReplyOf<C>>> {
  const first = await send(address, input, caller)
  const received = isStale(first) ? await sendAgain(address, input, caller, first) : first
  if (isStale(received)) return refuseForCrumb()
  const { status, body } = received
  // Tests hold what the server answers to the contract, so that a success has the shape of its reply.
  if (status >= 200 && status < 300) return { ok: true, reply: body as ReplyOf<C> }
  return { ok: false, refusal: readRefusal(received, caller.wordless) }
}

interface LooseInput {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

async function send(
  { method, path }: CallAddress,
  { params = {}, query = {}, body }: LooseInput,
  { readCrumb, timeLimitMs }: Caller,
): Promise<Received> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method !== 'GET') headers['X-CSRF-Token'] = readCrumb()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(buildAddress(path, params, query), {
      method,
      headers,
      credentials: 'same-origin',
      ...(timeLimitMs === undefined ? {} : { signal: AbortSignal.timeout(timeLimitMs) }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? 0)
    return { status: response.status, body: await response.json().catch(() => null), retryAfterSeconds }
  } catch {
    return { status: 0, body: null, retryAfterSeconds: 0 }
  }
}

/** Whether the server refused the crumb that came with a change. */
export function isStale({ body }: Pick<Received, 'body'>): boolean {
  return fieldsOf(body).crumbFail === true
}

function sendAgain(
  address: CallAddress,
  input: LooseInput,
  caller: Caller,
  { body }: Received,
): Promise<Received> {
  caller.storeCrumb(String(fieldsOf(body).crumb ?? ''))
  return send(address, input, caller)
}

function refuseForCrumb(): Outcome<never> {
  const message = navigator.cookieEnabled ? callFailureText.sessionExpired : callFailureText.cookiesOff
  return { ok: false, refusal: { status: 403, message, errors: {} } }
}
