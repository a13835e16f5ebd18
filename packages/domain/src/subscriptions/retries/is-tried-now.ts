import type { Subscription } from '../subscription.ts'

/** Whether a payment that failed is tried again at this moment: it is due, and nobody knows yet what becomes of it. */
export function isTriedNow(
  { state, nextAtMs }: Pick<Subscription, 'state' | 'nextAtMs'>,
  nowMs: number,
): boolean {
  return state === 'past-due' && nextAtMs !== null && nextAtMs <= nowMs
}
