import type { checkoutStepCall, subscribeStepCall } from '@vitrine/contract/checkout/page-calls'
import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import { checkoutPath } from '../../cart/checkout-path.ts'
import type { PricedCart, PriceSource } from '../../cart/price-stored-cart.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { HeldToken } from '../../http/visitor/held-carts.ts'

/** A step of the checkout that was posted, with the cart it is about. */
export interface PostedStep {
  readonly exchange: Exchange<typeof checkoutStepCall> | Exchange<typeof subscribeStepCall>
  readonly token: HeldToken
  readonly priced: PricedCart
  readonly source: PriceSource
}

/** What the address of the delivery step says where a rate is to be chosen that was not shown before. */
export const ratesFound = 'rates-found'

/** Where a step of the checkout is. */
export function stepPath(priced: PricedCart, step: CheckoutStep): string {
  return `${checkoutPath(priced.cart)}&step=${step}`
}
