import type { Order } from '../order.ts'

/** What the sums of an order call what it costs to bring it: its buyer comes for it, its shop brings it, or somebody else does. */
export type ShippingKind = 'pickup' | 'delivery' | 'shipping'

/** Which of them it is; one without a way was sent. */
export function shippingKind(
  shipping: Pick<NonNullable<Order['shipping']>, 'isPickup' | 'isLocal'> | null,
): ShippingKind {
  if (shipping?.isPickup) return 'pickup'
  return shipping?.isLocal ? 'delivery' : 'shipping'
}
