import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { MembershipPlan, PlanOffer } from '@vitrine/domain/memberships/plan'
import type { SiteTables } from '@vitrine/store/store'

/** A plan with what it costs now. */
export interface OfferedPlan {
  readonly plan: MembershipPlan
  readonly offer: PlanOffer
}

/** Reads what plans cost now. */
export async function readOffers(
  { products }: Pick<SiteTables, 'products'>,
  plans: readonly MembershipPlan[],
): Promise<readonly OfferedPlan[]> {
  const ids = plans.flatMap(({ price }) => (price.kind === 'paid' ? [price.productId] : []))
  const found = new Map((await products.findMany(ids)).map((product) => [product.id, product]))
  return plans.map((plan) => {
    if (plan.price.kind === 'free') return { plan, offer: { kind: 'free' } }
    const product = found.get(plan.price.productId)
    const [variant] = product?.variants ?? []
    if (!product?.isVisible || !variant) return { plan, offer: null }
    const interval = product.subscription?.interval ?? null
    const cents = currentPriceCents(product.type, variant)
    const lastsDays = interval ? null : plan.price.lastsDays
    return { plan, offer: { kind: 'paid', cents, interval, lastsDays } }
  })
}
