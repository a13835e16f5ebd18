import { type RestockSignUp, restockLimits } from './sign-up.ts'

/**
 * What is forgotten of an address that asks for one thing more than it can wait for: the oldest. Nobody is told that it waits for so much, so
 * whoever asks is put down, as they read that they are.
 */
export function forgottenFor(
  { productId, variantId }: Pick<RestockSignUp, 'productId' | 'variantId'>,
  kept: readonly RestockSignUp[],
): readonly RestockSignUp[] {
  const others = kept.filter((each) => each.productId !== productId || each.variantId !== variantId)
  const waiting = others.filter(({ state }) => state === 'waiting' || state === 'unsent')
  const oldestFirst = waiting.toSorted((some, other) => some.createdAtMs - other.createdAtMs)
  return oldestFirst.slice(0, Math.max(0, waiting.length + 1 - restockLimits.ofAddress))
}
