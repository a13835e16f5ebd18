import type { Outcome } from '@vitrine/contract/client/outcome'

/** The outcome of a removal: what somebody else removed meanwhile is as it was to be. */
export async function goneIsDone(removing: Promise<Outcome<object>>): Promise<Outcome<object>> {
  const outcome = await removing
  return outcome.ok || outcome.refusal.status !== 404 ? outcome : { ok: true, reply: {} }
}
