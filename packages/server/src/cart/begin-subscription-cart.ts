import { addEntry } from '@vitrine/domain/cart/add-entry'
import type { Cart } from '@vitrine/domain/cart/cart'
import { newCart } from '@vitrine/domain/cart/new-cart'
import { isSold } from '@vitrine/domain/catalogue/sale/is-sold'
import { storeFilling } from '@vitrine/domain/forms/buyers/stored-filling'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import type { AddRefusal, AddRequest } from './adding/add-to-cart.ts'
import { countNewCart } from './count-new-cart.ts'

/** The cart that a subscription is bought with, or why there is none. */
type BegunCart = { readonly ok: true; readonly cart: Cart } | AddRefusal

/** Begins the cart of one subscription. It stands beside the visitor's own cart, which stays as it is. */
export async function beginSubscriptionCart(
  store: SiteStore,
  request: Omit<AddRequest, 'cartToken' | 'tokenOfNext' | 'gift'>,
  { site, services }: { readonly site: Site; readonly services: Services },
): Promise<BegunCart> {
  const [id, newId, token] = [services.newId(), services.newId(), services.newToken(30)]
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    const tooMany = await countNewCart(tables, request, services)
    if (tooMany) return tooMany
    const product = await tables.products.find(request.itemId)
    if (!product?.isVisible || !request.mayAskFor(product)) return { ok: false, problem: 'unknown-item' }
    if (product.subscription === null) return { ok: false, problem: 'no-plan' }
    const choice = request.choose(product)
    if (!choice.ok) return choice
    if (!isSold(product)) return { ok: false, problem: 'not-sold' }
    const filling = request.fill(product.additionalFieldsForm ?? null)
    if (!filling.ok) return filling
    const result = addEntry(
      { ...newCart({ id, token, nowMs }), isSubscription: true },
      {
        product,
        variant: choice.variant,
        quantity: request.quantity,
        filling: storeFilling(filling.filled),
        currency: site.store.currency,
        allowsSeveralServices: site.store.allowsSeveralServices,
        newId,
        nowMs,
      },
    )
    if (!result.ok) return result
    await tables.carts.save(result.cart)
    return { ok: true, cart: result.cart }
  })
}
