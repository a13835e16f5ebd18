import { orderBody } from '../../e2e/testing/guest.ts'
import { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import type { Owner } from '../../e2e/testing/owner.ts'
import { prepareCheckout } from '../../e2e/testing/prepare-checkout.ts'
import type { Battlefield } from './grounds.ts'

/** What exists on the first site alone, by the names that paths and bodies of the contract use. */
export type KnownIds = Readonly<Record<string, string>>

/** Sells something new on the first site, buys it, fills another cart with it, and gives the ids of all that. */
export async function harvestIds({ shop }: Battlefield, owner: Owner): Promise<KnownIds> {
  const { itemId, sku, variantId } = await owner.sell({ title: 'Only here', onHand: 1_000, priceCents: 900 })
  const buyer = new HttpVisitor(shop.url)
  const { cartToken, shippingOptionKey } = await prepareCheckout(buyer, { itemId, sku })
  const placed = await buyer.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
  const { orderId } = (await placed.json()) as { orderId: string }
  const shopper = new HttpVisitor(shop.url)
  const added = (await (await shopper.addToCart({ itemId, sku, quantity: 1 })).json()) as {
    shoppingCart: { cartToken: string; entries: { id: string }[] }
  }
  const mail = (await (await owner.http.get('/api/panel/mail')).json()) as { rows?: { id: string }[] }
  return {
    itemId,
    productId: itemId,
    variantId,
    sku,
    cartToken: added.shoppingCart.cartToken,
    entryId: added.shoppingCart.entries[0]?.id ?? '',
    orderId,
    mailId: mail.rows?.[0]?.id ?? '0'.repeat(24),
  }
}
