import type { Order } from '../order.ts'
import { shippingKind } from './shipping-kind.ts'

/** How an order comes to its buyer; null: it was sent without a way. */
type ShippingWay = Pick<NonNullable<Order['shipping']>, 'isPickup' | 'isLocal'>

/** What sums call what it costs to bring an order. */
export function shippingText(shipping: ShippingWay | null): string {
  const kind = shippingKind(shipping)
  if (kind === 'pickup') return 'Pickup'
  return kind === 'delivery' ? 'Delivery' : 'Shipping'
}

/** The same with the name of the way. */
export function namedShippingText(shipping: ShippingWay & { readonly name: string }): string {
  const { name } = shipping
  const kind = shippingKind(shipping)
  if (kind === 'pickup') return `Pickup (${name})`
  return kind === 'delivery' ? `Delivery (${name})` : `Shipping (${name})`
}

/** The same with an amount of it, such as what is refunded. */
export function shippingCostText(shipping: ShippingWay | null, amount: string): string {
  const kind = shippingKind(shipping)
  if (kind === 'pickup') return `Pickup: ${amount}`
  return kind === 'delivery' ? `Delivery: ${amount}` : `Shipping: ${amount}`
}
