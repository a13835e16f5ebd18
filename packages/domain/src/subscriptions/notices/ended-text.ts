import type { SubscriptionEvent } from '../subscription.ts'

/** Who cancels behind what they paid for reads that it is over; whom their shop ended it for, that it did. */
export function endedText(last: SubscriptionEvent | undefined): string {
  const why = last?.fact?.code === 'canceled' ? last.fact.why : 'asked'
  if (why === 'asked-at-once') return 'The shop ended it at once, and with it what you paid for.'
  return why === 'asked'
    ? 'What you paid for is over already.'
    : 'It ended at once, and with it what was paid for.'
}
