// Discounts for tests: builders fill in what a test does not speak of.
import { allGoods, type Discount } from '../discounts/discount.ts'
import type { DiscountContext, DiscountedGoods, DiscountOffer } from '../discounts/discount-offer.ts'

/** Ten percent off the whole order, for everybody. */
export function buildDiscount(discount: Partial<Discount> = {}): Discount {
  return {
    id: 'discount',
    name: 'Ten off',
    trigger: 'automatic',
    code: '',
    effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 10_000 },
    goods: allGoods,
    includesSaleItems: true,
    minimumCents: 0,
    minimumQuantity: 0,
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    combinesWith: [],
    priority: 0,
    isStopped: false,
    createdAtMs: 1,
    updatedAtMs: 1,
    ...discount,
  }
}

/** A discount that a cart may have; its own code, where it has one. */
export function buildOffer(
  discount: Partial<Discount> = {},
  offer: Partial<DiscountOffer> = {},
): DiscountOffer {
  const built = buildDiscount(discount)
  return { discount: built, code: built.code, isUsedUp: false, isUsedByCustomer: false, ...offer }
}

/** The offers of a cart that has typed their codes. */
export function buildDiscountContext(...offers: readonly DiscountOffer[]): DiscountContext {
  return { nowMs: 1_000, codes: offers.flatMap(({ code }) => (code === '' ? [] : [code])), offers }
}

/** A line of one mug of 12.50. */
export function buildGoods(goods: Partial<DiscountedGoods> = {}): DiscountedGoods {
  return {
    key: 'a',
    productId: 'mug',
    categories: [],
    tags: [],
    unitPriceCents: 1250,
    quantity: 1,
    isOnSale: false,
    isExempt: false,
    payment: null,
    ...goods,
  }
}
