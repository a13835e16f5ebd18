import type { Order } from '../order.ts'
import type { PaperTax } from './paper.ts'
import type { TaxedPart } from './taxed-parts.ts'

/** Adds parts up by their rate, the highest first. */
export function taxSums(order: Pick<Order, 'taxLines'>, parts: readonly TaxedPart[]): readonly PaperTax[] {
  const rates = [...new Set(parts.map(({ rateMilliPercent }) => rateMilliPercent))]
  return rates
    .toSorted((one, other) => other - one)
    .map((rateMilliPercent) => {
      const same = parts.filter((part) => part.rateMilliPercent === rateMilliPercent)
      const taxCents = same.reduce((sum, part) => sum + part.taxCents, 0)
      const grossCents = same.reduce((sum, part) => sum + part.grossCents, 0)
      const name = order.taxLines.find((line) => line.rateMilliPercent === rateMilliPercent)?.name ?? ''
      return { name, rateMilliPercent, netCents: grossCents - taxCents, taxCents }
    })
}
