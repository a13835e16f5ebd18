import type { Outcome, Refusal } from '@vitrine/contract/client/outcome'
import { failureText } from './messages.ts'

/** Carries a refusal through a query, which knows failure only as a thrown error. */
export class RefusedCall extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** A change that is refused before anything is sent: fields are missing or wrong. */
export function refusedHere(errors: Refusal['errors']): () => Promise<Outcome<never>> {
  return async () => ({ ok: false, refusal: { status: 400, message: '', errors } })
}

/** The refusal behind whatever a query threw. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedCall) return error.refusal
  return { status: 0, message: failureText.unknown, errors: {} }
}
