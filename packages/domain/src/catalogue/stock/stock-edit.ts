import type { Stock } from '../product.ts'
import { type CountedStock, judgeStockChange, type StockChange } from './judge-stock-change.ts'

/** Stock as an owner sets it. `was`: what was on hand when they began to edit; what was sold since is taken off. */
export type StockInput =
  | { readonly unlimited: true }
  | { readonly unlimited: false; readonly onHand: number; readonly was?: number | undefined }

/** An edit as the change that it asks for. */
export function changeOfInput(input: StockInput): StockChange {
  if (input.unlimited) return { kind: 'unlimited' }
  const seen = input.was === undefined ? undefined : { onHand: input.was, isFollowed: true }
  return { kind: 'set', onHand: input.onHand, seen }
}

/** What a known variant's stock becomes with its product, of which it was asked before whether somebody counted; null when it stays as it is. */
export function stockAfterEdit(current: Stock, input: StockInput | undefined): CountedStock | null {
  if (!input) return null
  // Where nobody counts any more, the number that was written is the one to begin with.
  const known = input.unlimited || !current.unlimited ? input : { ...input, was: undefined }
  const verdict = judgeStockChange({ stock: current }, changeOfInput(known))
  return verdict.ok ? verdict.count : null
}

/** How often each variant was counted, by its id. */
export type StockVersions = Readonly<Record<string, number>>

/** A variant whose stock may be edited. */
interface EditedVariant {
  readonly id?: string | null
  readonly stock?: StockInput
}

/** Whether a variant that is counted here was counted by somebody else since: one of the two numbers is on the shelf, and not their sum. */
export function areCountedAgain(
  { variants }: { readonly variants: readonly EditedVariant[] },
  seen: StockVersions,
  now: StockVersions,
): boolean {
  return variants.some(({ id, stock }) => {
    const isCountedHere = stock && !stock.unlimited && stock.was !== undefined && stock.onHand !== stock.was
    return isCountedHere && isCountedAgain(id ?? '', seen, now)
  })
}

/** Whether somebody counted a variant since. */
export function isCountedAgain(variantId: string, seen: StockVersions, now: StockVersions): boolean {
  return (now[variantId] ?? 0) !== (seen[variantId] ?? 0)
}
