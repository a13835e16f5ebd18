import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { crumbProblemText } from '../crumb-problem-text.ts'

/** Why a call did not succeed, in words for who made it. */
export interface Refusal {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly message: string
  /** Text by path of the body, such as `variants.0.priceCents`. */
  readonly errors: Readonly<Record<string, string>>
  /** What is to be done before the call is made again, such as `confirmation`; left out for nothing. */
  readonly needs?: string
}

/** What a call comes to. */
export type Outcome<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly refusal: Refusal }

/** What came over the wire. `status` 0: nothing did, or not in time, or not whole. */
export interface Received {
  readonly status: number
  /** The parsed JSON; null where there was none. */
  readonly body: unknown
  /** How long the server asks to wait; 0 when it does not say. */
  readonly retryAfterSeconds: number
}

/** What is said when a call fails before our server could say why (specification, section 8). */
export const callFailureText = {
  sessionExpired: crumbProblemText['session-expired'],
  cookiesOff: crumbProblemText['cookies-off'],
  offline: 'Please check your internet connection.',
} as const

/** Reads why a call was refused; `wordless` has the words for a status that came without any. */
export function readRefusal(received: Received, wordless: (status: number) => string): Refusal {
  const { status, body, retryAfterSeconds } = received
  const { message, error, errors, needs } = fieldsOf(body)
  const refusal = { status, errors: textsOf(errors), ...(typeof needs === 'string' ? { needs } : {}) }
  const said = [message, error].find((text) => typeof text === 'string' && text !== '')
  if (typeof said === 'string') return { ...refusal, message: said }
  if (status === 0) return { ...refusal, message: callFailureText.offline }
  if (status === 429) return { ...refusal, message: tryAgainText(retryAfterSeconds) }
  return { ...refusal, message: wordless(status) }
}

/** The fields of an object of JSON; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textsOf(errors: unknown): Record<string, string> {
  const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string'
  return Object.fromEntries(Object.entries(fieldsOf(errors)).filter(isText))
}
