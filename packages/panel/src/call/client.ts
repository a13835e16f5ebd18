import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@vitrine/contract/call'
import { buildAddress } from './address.ts'
import { readCrumb, storeCrumb } from './crumb.ts'
import { failureText } from './messages.ts'
import { isRecord, type Outcome, parseRefusal } from './refusal.ts'

type Part<Name extends string, Value> =
  Record<string, never> extends Value ? { readonly [key in Name]?: Value } : { readonly [key in Name]: Value }

/** What a call is made with; a part that may be empty may be left out. */
export type InputOf<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>>

interface LooseInput {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

/** Makes a call of the contract. Refusals come back as values; a stale crumb is renewed once. */
export async function call<C extends Call>(theCall: C, input: InputOf<C>): Promise<Outcome<ReplyOf<C>>> {
  const first = await send(theCall, input)
  const answer = isCrumbFailure(first) ? await sendAgain(theCall, input, first) : first
  if (isCrumbFailure(answer)) return refuseForCrumb()
  if (answer.status < 200 || answer.status > 299) {
    if (answer.status === 401) tellSignedOut()
    return { ok: false, refusal: parseRefusal(answer.status, answer.body) }
  }
  // The server answers what the contract says: both are built from the same schema.
  return { ok: true, reply: answer.body as ReplyOf<C> }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function send(theCall: Call, { params = {}, query = {}, body }: LooseInput): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (theCall.method !== 'GET') headers['X-CSRF-Token'] = readCrumb(document.cookie)
  const options: RequestInit = { method: theCall.method, headers, credentials: 'same-origin' }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    options.body = JSON.stringify(body)
  }
  try {
    const response = await fetch(buildAddress(theCall.path, params, query), options)
    return { status: response.status, body: await response.json().catch(() => null) }
  } catch {
    return { status: 0, body: null }
  }
}

function isCrumbFailure(answer: Answer): boolean {
  return isRecord(answer.body) && answer.body.crumbFail === true
}

async function sendAgain(theCall: Call, input: LooseInput, { body }: Answer): Promise<Answer> {
  if (isRecord(body) && typeof body.crumb === 'string') storeCrumb(body.crumb)
  return send(theCall, input)
}

function refuseForCrumb(): Outcome<never> {
  const message = navigator.cookieEnabled ? failureText.sessionExpired : failureText.cookiesOff
  return { ok: false, refusal: { status: 403, message, errors: {} } }
}

let tellSignedOut: () => void = () => undefined

/** Names what happens when the server no longer knows the session. */
export function onSignedOut(listener: () => void): void {
  tellSignedOut = listener
}
