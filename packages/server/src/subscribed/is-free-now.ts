import { soldAs } from '@vitrine/domain/memberships/plan'
import type { OrderLine } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Whether a line bought a membership that costs nothing any more. */
export async function isFreeNow(
  { membershipPlans }: Pick<SiteTables, 'membershipPlans'>,
  { productType, itemId }: Pick<OrderLine, 'productType' | 'itemId'>,
): Promise<boolean> {
  if (productType !== 'paywall') return false
  const plans = (await membershipPlans.list()).filter((plan) => soldAs(plan)?.productId === itemId)
  return plans.length > 0 && plans.every(({ price }) => price.kind === 'free')
}
