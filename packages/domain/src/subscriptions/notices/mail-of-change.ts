import type { Subscription, SubscriptionEvent } from '../subscription.ts'

/** What its buyer reads of a change. */
type ChangeMail = 'subscription-canceled' | 'subscription-resumed' | 'subscription-changed'

/** Of what one mail tells like the other, as the history does; prices, payments and ends have mails of their own. */
const confirmed: ReadonlySet<SubscriptionEvent['kind']> = new Set([
  'skipped',
  'paused',
  'resumed',
  'swapped',
  'method-changed',
  'address-changed',
  'delivery-changed',
])

/** Which mail a change of a subscription is told by; null where another tells of it. */
export function mailOfChange(before: Subscription, after: Subscription): ChangeMail | null {
  if (after.state === 'canceled' && after.endsAtMs !== before.endsAtMs) return 'subscription-canceled'
  if (before.state === 'canceled' && after.state === 'active') return 'subscription-resumed'
  const events = after.history.slice(before.history.length)
  return events.some(({ kind }) => confirmed.has(kind)) ? 'subscription-changed' : null
}

/** What was changed at a moment, oldest first. */
export function changesAt(
  { history }: Pick<Subscription, 'history'>,
  changedAtMs: number | null,
): readonly SubscriptionEvent[] {
  return history.filter(({ atMs, kind }) => atMs === changedAtMs && confirmed.has(kind))
}
