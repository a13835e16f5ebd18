import type { Subscription, SubscriptionEvent } from '../subscription.ts'
import type { SubscriptionState } from '../subscription-states.ts'

/** What ends a pause: it went on by itself, or was taken up sooner. */
const endings: readonly SubscriptionEvent['kind'][] = ['renewed', 'resumed', 'declined']

/** When a subscription that somebody paused goes on by itself; null for one that is not paused so. One that could not be charged waits for another card instead. */
export function pausedUntilMs({
  state,
  nextAtMs,
  history,
}: Pick<Subscription, 'state' | 'nextAtMs' | 'history'>): number | null {
  if (state !== 'active') return null
  const last = history.findLast(({ kind }) => kind === 'paused' || endings.includes(kind))
  return last?.kind === 'paused' ? nextAtMs : null
}

/** Where a subscription stands in the words of people: one that goes on by itself after a pause runs for the shop, and is paused for them. */
export function shownStateOf(
  subscription: Pick<Subscription, 'state' | 'nextAtMs' | 'history'>,
): SubscriptionState {
  return pausedUntilMs(subscription) === null ? subscription.state : 'paused'
}
