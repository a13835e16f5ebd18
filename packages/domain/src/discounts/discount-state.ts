import type { Discount } from './discount.ts'

/** Where a discount stands, in the order in which owners look for it. */
const discountStates = ['active', 'scheduled', 'ended', 'used-up'] as const

/** One of them. */
export type DiscountState = (typeof discountStates)[number]

/** Tells where a discount stands: one that is over or stopped is that, whatever else it is. */
export function discountState(
  { isStopped, startsAtMs, endsAtMs }: Discount,
  { nowMs, isUsedUp }: { readonly nowMs: number; readonly isUsedUp: boolean },
): DiscountState {
  if (isStopped || (endsAtMs !== null && endsAtMs <= nowMs)) return 'ended'
  if (isUsedUp) return 'used-up'
  return startsAtMs !== null && startsAtMs > nowMs ? 'scheduled' : 'active'
}
