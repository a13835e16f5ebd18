import type { Discount, GoodsChoice } from './discount.ts'
import type { DiscountContext, DiscountedGoods, DiscountOffer } from './discount-offer.ts'
import { isChosen } from './line-rules.ts'
import { paymentsOf } from './subscription-payments.ts'

/** A discount as it was when a subscription began: what an owner does with it later changes nothing of what was agreed. */
export interface GrantedDiscount {
  readonly discount: Discount
  /** The code that brought it; '' where none did. */
  readonly code: string
}

/** Whether a discount outlasts the first payment, so that it must be kept. */
export function isLasting({ discount }: Pick<GrantedDiscount, 'discount'>): boolean {
  const payments = paymentsOf(discount)
  return payments === null || payments > 1
}

/**
 * Keeps a discount for the payments that are to come. Whom it was for, and when, was asked once; its goods are named one by one, so that
 * other tags of a product change nothing.
 */
export function grantDiscount(
  { discount, code }: Pick<DiscountOffer, 'discount' | 'code'>,
  goods: readonly DiscountedGoods[],
): GrantedDiscount {
  const { effect } = discount
  const kept: Discount = {
    ...discount,
    effect:
      effect.kind === 'buy-x-get-y' && effect.buys ? { ...effect, buys: named(effect.buys, goods) } : effect,
    goods: named(discount.goods, goods),
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    isStopped: false,
  }
  return { discount: kept, code }
}

/** A choice that names none of the goods stays as it is: it is for others. */
function named(choice: GoodsChoice, goods: readonly DiscountedGoods[]): GoodsChoice {
  const productIds = goods.filter((each) => isChosen(choice, each)).map((each) => each.productId)
  return productIds.length === 0 ? choice : { productIds: [...new Set(productIds)], categories: [], tags: [] }
}

/** What a payment of a subscription may be discounted by; null where nothing was granted. */
export function grantedContext(granted: readonly GrantedDiscount[], nowMs: number): DiscountContext | null {
  if (granted.length === 0) return null
  const offers = granted.map((each) => ({ ...each, isUsedUp: false, isUsedByCustomer: false }))
  return { nowMs, codes: [], offers }
}
