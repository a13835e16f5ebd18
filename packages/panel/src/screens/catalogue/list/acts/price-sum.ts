import type { PriceSum } from '@vitrine/domain/catalogue/bulk/product-change'
import { readPriceChange } from '@vitrine/domain/catalogue/grid/change-price'
import { digitsOf } from '@vitrine/domain/money/currencies'

/** Reads a sum as it is typed in a cell of the grid, too; null where it is none. Prices can end in 95 where a currency has such. */
export function readSum(text: string, endsIn95: boolean, currency: string): PriceSum | null {
  const digits = digitsOf(currency)
  const change = readPriceChange(text, digits)
  if (change === null || change.kind === 'ending') return null
  const unitCents = 10 ** digits
  return {
    change,
    ending: endsIn95 && hasEndings(currency) ? { kind: 'ending', cents: 0.95 * unitCents, unitCents } : null,
  }
}

/** Whether a currency has minor units for prices to end in. */
export function hasEndings(currency: string): boolean {
  return digitsOf(currency) >= 2
}
