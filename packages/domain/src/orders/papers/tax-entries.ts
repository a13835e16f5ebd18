import type { Order } from '../order.ts'
import { type BookedEvent, taxCountryOf } from './booked-events.ts'
import type { TaxEntry } from './tax-report.ts'
import { taxSums } from './tax-sums.ts'

/** What an event writes into the books of taxes: an entry for each rate, and one for the gift cards in it. */
export function taxEntries(order: Order, { source, kind, atMs, parts }: BookedEvent): readonly TaxEntry[] {
  const sums = [false, true].flatMap((isGiftCard) => {
    const same = parts.filter((part) => part.isGiftCard === isGiftCard)
    return taxSums(order, same).map((sum) => ({ ...sum, isGiftCard }))
  })
  return sums.map((sum) => ({
    source,
    orderId: order.id,
    kind,
    atMs,
    country: taxCountryOf(order),
    ...sum,
    isReverseCharge: order.reverseCharge !== undefined,
    currency: order.currency,
  }))
}
