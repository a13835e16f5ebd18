import { leastChargeCents } from './least-charge.ts'

/** Whether a payment of a subscription is more than nothing, and less than a card is charged. */
export function isTooLittle(cents: number, currency: string): boolean {
  return cents > 0 && cents < leastChargeCents(currency)
}
