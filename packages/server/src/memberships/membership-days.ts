import type { Breakdown } from '@vitrine/domain/cart/breakdown'
import { productIdsOf, soldAs } from '@vitrine/domain/memberships/plan'
import type { OrderDraft } from '@vitrine/domain/orders/draft-order'
import type { SiteTables } from '@vitrine/store/store'

/** The draft of an order, whose lines keep for how long memberships are bought: their plans may be sold otherwise when the money is there. */
export async function withMembershipDays(
  { membershipPlans }: Pick<SiteTables, 'membershipPlans'>,
  draft: OrderDraft,
): Promise<OrderDraft> {
  if (!draft.lines.some(({ productType }) => productType === 'paywall')) return draft
  const plans = await membershipPlans.list()
  const lines = draft.lines.map((line) => {
    const plan = plans.find((each) => productIdsOf(each).includes(line.itemId))
    const sold = plan && soldAs(plan)
    return sold ? { ...line, membershipDays: line.subscription ? null : sold.lastsDays } : line
  })
  return { ...draft, lines }
}

/**
 * Locks what the memberships of an order are sold as: nobody removes a plan while somebody begins to pay for it. Returns the title of one whose plan
 * was removed since the order was priced; null where there is none.
 */
export async function lockSoldMemberships(
  { products, membershipPlans }: Pick<SiteTables, 'products' | 'membershipPlans'>,
  { lines }: Pick<Breakdown, 'lines'>,
): Promise<string | null> {
  const memberships = lines.filter(({ productType }) => productType === 'paywall')
  for (const { title, entry } of memberships) {
    const product = await products.lock(entry.itemId)
    if (product?.isVisible) continue
    // Of one that is free meanwhile its buyer is a member as it was sold.
    const plans = await membershipPlans.list()
    if (!plans.some((plan) => productIdsOf(plan).includes(entry.itemId))) return title
  }
  return null
}
