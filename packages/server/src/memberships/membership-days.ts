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
