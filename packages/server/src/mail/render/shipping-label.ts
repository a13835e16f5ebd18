/** A way in which an order comes to its buyer. */
interface ShippingWay {
  readonly name: string
  readonly isPickup?: boolean | undefined
  readonly isLocal?: boolean | undefined
}

/** What the sums of a mail call the way in which an order comes to its buyer. */
export function shippingLabel(shipping: ShippingWay): string {
  const { name } = shipping
  if (shipping.isPickup) return `Pickup (${name})`
  return shipping.isLocal ? `Delivery (${name})` : `Shipping (${name})`
}
