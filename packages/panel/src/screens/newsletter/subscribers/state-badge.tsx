import { type SubscriberState, subscriberStateLabels } from '@vitrine/domain/newsletter/subscriber'
import { StatusBadge } from '../../../parts/status-badge.tsx'

const tones = {
  waiting: 'due',
  subscribed: 'good',
  unsubscribed: 'calm',
  bounced: 'bad',
  complained: 'bad',
} as const

/** Where somebody stands with a list. */
export function StateBadge({ state }: { readonly state: SubscriberState }) {
  return <StatusBadge tone={tones[state]}>{subscriberStateLabels[state]}</StatusBadge>
}
