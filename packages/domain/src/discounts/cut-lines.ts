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
  const left = goods.map((each) => each.unitPriceCents * each.quantity)
  const shares = set.map(() => goods.map(() => 0))
  const owners = goods.map(() => -1)
  cutBought(set, goods, owners, shares)
  cutGoods(set, goods, owners, shares)
  owners.forEach((owner, line) => {
    left[line] = (left[line] ?? 0) - (shares[owner]?.[line] ?? 0)
  })
  set.forEach((each, index) => {
    if (each.discountClass !== 'ORDER') return
    const parts = cutOrder(each, goods, left)
    shares[index] = [...parts]
    parts.forEach((part, line) => {
      left[line] = (left[line] ?? 0) - part
    })
  })
  return { goodsCents: left.reduce((sum, each) => sum + each, 0), shares }
}

/** Discounts for what is bought come first; a line that one of them is about is not seen by the next of them. */
function cutBought(
  set: readonly Candidate[],
  goods: readonly DiscountedGoods[],
  owners: number[],
  shares: number[][],
): void {
  const isSeen = goods.map(() => false)
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
    shares[index] = [...cuts]
    lines.forEach(({ isBought, isGot }, line) => {
      if (isBought || isGot) isSeen[line] = true
      if ((cuts[line] ?? 0) > 0) owners[line] = index
    })
  })
}

/** Each other line takes the one discount on goods that saves most there. */
function cutGoods(
  set: readonly Candidate[],
  goods: readonly DiscountedGoods[],
  owners: number[],
  shares: number[][],
): void {
  const isTaken = owners.map((each) => each >= 0)
  goods.forEach((_, line) => {
    if (isTaken[line]) return
    let most = 0
    set.forEach(({ cuts }, index) => {
      const cut = cuts[line] ?? 0
      if (cut > most) {
        most = cut
        owners[line] = index
      }
    })
    const own = shares[owners[line] ?? -1]
    if (own) own[line] = most
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
