import type { Call } from '@vitrine/contract/call'
import type { InputOf } from '@vitrine/contract/client/make-call'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { type PreparedCall, prepareCall, preparedAs } from './prepare-call.ts'

/** The outcome of a removal: what somebody else removed meanwhile is as it was to be. */
export async function goneIsDone(removing: Promise<Outcome<object>>): Promise<Outcome<object>> {
  const outcome = await removing
  return outcome.ok || outcome.refusal.status !== 404 ? outcome : { ok: true, reply: {} }
}

/** Prepares a removal, of which `goneIsDone`. */
export function prepareRemoval<C extends Call>(removal: C, input: InputOf<C>): PreparedCall<object> {
  const removing = prepareCall(removal, input)
  return preparedAs(removing.made, () => goneIsDone(removing()))
}
