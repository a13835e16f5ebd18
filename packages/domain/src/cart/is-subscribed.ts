import type { Breakdown } from './breakdown.ts'

/** Whether something in a cart comes again and again; what was put together for a customer comes once. */
export function isSubscribed({ lines }: Pick<Breakdown, 'lines'>): boolean {
  return lines.some(({ isSubscription, entry }) => isSubscription && entry.agreedPriceCents === undefined)
}
