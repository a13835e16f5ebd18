import { guest } from './guest.ts'
import type { HttpVisitor } from './http-visitor.ts'

/** Puts one of a product into a visitor's cart and says where it goes; gives what placing the order needs. */
export async function prepareCheckout(
  visitor: HttpVisitor,
  product: { itemId: string; sku: string },
): Promise<{ cartToken: string; shippingOptionKey: string | null }> {
  const added = await visitor.addToCart({ ...product, quantity: 1 })
  if (added.status !== 200) throw new CheckoutRefused(added.status, await added.text())
  const { shoppingCart } = (await added.json()) as { shoppingCart: { cartToken: string } }
  const located = await visitor.send(
    'PUT',
    `/api/3/commerce/cart/${shoppingCart.cartToken}/shipping/location`,
    guest.address,
  )
  if (located.status !== 200) throw new CheckoutRefused(located.status, await located.text())
  const { cart } = (await located.json()) as { cart: { fulfillmentOptions: { key: string }[] } }
  return { cartToken: shoppingCart.cartToken, shippingOptionKey: cart.fulfillmentOptions[0]?.key ?? null }
}

/** The shop refused a step before payment. */
export class CheckoutRefused extends Error {
  readonly status: number

  constructor(status: number, body: string) {
    super(`${status}: ${body.slice(0, 300)}`)
    this.status = status
  }
}
