import { shareOf } from '../money/share-of.ts'
import { spread } from '../money/spread.ts'
import { buyXGetYCuts } from './buy-x-get-y.ts'
import type { Candidate } from './candidate.ts'
import type { DiscountedGoods } from './discount-offer.ts'

/** What a set of discounts takes off: shares by candidate and line, and delivery. */
export interface CutLines {
  /** What the goods still cost. */
  readonly goodsCents: number
  /** Shares of each candidate of the set, in its order. */
  readonly shares: readonly (readonly number[])[]
}

/** What the sum of goods would be, and their shares. A set is in the order of rank. */
export function cutLines(set: readonly Candidate[], goods: readonly DiscountedGoods[]): CutLines {
  const ofGoods = cutGoods(set, cutBought(set, goods))
  let left = goods.map((each, line) => each.unitPriceCents * each.quantity - (ofGoods[line]?.cents ?? 0))
  const shares = set.map((each, index) => {
    if (each.discountClass !== 'ORDER') return ofGoods.map((cut) => (cut?.by === index ? cut.cents : 0))
    const parts = cutOrder(each, goods, left)
    left = left.map((cents, line) => cents - (parts[line] ?? 0))
    return parts
  })
  return { goodsCents: left.reduce((total, each) => total + each, 0), shares }
}

/** What the one discount on goods that a line takes saves there; `by` is its place in the set. */
interface LineCut {
  readonly by: number
  readonly cents: number
}

/** Discounts for what is bought come first; a line that one of them is about is not seen by the next of them. */
function cutBought(
  set: readonly Candidate[],
  goods: readonly DiscountedGoods[],
): readonly (LineCut | null)[] {
  const isSeen = goods.map(() => false)
  const taken = goods.map((): LineCut | null => null)
  set.forEach(({ discount: { effect }, ...candidate }, index) => {
    if (effect.kind !== 'buy-x-get-y') return
    const lines = goods.map(({ key, unitPriceCents, quantity }, line) => ({
      key,
      unitPriceCents,
      quantity,
      isBought: isSeen[line] === false && candidate.isBought[line] === true,
      isGot: isSeen[line] === false && candidate.isFor[line] === true,
    }))
    const cuts = buyXGetYCuts(lines, effect)
    if (cuts.every((each) => each === 0)) return
    lines.forEach(({ isBought, isGot }, line) => {
      if (isBought || isGot) isSeen[line] = true
      const cents = cuts[line] ?? 0
      if (cents > 0) taken[line] = { by: index, cents }
    })
  })
  return taken
}

/** Each line that is not taken takes the one discount on goods that saves most there. */
function cutGoods(
  set: readonly Candidate[],
  taken: readonly (LineCut | null)[],
): readonly (LineCut | null)[] {
  return taken.map((known, line) => {
    if (known) return known
    let best: LineCut | null = null
    for (const [by, { cuts }] of set.entries()) {
      const cents = cuts[line] ?? 0
      if (cents > (best?.cents ?? 0)) best = { by, cents }
    }
    return best
  })
}

/** A discount on the order is spread over what its lines still cost. */
function cutOrder(
  candidate: Candidate,
  goods: readonly DiscountedGoods[],
  left: readonly number[],
): readonly number[] {
  const { effect } = candidate.discount
  const weights = left.map((each, line) => (candidate.isFor[line] ? each : 0))
  const base = weights.reduce((sum, each) => sum + each, 0)
  const amount =
    effect.kind === 'percentage'
      ? shareOf(base, effect.milliPercent, 100_000)
      : effect.kind === 'fixed'
        ? Math.min(effect.cents, base)
        : 0
  return spread(
    amount,
    weights,
    goods.map((each) => each.key),
  )
}
