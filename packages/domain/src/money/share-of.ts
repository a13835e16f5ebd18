/**
 * Takes `numerator / denominator` of an amount, rounded to whole minor units, half away from zero: the one rounding rule of the
 * shop. Exact for every amount a number can hold.
 */
export function shareOf(cents: number, numerator: number, denominator: number): number {
  const product = BigInt(Math.abs(cents)) * BigInt(numerator)
  const divisor = BigInt(denominator)
  const rounded = Number((2n * product + divisor) / (2n * divisor))
  return cents < 0 && rounded !== 0 ? -rounded : rounded
}
