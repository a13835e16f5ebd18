import type { ProductType, Stock } from '@vitrine/domain/catalogue/product'
import { isStocked } from '@vitrine/domain/catalogue/product-types'
import type { ChoiceOfRanges } from '../../lists/list-table.ts'

/** More than any shelf holds: what a variant without an end counts. */
export const unlimitedUnits = 1_000_000_000

/** The units of a variant that can still be sold, as lists count them. */
export function listedUnits(type: ProductType, stock: Stock): number {
  if (!isStocked(type) || stock.unlimited) return unlimitedUnits
  return stock.onHand - stock.held
}

/** Availability as ranges of units: a change of stock changes a number, and nothing else. */
export function availabilityRanges(lowMost: number): ChoiceOfRanges {
  return {
    column: 'stock',
    values: {
      out: { from: null, to: 0 },
      low: { from: 1, to: lowMost },
      plenty: { from: lowMost + 1, to: unlimitedUnits - 1 },
      unlimited: { from: unlimitedUnits, to: null },
    },
  }
}
