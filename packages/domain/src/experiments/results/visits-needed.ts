/** A difference of this size is to be seen, where there is one. */
const effect = 0.2

/** Quantiles of the normal distribution: 5 % on both sides, and 80 % power. */
const certainty = 1.959964
const power = 0.841621

/** Visits that each variant needs to show that a fifth more of them order; null: none or all do. */
export function visitsNeeded(rate: number): number | null {
  const better = Math.min(1, rate * (1 + effect))
  if (rate <= 0 || better <= rate) return null
  const mean = (rate + better) / 2
  const ofNone = certainty * Math.sqrt(2 * mean * (1 - mean))
  const ofSome = power * Math.sqrt(rate * (1 - rate) + better * (1 - better))
  return Math.ceil(((ofNone + ofSome) / (better - rate)) ** 2)
}
