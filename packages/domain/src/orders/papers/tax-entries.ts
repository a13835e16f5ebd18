import type { Order } from '../order.ts'
import { type BookedEvent, taxCountryOf } from './booked-events.ts'
import { isExemptPart } from './exempt-part.ts'
import type { TaxEntry } from './tax-report.ts'
import { taxSums } from './tax-sums.ts'
import type { TaxedPart } from './taxed-parts.ts'

/** What an event writes into the books of taxes: an entry for each rate; one for what is exempt where its buyer owes the tax of the rest, and one for the gift cards in it. */
export function taxEntries(order: Order, { source, kind, atMs, parts }: BookedEvent): readonly TaxEntry[] {
  const isExempt = (part: TaxedPart) => isExemptPart(order, part)
  const cards = parts.filter(({ isGiftCard }) => isGiftCard)
  const goods = parts.filter(({ isGiftCard }) => !isGiftCard)
  const isReverseCharge = order.reverseCharge !== undefined
  const kinds = [
    { of: goods.filter((part) => !isExempt(part)), isGiftCard: false, isReverseCharge },
    { of: goods.filter(isExempt), isGiftCard: false, isReverseCharge: false },
    { of: cards, isGiftCard: true, isReverseCharge },
  ]
  return kinds.flatMap(({ of, ...told }) =>
    taxSums(order, of).map((sum) => ({
      source,
      orderId: order.id,
      kind,
      atMs,
      country: taxCountryOf(order),
      ...sum,
      ...told,
      currency: order.currency,
    })),
  )
}
