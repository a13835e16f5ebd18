/** What can stand of a subscription. Access and the next delivery stay until the retries of a past-due one end. */
export const subscriptionStates = ['active', 'past-due', 'paused', 'canceled', 'expired'] as const

/** One of them. */
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Where a subscription can go from each state; a renewal that is paid leaves an active one active. */
const subscriptionSteps: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  active: ['past-due', 'paused', 'canceled', 'expired'],
  'past-due': ['active', 'paused', 'canceled', 'expired'],
  paused: ['active', 'canceled'],
  // Whoever canceled may think better of it while what was paid for lasts; the last payment may have been under way then.
  canceled: ['active', 'expired'],
  expired: [],
}

/** Whether a subscription can still be charged some day without its buyer doing anything. */
export function isRunning(state: SubscriptionState): boolean {
  return state === 'active' || state === 'past-due'
}

/** Whether a subscription can go from one state to another. */
export function canBecome(from: SubscriptionState, to: SubscriptionState): boolean {
  return subscriptionSteps[from].includes(to)
}
