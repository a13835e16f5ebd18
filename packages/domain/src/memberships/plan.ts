/** A way to become a member, and which areas it opens. */
export interface MembershipPlan {
  readonly id: string
  readonly name: string
  /** What visitors read about it. */
  readonly description: string
  readonly areaIds: readonly string[]
  readonly price: PlanPrice
  /** Whether visitors can choose it; owners grant it in any case. */
  readonly isOffered: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What a membership costs. What is paid for is a product of the shop, which has the price, the tax and how often it is paid. */
export type PlanPrice =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid'
      readonly productId: string
      /** How many days one payment lasts that is made once; null: for good, or as long as it is renewed. */
      readonly lastsDays: number | null
    }

/** What a plan costs now; null: it is not sold, as its product is gone or hidden. */
export type PlanOffer =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid'
      readonly cents: number
      /** How often it is paid; null: once. */
      readonly interval: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' } | null
      readonly lastsDays: number | null
    }
  | null
