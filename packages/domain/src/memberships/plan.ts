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
  | {
      readonly kind: 'free'
      /** As what it was sold before it was free; left out: it never was, or nobody wrote it down yet. */
      readonly soldAs?: SoldPlan | undefined
    }
  | ({ readonly kind: 'paid' } & SoldPlan)

/** As what a plan is sold. */
interface SoldPlan {
  readonly productId: string
  /** How many days one payment lasts that is made once; null: for good, or as long as it is renewed. */
  readonly lastsDays: number | null
  /** Products that it was sold as before, and that are gone; left out: none. Somebody may pay an order of them still. */
  readonly formerProductIds?: readonly string[] | undefined
}

/** As what a plan is sold, or was before it was free; null where nobody ever paid for it. */
export function soldAs({ price }: Pick<MembershipPlan, 'price'>): SoldPlan | null {
  return price.kind === 'paid' ? price : (price.soldAs ?? null)
}

/** The products that a plan is or was sold as. */
export function productIdsOf(plan: Pick<MembershipPlan, 'price'>): readonly string[] {
  const sold = soldAs(plan)
  return sold ? [sold.productId, ...(sold.formerProductIds ?? [])] : []
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
