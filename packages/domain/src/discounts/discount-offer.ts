import type { Discount, DiscountClass } from './discount.ts'

/** A discount that a cart may have, and what is known of its uses. */
export interface DiscountOffer {
  readonly discount: Discount
  /** The code that brings it, in upper case; '' for an automatic one. */
  readonly code: string
  readonly isUsedUp: boolean
  /** Whether this customer had it in an order before. */
  readonly isUsedByCustomer: boolean
}

/** What discounts depend on, beside the lines. */
export interface DiscountContext {
  readonly nowMs: number
  /** Codes of the cart, in upper case. */
  readonly codes: readonly string[]
  /** Automatic discounts, and those of the codes that are known. */
  readonly offers: readonly DiscountOffer[]
}

/** A line of a cart, as far as discounts ask. */
export interface DiscountedGoods {
  readonly key: string
  readonly productId: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly unitPriceCents: number
  readonly quantity: number
  readonly isOnSale: boolean
  /** Gift cards are never discounted. */
  readonly isExempt: boolean
  /** Which payment of a subscription it is, from 1 on; null: it comes once. */
  readonly payment: number | null
}

/** Why a code takes nothing off. */
export type CodeReason =
  | { readonly kind: 'unknown' | 'used-up' | 'used-by-customer' | 'wrong-goods' | 'no-delivery' }
  | { readonly kind: 'not-for-subscriptions' }
  /** `endedAtMs` is null for one that its owner stopped. */
  | { readonly kind: 'ended'; readonly endedAtMs: number | null }
  | { readonly kind: 'not-yet'; readonly startsAtMs: number }
  | { readonly kind: 'below-minimum'; readonly minimumCents: number }
  | { readonly kind: 'too-few'; readonly minimumQuantity: number }
  /** Other discounts save more and do not combine with it; `name` is one of them. */
  | { readonly kind: 'not-combinable'; readonly name: string }
  /** It may stand beside the others, yet makes nothing cheaper. */
  | { readonly kind: 'no-effect' }

/** What became of a code of the cart. */
export interface CodeFinding {
  readonly code: string
  /** The discount that it brings; null when the code is not known, or a code of something else. */
  readonly discountId: string | null
  readonly name: string
  /** null: it applies. */
  readonly reason: CodeReason | null
}

/** A discount that applies, with what it takes off. */
export interface AppliedDiscount {
  readonly id: string
  readonly name: string
  /** '' for an automatic one. */
  readonly code: string
  readonly discountClass: DiscountClass
  /** For goods and order, the sum of the shares; for delivery, what it would have cost. */
  readonly amountCents: number
  /** Of what comes again and again: for how many payments it holds, from the first on; null: for all. */
  readonly payments?: number | null
  /** What comes off which line; empty for delivery. */
  readonly shares: readonly { readonly entryId: string; readonly cents: number }[]
}
