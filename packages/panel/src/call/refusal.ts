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

/**
 * Whether a refusal of a change says that things stand otherwise than they are shown: somebody else changed or removed the same, or it is not
 * known what was done.
 */
export function standsOtherwise({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 409 || status === 404 || isUnknown({ status })
}

/** Whether no answer came to a change: it may have been made all the same. */
export function isUnknown({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 0
}

/** The refusal behind whatever a query threw. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedCall) return error.refusal
  return { status: 0, message: failureText.unknown, errors: {} }
}
