import { findStockProblem, type StockChange, type StockChangeProblem } from '../lists/change-stock.ts'
import type { ProductType, Stock } from '../product.ts'

/** What is done to the stock of many variants at once. */
export type ManyStocksChange =
  | { readonly kind: 'add'; readonly units: number }
  | { readonly kind: 'set'; readonly onHand: number }

/** What a change comes to for a variant: what is on hand before and afterwards, null for no end of it. */
type StockVerdict =
  | { readonly ok: true; readonly before: number | null; readonly after: number }
  | { readonly ok: false; readonly problem: StockChangeProblem }

/** Judges a change of the stock as it is now. What payments hold is not counted away. */
export function judgeStockChange(type: ProductType, stock: Stock, change: ManyStocksChange): StockVerdict {
  const before = stock.unlimited ? null : stock.onHand
  const asked: StockChange = change.kind === 'set' ? { ...change, was: before } : change
  const problem = findStockProblem(type, stock, asked)
  if (problem) return { ok: false, problem }
  const after =
    change.kind === 'add'
      ? (before ?? 0) + change.units
      : Math.max(change.onHand, stock.unlimited ? 0 : stock.held)
  return { ok: true, before, after }
}
