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

/** What a membership costs. */
export type PlanPrice = { readonly kind: 'free' }
