import type { Cart } from '@vitrine/domain/cart/cart'
import { newCart } from '@vitrine/domain/cart/new-cart'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { type AddRefusal, type AddRequest, checkAddition } from './adding/check-addition.ts'
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
    const product = await tables.products.find(request.itemId)
    const cart = { ...newCart({ id, token, nowMs }), isSubscription: true }
    const result = checkAddition(cart, product, { request, store: site.store, newId, nowMs })
    if (!result.ok) return result
    const tooMany = await countNewCart(tables, request, services)
    if (tooMany) return tooMany
    await tables.carts.save(result.cart)
    return { ok: true, cart: result.cart }
  })
}
