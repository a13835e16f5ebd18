import { productIdsOf } from '@vitrine/domain/memberships/plan'
import type { OrderLine } from '@vitrine/domain/orders/order'
import type { SiteTables } from '@vitrine/store/store'

/** Whether a line bought a membership that costs nothing any more, or whose plan is gone. */
export async function isFreeNow(
  { membershipPlans, products }: Pick<SiteTables, 'membershipPlans' | 'products'>,
  { productType, itemId }: Pick<OrderLine, 'productType' | 'itemId'>,
): Promise<boolean> {
  if (productType !== 'paywall') return false
  const plans = (await membershipPlans.list()).filter((plan) => productIdsOf(plan).includes(itemId))
  if (plans.length > 0) return plans.every(({ price }) => price.kind === 'free')
  // An owner may sell a product of this type that is of no plan.
  const product = await products.find(itemId)
  return product?.isVisible === false && product.urlId.startsWith('membership-')
}
