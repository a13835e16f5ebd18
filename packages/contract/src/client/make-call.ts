import type { AddressOf, BodyOf, Call, CallAddress, ParamsOf, QueryOf, ReplyOf, Unchanging } from '../call.ts'
import { buildAddress } from './build-address.ts'
import { callFailureText, fieldsOf, type Outcome, type Received, readRefusal } from './outcome.ts'

type Part<Name extends string, Value> =
  Record<string, never> extends Value ? { readonly [key in Name]?: Value } : { readonly [key in Name]: Value }

/** What a call is made with; a part that may be empty may be left out. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', Unchanging<BodyOf<C>>>

/** What is sent; `fetch` of a browser takes it. */
interface WireRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly credentials: 'same-origin'
  readonly body?: string
}

/** What comes back, as far as calls look at it. */
interface WireResponse {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

/** The browser that makes a call, and what it says where the server has no words. */
export interface Caller {
  /** Rejects when no answer comes, or not in time. */
  readonly fetch: (address: string, request: WireRequest) => Promise<WireResponse>
  readonly takesCookies: () => boolean
  /** The anti-forgery word of the cookie; '' without one. */
  readonly readCrumb: () => string
  readonly storeCrumb: (crumb: string) => void
  readonly wordless: (status: number) => string
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
  if (isStale(received)) return refuseForCrumb(caller)
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
  caller: Caller,
): Promise<Received> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (method !== 'GET') headers['X-CSRF-Token'] = caller.readCrumb()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await caller.fetch(buildAddress(path, params, query), {
      method,
      headers,
      credentials: 'same-origin',
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

function refuseForCrumb({ takesCookies }: Caller): Outcome<never> {
  const message = takesCookies() ? callFailureText.sessionExpired : callFailureText.cookiesOff
  return { ok: false, refusal: { status: 403, message, errors: {} } }
}
