import { isDelivered, isLineDelivered, type LinedOrder } from '../downloads/download-grant.ts'
import type { OrderLine } from '../orders/order.ts'
import { type MembershipPlan, productIdsOf } from './plan.ts'

/** Whether a plan that an order bought is paid: not where all units of its line were refunded, whatever else was bought with it. */
export function isPlanDelivered(
  order: Omit<LinedOrder, 'lines'> & {
    readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'itemId'>[]
  },
  plan: Pick<MembershipPlan, 'price'>,
): boolean {
  const productIds = productIdsOf(plan)
  const bought = order.lines.filter(({ itemId }) => productIds.includes(itemId))
  return isDelivered(order) && (bought.length === 0 || bought.some(({ id }) => isLineDelivered(order, id)))
}
