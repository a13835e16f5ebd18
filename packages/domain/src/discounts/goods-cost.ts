import { shareOf } from '../money/share-of.ts'
import type { Candidate } from './candidate.ts'
import { cutLines } from './cut-lines.ts'
import type { DiscountedGoods } from './discount-offer.ts'

/**
 * What goods cost after a set of discounts, as `cutLines` says, which is asked for what is rare. A search asks hundreds of times, so that
 * usual sets are summed up without their shares.
 */
export function goodsCost(
  candidates: readonly Candidate[],
  goods: readonly DiscountedGoods[],
): (set: readonly Candidate[]) => number {
  const lineCents = goods.map((each) => each.unitPriceCents * each.quantity)
  const cuts = new Float64Array(goods.length)
  const whole = new Set(candidates.filter(({ isFor }) => isFor.every(Boolean)))
  const boughtCuts = new Map<Candidate, readonly number[]>()
  return (set) => {
    let orders = 0
    let isPlain = true
    cuts.fill(0)
    const bought = set.filter(({ discount }) => discount.effect.kind === 'buy-x-get-y')
    if (bought.length > 1) return cutLines(set, goods).goodsCents
    const [only] = bought
    const locked = only ? (boughtCuts.get(only) ?? cutLines([only], goods).shares[0] ?? []) : []
    if (only) boughtCuts.set(only, locked)
    for (const candidate of set) {
      if (candidate.discountClass === 'ORDER') {
        orders += 1
        isPlain &&= whole.has(candidate)
      } else if (candidate.discountClass === 'PRODUCT') takeMost(cuts, candidate.cuts)
    }
    // A line that gets cheaper by what is bought takes no other discount on goods.
    for (let line = 0; line < locked.length; line += 1) cuts[line] = locked[line] || (cuts[line] ?? 0)
    // The shares of one matter to the next where they are for different lines.
    if (orders > 1 && !isPlain) return cutLines(set, goods).goodsCents
    let left = 0
    for (let line = 0; line < cuts.length; line += 1) left += (lineCents[line] ?? 0) - (cuts[line] ?? 0)
    for (const candidate of set) {
      if (candidate.discountClass === 'ORDER')
        left -= cutOf(candidate, isPlain ? left : null, lineCents, cuts)
    }
    return left
  }
}

function takeMost(most: Float64Array, cuts: readonly number[]): void {
  for (let line = 0; line < most.length; line += 1) {
    const cut = cuts[line] ?? 0
    if (cut > (most[line] ?? 0)) most[line] = cut
  }
}

/** What a discount on the order takes off; `whole` is what all goods cost, null where it is not for all of them. */
function cutOf(
  { discount: { effect }, isFor }: Candidate,
  whole: number | null,
  lineCents: readonly number[],
  cuts: Float64Array,
): number {
  let base = whole ?? 0
  if (whole === null) {
    for (let line = 0; line < cuts.length; line += 1) {
      if (isFor[line]) base += (lineCents[line] ?? 0) - (cuts[line] ?? 0)
    }
  }
  if (effect.kind === 'percentage') return shareOf(base, effect.milliPercent, 100_000)
  return effect.kind === 'fixed' ? Math.min(effect.cents, base) : 0
}
