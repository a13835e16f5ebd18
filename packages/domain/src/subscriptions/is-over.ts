import { hasFurtherCycle } from './renewal.ts'
import type { Subscription } from './subscription.ts'

/** What says whether something of a subscription can go on. */
export type Going = Pick<Subscription, 'state' | 'endsAtMs' | 'plan' | 'paidCycles' | 'history'>

/** Whether a subscription is over for good: its last payment was made, or it was canceled and what was paid for is over. */
export function isOver(
  { state, endsAtMs }: Pick<Subscription, 'state' | 'endsAtMs'>,
  nowMs: number,
): boolean {
  return state === 'expired' || (state === 'canceled' && nowMs >= (endsAtMs ?? 0))
}

/** Whether its buyer can take up again what they canceled: not while the shop sells in another currency. */
export function canBeTakenUpAgain(
  subscription: Going & Pick<Subscription, 'currency'>,
  { nowMs, currency }: { readonly nowMs: number; readonly currency: string },
): boolean {
  return lastsWithMore(subscription, nowMs) && subscription.currency === currency
}

/** Whether it is canceled, lasts on and has more to come: it can be taken up again, now or once the shop is back at its currency. */
export function lastsWithMore(subscription: Going, nowMs: number): boolean {
  return isLasting(subscription, nowMs) && isLeft(subscription)
}

/** Whether something may still be charged for a subscription: it goes on, waits for its buyer, or can be taken up again. */
export function canBeCharged(subscription: Going, nowMs: number): boolean {
  if (subscription.state === 'canceled') return lastsWithMore(subscription, nowMs)
  return !isOver(subscription, nowMs)
}

/** Whether it is canceled, but what was paid for lasts on: it can be taken up again, unless its money goes back. */
export function isLasting(subscription: Pick<Going, 'state' | 'endsAtMs'>, nowMs: number): boolean {
  return subscription.state === 'canceled' && !isOver(subscription, nowMs)
}

/** Whether nothing that was paid for was left when it was changed last: it ended at once. */
export function endedAtOnce({
  endsAtMs,
  history,
}: Pick<Subscription, 'endsAtMs'> & { readonly history: readonly { readonly atMs: number }[] }): boolean {
  return endsAtMs !== null && endsAtMs <= (history.at(-1)?.atMs ?? 0)
}

/** Whether there is something to take up again: not where all was paid for, nor where it ended because it costs nothing any more. */
export function isLeft(subscription: Pick<Going, 'plan' | 'paidCycles' | 'history'>): boolean {
  return hasFurtherCycle(subscription, subscription.paidCycles) && !endedAsFree(subscription)
}

function endedAsFree({ history }: Pick<Subscription, 'history'>): boolean {
  return history.some(({ fact }) => fact?.code === 'canceled' && fact.why === 'free-now')
}
