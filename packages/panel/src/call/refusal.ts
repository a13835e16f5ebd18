import { tryAgainText } from '@vitrine/domain/limits/try-again'
import { failureText } from './messages.ts'

/** Why a call did not succeed, in words for the owner. */
export interface Refusal {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly message: string
  /** Text by path of the body, such as `variants.0.priceCents`. */
  readonly errors: Readonly<Record<string, string>>
}

/** What a call comes to. */
export type Outcome<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly refusal: Refusal }

/** Carries a refusal through a query, which knows failure only as a thrown error. */
export class RefusedCall extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** The refusal behind whatever a query threw. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedCall) return error.refusal
  return { status: 0, message: failureText.unknown, errors: {} }
}

/** Reads a refusal from an answer's status and parsed JSON. */
export function parseRefusal(status: number, body: unknown): Refusal {
  const fields = isRecord(body) ? body : {}
  const told = typeof fields.message === 'string' && fields.message !== '' ? fields.message : null
  return { status, message: told ?? textForStatus(status), errors: parseErrors(fields.errors) }
}

function textForStatus(status: number): string {
  if (status === 0) return failureText.offline
  if (status === 404) return failureText.notFound
  if (status === 429) return tryAgainText(0)
  return failureText.unknown
}

function parseErrors(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  const texts = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts)
}

/** Whether a value is an object with string keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
