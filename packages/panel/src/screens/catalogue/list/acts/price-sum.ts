import type { PriceSum } from '@vitrine/domain/catalogue/bulk/product-change'
import { readPriceChange, shareProblemText } from '@vitrine/domain/catalogue/grid/change-price'
import { digitsOf } from '@vitrine/domain/money/currencies'

/** Reads a sum as it is typed in a cell of the grid, too; null where it is none. Prices can end in 95 where a currency has such. */
export function readSum(text: string, endsIn95: boolean, currency: string): PriceSum | null {
  const digits = digitsOf(currency)
  const change = readPriceChange(text, digits)
  if (change === null || change.kind === 'ending' || shareProblemText(change) !== null) return null
  const unitCents = 10 ** digits
  return {
    change,
    ending: endsIn95 && hasEndings(currency) ? { kind: 'ending', cents: 0.95 * unitCents, unitCents } : null,
  }
}

/** Says what is wrong with a sum that is typed; null where nothing is, or nothing is typed yet. */
export function sumProblemText(text: string, currency: string): string | null {
  if (text.trim() === '') return null
  const change = readPriceChange(text, digitsOf(currency))
  return change === null ? 'Write it as +10 %, -2 or * 1.2.' : shareProblemText(change)
}

/** Whether a currency has minor units for prices to end in. */
export function hasEndings(currency: string): boolean {
  return digitsOf(currency) >= 2
}
