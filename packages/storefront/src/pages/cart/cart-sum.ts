import type { CartInReply } from '@vitrine/contract/cart/page-props'

/** What a cart comes to after discounts, in minor units. */
export function cartSumCents({ subtotal, discountTotal }: CartInReply): number {
  return subtotal.value - discountTotal.value
}
