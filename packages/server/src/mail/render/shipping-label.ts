import { shippingKind } from '@vitrine/domain/orders/parcels/shipping-kind'

/** A way in which an order comes to its buyer. */
interface ShippingWay {
  readonly name: string
  readonly isPickup?: boolean | undefined
  readonly isLocal?: boolean | undefined
}

/** What the sums of a mail call the way in which an order comes to its buyer. */
export function shippingLabel(shipping: ShippingWay): string {
  const { name } = shipping
  const kind = shippingKind(shipping)
  if (kind === 'pickup') return `Pickup (${name})`
  return kind === 'delivery' ? `Delivery (${name})` : `Shipping (${name})`
}
