/** What the sums of a mail call the way in which an order comes to its buyer. */
export function shippingLabel({
  name,
  isPickup,
  isLocal,
}: {
  readonly name: string
  readonly isPickup?: boolean | undefined
  readonly isLocal?: boolean | undefined
}): string {
  if (isPickup) return `Pickup (${name})`
  return isLocal ? `Delivery (${name})` : `Shipping (${name})`
}
