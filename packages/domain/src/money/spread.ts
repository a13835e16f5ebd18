/**
 * Spreads an amount over weights in whole minor units, so that the shares add up to it exactly: each gets its exact share rounded
 * down, and what is left goes, a unit each, to the largest remainders; of equal ones to the lower `keys`. No share is greater than its
 * weight where the amount is not greater than all weights together.
 */
export function spread(
  amountCents: number,
  weights: readonly number[],
  keys: readonly string[],
): readonly number[] {
  const total = weights.reduce((sum, each) => sum + each, 0)
  if (total === 0 || amountCents === 0) return weights.map(() => 0)
  const isExact = amountCents * Math.max(...weights) <= Number.MAX_SAFE_INTEGER
  const parts = weights.map((weight, index) => ({
    index,
    key: keys[index] ?? '',
    ...divide(amountCents, weight, { total, isExact }),
  }))
  const shares = parts.map((each) => each.share)
  const left = amountCents - shares.reduce((sum, each) => sum + each, 0)
  const favoured = parts
    .filter((each) => each.remainder > 0)
    .sort((one, other) => other.remainder - one.remainder || (one.key < other.key ? -1 : 1))
  for (const { index } of favoured.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

function divide(
  amount: number,
  weight: number,
  { total, isExact }: { readonly total: number; readonly isExact: boolean },
): { readonly share: number; readonly remainder: number } {
  if (isExact) {
    const remainder = (amount * weight) % total
    return { share: (amount * weight - remainder) / total, remainder }
  }
  const product = BigInt(amount) * BigInt(weight)
  const remainder = product % BigInt(total)
  return { share: Number((product - remainder) / BigInt(total)), remainder: Number(remainder) }
}
