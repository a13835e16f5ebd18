import type { SubscriptionState } from './subscription-states.ts'

/** What owners read of where a subscription stands. */
export const subscriptionStateLabels: Readonly<Record<SubscriptionState, string>> = {
  active: 'Running',
  'past-due': 'Payment failed',
  paused: 'Paused',
  canceled: 'Canceled',
  expired: 'Ended',
}
