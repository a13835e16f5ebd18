import type { SubscriptionPageProps } from '@vitrine/contract/subscriptions/page-props'

/** What it is called that a subscription goes on: with its next payment, after its end, or also with what was skipped. */
export function resumeLabel({ state, isPaused }: Pick<SubscriptionPageProps, 'state' | 'isPaused'>): string {
  if (state === 'canceled') return 'Take it up again'
  return isPaused ? 'Resume' : 'Take back what was skipped'
}
