import { alpha, widthAt } from './confidence.ts'

/** A difference of this size is to be seen, where there is one. */
const effect = 0.2

/** Quantiles of the normal distribution by which the best of two to five variants beats each other one in four of five tests: those that it may fail to beat share the fifth. */
const powers = [0.841621, 1.281552, 1.501086, 1.644854]

/** More visits than these come to no test. */
const mostVisits = 2 ** 40

/**
 * Visits that each of some variants needs until it is named the best, where a fifth more of its visits order: by the bounds that name it, which
 * hold at every look and for all pairs. Null: none or all order.
 */
export function visitsNeeded(rate: number, variants: number): number | null {
  const better = Math.min(1, rate * (1 + effect))
  if (rate <= 0 || better <= rate) return null
  const variance = rate * (1 - rate) + better * (1 - better)
  const ofPair = alpha / ((variants * (variants - 1)) / 2)
  const power = powers[variants - 2] ?? 0
  const isEnough = (visits: number) =>
    visits * (better - rate) ** 2 >= variance * (widthAt(2 * visits, ofPair) + power) ** 2
  return leastOf(isEnough)
}

/** The least number from which on something is so. */
function leastOf(isSo: (number: number) => boolean): number {
  let [tooFew, enough] = [0, mostVisits]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isSo(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}
