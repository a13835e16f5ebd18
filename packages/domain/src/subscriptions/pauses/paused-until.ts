import type { Subscription, SubscriptionEvent } from '../subscription.ts'
import type { SubscriptionState } from '../subscription-states.ts'

/** What tells whether somebody paused a subscription. */
type Pausable = Pick<Subscription, 'state' | 'nextAtMs' | 'pausedUntilMs' | 'history'>

/** When a subscription that somebody paused goes on by itself; null for one that is not paused so. One that could not be charged waits for another card instead. */
export function pausedUntilMs(subscription: Pausable): number | null {
  if (subscription.state !== 'active') return null
  return subscription.pausedUntilMs === undefined ? untilByHistory(subscription) : subscription.pausedUntilMs
}

/** Where a subscription stands in the words of people: one that goes on by itself after a pause runs for the shop, and is paused for them. */
export function shownStateOf(subscription: Pausable): SubscriptionState {
  return pausedUntilMs(subscription) === null ? subscription.state : 'paused'
}

/** What ended a pause before it was noted: it went on by itself, or was taken up sooner. */
const endings: readonly SubscriptionEvent['kind'][] = ['renewed', 'resumed', 'declined']

/** The same of one that was kept before pauses were noted: by what happened last. */
function untilByHistory({ nextAtMs, history }: Pausable): number | null {
  const last = history.findLast(({ kind }) => kind === 'paused' || endings.includes(kind))
  return last?.kind === 'paused' ? nextAtMs : null
}
