import type { ProductType, Stock } from '../product.ts'
import { isStocked } from '../product-types.ts'

/** A change of stock as an owner asks for it; `was` is what they saw on hand, null for no end of it. */
export type StockChange =
  | { readonly kind: 'add'; readonly units: number }
  | { readonly kind: 'set'; readonly onHand: number; readonly was: number | null }
  | { readonly kind: 'unlimited'; readonly was: number | null }

/** Why stock was not changed. */
export type StockChangeProblem =
  | 'nothing-to-add'
  | 'stock-unlimited'
  | 'never-runs-out'
  | 'stock-too-low'
  | 'stock-too-high'
  | 'stock-changed'

/** What is said of it. */
export const stockChangeText: Readonly<Record<StockChangeProblem, string>> = {
  'nothing-to-add': 'Enter how many pieces come or go.',
  'stock-unlimited': 'This is not counted: set how many there are first.',
  'never-runs-out': 'A product of this type never runs out.',
  'stock-too-low': 'There are not that many that could be taken away.',
  'stock-too-high': 'That is more than can be counted here.',
  'stock-changed': 'The stock has changed since you opened this. Look at the new number, and save again.',
}

/** What is said where no number stands: of pieces that come or go, or of what was counted. */
export const missingNumberText = {
  change: stockChangeText['nothing-to-add'],
  count: 'Enter how many are on hand now.',
} as const

/** More is not counted. */
const mostOnHand = 999_999_999

/** Checks a change against the stock as it is now; null: it can be made. What payments hold is not taken away. */
export function findStockProblem(
  type: ProductType,
  stock: Stock,
  change: StockChange,
): StockChangeProblem | null {
  if (!isStocked(type)) return 'never-runs-out'
  const onHand = stock.unlimited ? null : stock.onHand
  if (change.kind !== 'add') return change.was === onHand ? null : 'stock-changed'
  if (change.units === 0) return 'nothing-to-add'
  if (stock.unlimited) return 'stock-unlimited'
  const after = stock.onHand + change.units
  if (after < stock.held) return 'stock-too-low'
  return after > mostOnHand ? 'stock-too-high' : null
}
