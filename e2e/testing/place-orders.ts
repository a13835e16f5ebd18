import { orderBody } from './guest.ts'
import { HttpVisitor } from './http-visitor.ts'
import type { Owner } from './owner.ts'
import { prepareCheckout } from './prepare-checkout.ts'
import type { ShopProcess } from './start-shop.ts'

/** Lets so many guests buy one of a product that has enough for all; they pay by transfer, so that these are no test orders. */
export async function placeOrders(shop: ShopProcess, owner: Owner, count: number): Promise<void> {
  const product = await owner.sell({ title: 'Bulk mug', onHand: count, priceCents: 1_500 })
  for (let placed = 0; placed < count; placed += 1) {
    const visitor = new HttpVisitor(shop.url)
    const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
    const body = { ...orderBody(cartToken, shippingOptionKey), payment: { gateway: 'manual' } }
    const answer = await visitor.send('POST', '/api/2/commerce/orders', body)
    if (!answer.ok) throw new Error(`An order was refused: ${answer.status} ${await answer.text()}`)
  }
}
