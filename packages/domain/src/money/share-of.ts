/**
 * Takes `numerator / denominator` of an amount, rounded to whole minor units, half away from zero: the one rounding rule of the
 * shop. Exact for every amount a number can hold.
 */
export function shareOf(cents: number, numerator: number, denominator: number): number {
  const size = Math.abs(cents)
  const rounded = roundedShare(size, numerator, denominator)
  return cents < 0 && rounded !== 0 ? -rounded : rounded
}

function roundedShare(size: number, numerator: number, denominator: number): number {
  const twice = 2 * size * numerator + denominator
  // What a double holds exactly is divided many times faster.
  if (twice <= Number.MAX_SAFE_INTEGER) return (twice - (twice % (2 * denominator))) / (2 * denominator)
  const product = BigInt(size) * BigInt(numerator)
  const divisor = BigInt(denominator)
  return Number((2n * product + divisor) / (2n * divisor))
}
