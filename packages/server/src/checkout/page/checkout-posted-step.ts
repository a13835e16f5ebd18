import type { CheckoutStep } from '@vitrine/contract/pages/page-props'
import type { checkoutStepCall } from '@vitrine/contract/pages/shop-pages'
import type { Address } from '@vitrine/domain/checkout/address'
import type { PricedCart, PriceSource } from '../../cart/price-stored-cart.ts'
import type { Exchange } from '../../http/exchange.ts'

/** A step of the checkout that was posted, with the cart it is about. */
export interface PostedStep {
  readonly exchange: Exchange<typeof checkoutStepCall>
  readonly priced: PricedCart
  readonly source: PriceSource
}

/** Where a step of the checkout is. */
export function stepPath(priced: PricedCart, step: CheckoutStep): string {
  return `/checkout?cartToken=${encodeURIComponent(priced.cart.token)}&step=${step}`
}

/** Reads an address from a form; `prefix` is '' or 'billing.'. */
export function readAddress(form: Readonly<Record<string, string>>, prefix: '' | 'billing.'): Address {
  const read = (name: keyof Address) => form[`${prefix}${name}`] ?? ''
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    region: read('region'),
    postalCode: read('postalCode'),
    country: read('country'),
    phone: read('phone'),
  }
}
