import type { CartRefusal } from '@vitrine/domain/cart/cart-refusals'

/** Where the cart page says why a plain form changed nothing. */
export function refusedAt(problem: CartRefusal): string {
  // That there is no cart is what an empty one says by itself.
  return problem === 'no-cart' ? '/cart' : `/cart?problem=${problem}#sqs-cart-root`
}
