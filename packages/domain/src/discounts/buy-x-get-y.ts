import { shareOf } from '../money/share-of.ts'
import type { BuyXGetY } from './discount.ts'

/** A line as far as the rule asks. */
export interface CountedLine {
  readonly key: string
  readonly unitPriceCents: number
  readonly quantity: number
  /** Whether its pieces count as bought. */
  readonly isBought: boolean
  /** Whether its pieces may get cheaper. */
  readonly isGot: boolean
}

/**
 * What comes off each line. The cheapest pieces get cheaper, as many as the cart gives; no piece counts both as bought and as got.
 * Of pieces that cost the same, those of the line with the lower key.
 */
export function buyXGetYCuts(lines: readonly CountedLine[], effect: BuyXGetY): readonly number[] {
  const both = count(lines, (each) => each.isBought && each.isGot)
  const boughtOnly = count(lines, (each) => each.isBought && !each.isGot)
  const gotOnly = count(lines, (each) => each.isGot && !each.isBought)
  const got = mostGot({ both, boughtOnly, gotOnly }, effect)
  const needed = Math.ceil(got / effect.getQuantity) * effect.buyQuantity
  return cheapestCuts(lines, effect, { got, fromBoth: both - Math.max(0, needed - boughtOnly) })
}

interface Pools {
  readonly both: number
  readonly boughtOnly: number
  readonly gotOnly: number
}

/** The most pieces that can get cheaper: more of them always need as many bought ones, so the limit is found by halving. */
function mostGot({ both, boughtOnly, gotOnly }: Pools, effect: BuyXGetY): number {
  const { buyQuantity, getQuantity, timesPerOrder } = effect
  const isPossible = (got: number) =>
    boughtOnly + both - Math.max(0, got - gotOnly) >= Math.ceil(got / getQuantity) * buyQuantity
  let possible = 0
  let impossible = Math.min(gotOnly + both, (timesPerOrder ?? Number.MAX_SAFE_INTEGER) * getQuantity) + 1
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2)
    if (isPossible(middle)) possible = middle
    else impossible = middle
  }
  return possible
}

function cheapestCuts(
  lines: readonly CountedLine[],
  { milliPercent }: BuyXGetY,
  { got, fromBoth }: { readonly got: number; readonly fromBoth: number },
): readonly number[] {
  const cuts = lines.map(() => 0)
  const open = lines
    .map((line, index) => ({ ...line, index }))
    .filter((each) => each.isGot)
    .sort((one, other) => one.unitPriceCents - other.unitPriceCents || (one.key < other.key ? -1 : 1))
  let left = got
  let leftOfBoth = fromBoth
  for (const { index, isBought, quantity, unitPriceCents } of open) {
    const pieces = Math.min(quantity, left, isBought ? leftOfBoth : left)
    left -= pieces
    if (isBought) leftOfBoth -= pieces
    cuts[index] = shareOf(unitPriceCents * pieces, milliPercent, 100_000)
  }
  return cuts
}

function count(lines: readonly CountedLine[], isCounted: (line: CountedLine) => boolean): number {
  return lines.reduce((sum, each) => sum + (isCounted(each) ? each.quantity : 0), 0)
}
