import type { SubscriptionPayments } from './subscription-payments.ts'

/** Of what a discount takes something off: single goods, the whole order, delivery. */
export type DiscountClass = 'PRODUCT' | 'ORDER' | 'SHIPPING'

/** A discount as its owner set it. What is derived, such as whether it holds now, is never stored. */
export interface Discount {
  readonly id: string
  /** As visitors read it. */
  readonly name: string
  readonly trigger: DiscountTrigger
  /** What a visitor types, in upper case; '' unless the trigger is one code. */
  readonly code: string
  readonly effect: DiscountEffect
  /** What it is for; a discount on order or delivery is for all that is in the cart. */
  readonly goods: GoodsChoice
  readonly includesSaleItems: boolean
  /** Left out: it is not for what comes again and again. */
  readonly onSubscriptions?: SubscriptionPayments | undefined
  /** The least that the goods it is for must cost together; 0: no minimum. */
  readonly minimumCents: number
  /** The least pieces of them; 0: no minimum. */
  readonly minimumQuantity: number
  readonly startsAtMs: number | null
  readonly endsAtMs: number | null
  /** How many orders may have it; with bulk codes, how many by each code. `null`: any number. */
  readonly usageLimit: number | null
  readonly isOncePerCustomer: boolean
  /** The classes of other discounts beside which it may stand. */
  readonly combinesWith: readonly DiscountClass[]
  /** Of two sets of discounts that save as much, the one with the higher number is taken. */
  readonly priority: number
  readonly isStopped: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What brings a discount about: nothing, one code for everybody, or one of many codes. */
type DiscountTrigger = 'automatic' | 'code' | 'bulk'

/** What a discount takes off. Shares are in thousandths of a percent. */
export type DiscountEffect =
  | { readonly kind: 'percentage'; readonly appliesTo: 'order' | 'goods'; readonly milliPercent: number }
  /** On goods, the amount comes off each piece. */
  | { readonly kind: 'fixed'; readonly appliesTo: 'order' | 'goods'; readonly cents: number }
  /** `mostCents`: a delivery that costs more is not free; `null`: whatever it costs. */
  | { readonly kind: 'free-shipping'; readonly mostCents: number | null }
  | BuyXGetY

/** Who buys so many of one choice of goods gets so many of the discount's own goods for less. */
export interface BuyXGetY {
  readonly kind: 'buy-x-get-y'
  /** `null`: the same goods as get cheaper. */
  readonly buys: GoodsChoice | null
  readonly buyQuantity: number
  readonly getQuantity: number
  readonly milliPercent: number
  /** `null`: as often as the cart gives. */
  readonly timesPerOrder: number | null
}

/** Goods by product, category or tag: whatever one of them names. All empty: everything. */
export interface GoodsChoice {
  readonly productIds: readonly string[]
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** The most pieces of which a discount speaks. */
export const mostPieces = 9_999

/** The most uses that a code can have. */
export const mostUses = 1_000_000_000

/** Everything that is sold. */
export const allGoods: GoodsChoice = { productIds: [], categories: [], tags: [] }

/** The class of a discount follows from what it takes off. */
export function classOf({ effect }: Pick<Discount, 'effect'>): DiscountClass {
  switch (effect.kind) {
    case 'free-shipping':
      return 'SHIPPING'
    case 'buy-x-get-y':
      return 'PRODUCT'
    default:
      return effect.appliesTo === 'order' ? 'ORDER' : 'PRODUCT'
  }
}

/** Whether two discounts may stand beside each other: each must allow the class of the other. */
export function mayCombine(one: Discount, other: Discount): boolean {
  return (
    one.id !== other.id &&
    one.combinesWith.includes(classOf(other)) &&
    other.combinesWith.includes(classOf(one))
  )
}

/** Sorts discounts as they come first among equals: by priority, then the older one. */
export function byRank(one: Discount, other: Discount): number {
  return other.priority - one.priority || one.createdAtMs - other.createdAtMs || (one.id < other.id ? -1 : 1)
}
