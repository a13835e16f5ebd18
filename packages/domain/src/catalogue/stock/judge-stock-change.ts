import type { ProductType, Stock } from '../product.ts'
import { productLimits } from '../product-limits.ts'
import { isStocked } from '../product-types.ts'

/** A change of stock as it is asked for. */
export type StockChange =
  | { readonly kind: 'add'; readonly units: number }
  | { readonly kind: 'set'; readonly onHand: number; readonly seen?: SeenStock | undefined }
  | { readonly kind: 'unlimited'; readonly seen?: SeenStock | undefined }

/** What was on hand when somebody began to write a number; left out of a change that is made whatever stands there. */
interface SeenStock {
  /** Null: no end of it. */
  readonly onHand: number | null
  /** Whether what was sold since is taken off the number that was written; otherwise another number than this stands in the way. */
  readonly isFollowed: boolean
}

/** Stock as it is when a change is judged. */
export interface CurrentStock {
  /** Left out where stock is kept whatever the type, as with the product itself. */
  readonly type?: ProductType
  readonly stock: Stock
  /** Whether owners have changed it since it was seen, where that is known. */
  readonly isCountedSince?: boolean
}

/** What is written down of a count. */
export type CountedStock =
  | { readonly unlimited: true }
  | {
      readonly unlimited: false
      readonly onHand: number
      /** Whether pieces came or went beside those that were there: nobody has counted them. */
      readonly isAddition?: boolean
    }

/** What a change comes to: what is on hand before and afterwards, null for no end of it, and what is to be counted; null where it is so already. */
export type StockVerdict =
  | {
      readonly ok: true
      readonly before: number | null
      readonly after: number | null
      readonly count: CountedStock | null
    }
  | { readonly ok: false; readonly problem: StockChangeProblem }

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

/** Judges a change of the stock as it is now. What payments hold is not taken away, and of two counts one is on the shelf, and not their sum. */
export function judgeStockChange(current: CurrentStock, change: StockChange): StockVerdict {
  const { type, stock } = current
  if (type !== undefined && !isStocked(type)) return { ok: false, problem: 'never-runs-out' }
  if (change.kind === 'add') return judgeAddition(current, change.units)
  const before = onHandOf(stock)
  const wanted = change.kind === 'set' ? change.onHand : null
  if (isOverrun(current, change)) {
    // What was asked for stands there: it was done before, be it by the same press of a button.
    return before === wanted ? unchanged(before) : { ok: false, problem: 'stock-changed' }
  }
  if (wanted === null) return before === null ? unchanged(null) : counted(before, null)
  const { seen } = change
  const sold = seen?.isFollowed && seen.onHand !== null && before !== null ? seen.onHand - before : 0
  return counted(before, Math.max(wanted - sold, stock.unlimited ? 0 : stock.held, 0))
}

function judgeAddition({ stock, isCountedSince }: CurrentStock, units: number): StockVerdict {
  if (units === 0) return { ok: false, problem: 'nothing-to-add' }
  // What was added may be this addition, whose answer was lost: the new number is to be looked at first.
  if (isCountedSince) return { ok: false, problem: 'stock-changed' }
  if (stock.unlimited) return { ok: false, problem: 'stock-unlimited' }
  const after = stock.onHand + units
  if (after < stock.held) return { ok: false, problem: 'stock-too-low' }
  return after > productLimits.pieces
    ? { ok: false, problem: 'stock-too-high' }
    : {
        ...{ ok: true, before: stock.onHand, after },
        count: { unlimited: false, onHand: after, isAddition: true },
      }
}

/** Whether what was seen is no longer what the change can be held against. */
function isOverrun(
  { stock, isCountedSince = false }: CurrentStock,
  { seen }: { seen?: SeenStock | undefined },
) {
  if (isCountedSince) return true
  if (!seen) return false
  const now = onHandOf(stock)
  // Between a count and none there is no difference that could be followed.
  return seen.isFollowed ? (seen.onHand === null) !== (now === null) : seen.onHand !== now
}

function counted(before: number | null, after: number | null): StockVerdict {
  if (before === after) return unchanged(before)
  const count =
    after === null ? ({ unlimited: true } as const) : ({ unlimited: false, onHand: after } as const)
  return { ok: true, before, after, count }
}

function unchanged(onHand: number | null): StockVerdict {
  return { ok: true, before: onHand, after: onHand, count: null }
}

function onHandOf(stock: Stock): number | null {
  return stock.unlimited ? null : stock.onHand
}
