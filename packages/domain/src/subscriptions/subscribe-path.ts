/** Where a subscription is bought: the page of the cart that was begun for it. */
export function subscribePath(cartToken: string): string {
  return `/checkout/subscribe?cartToken=${encodeURIComponent(cartToken)}`
}
