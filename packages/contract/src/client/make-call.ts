import type { AddressOf, BodyOf, Call, CallAddress, ParamsOf, QueryOf, ReplyOf, Unchanging } from '../call.ts'
import { buildAddress } from './build-address.ts'
import { callFailureText, type Outcome, type Received, readRefusal } from './outcome.ts'
import { isStale, type SharedCrumb } from './shared-crumb.ts'

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
  /** Rejects when no answer comes, or not in time; so does the reading of its body. */
  readonly fetch: (address: string, request: WireRequest) => Promise<WireResponse>
  readonly takesCookies: () => boolean
  readonly crumb: SharedCrumb
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
  const received =
    address.method === 'GET'
      ? await send(address, input, { caller })
      : await caller.crumb.send((crumb) => send(address, input, { caller, crumb }))
  if (isStale(received)) return refuseForCrumb(caller)
  const { status, body } = received
  // Tests hold what the server answers to the contract, so that a success has the shape of its reply.
  if (isSuccess(status)) return { ok: true, reply: body as ReplyOf<C> }
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
  { caller, crumb }: { readonly caller: Caller; readonly crumb?: string },
): Promise<Received> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (crumb !== undefined) headers['X-CSRF-Token'] = crumb
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await caller.fetch(buildAddress(path, params, query), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { status } = response
    const retryAfterSeconds = Number(response.headers.get('Retry-After') ?? 0)
    if (!isSuccess(status))
      return { status, body: await response.json().catch(() => null), retryAfterSeconds }
    // A success that broke off, or that something on the way wrote, is none that anybody knows of.
    return { status, body: status === 204 ? null : await response.json(), retryAfterSeconds }
  } catch {
    return { status: 0, body: null, retryAfterSeconds: 0 }
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

function refuseForCrumb({ takesCookies }: Caller): Outcome<never> {
  const message = takesCookies() ? callFailureText.sessionExpired : callFailureText.cookiesOff
  return { ok: false, refusal: { status: 403, message, errors: {} } }
}
