import type { Cart } from '@vitrine/domain/cart/cart'
import type { Donation } from '@vitrine/domain/cart/donations/donation'
import { newCart } from '@vitrine/domain/cart/new-cart'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { countNewCart } from '../count-new-cart.ts'

type BegunDonation =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly retryAfterMs: number }

/** Begins the cart of one donation: it is paid as what is bought is, and stands beside the visitor's own cart, which stays as it is. */
export async function beginDonation(
  store: SiteStore,
  { donation, address }: { readonly donation: Donation; readonly address: string },
  services: Services,
): Promise<BegunDonation> {
  const [id, entryId, token] = [services.newId(), services.newId(), services.newToken(30)]
  const nowMs = services.clock()
  return store.transaction(async (tables) => {
    const tooMany = await countNewCart(tables, { address }, services)
    if (tooMany) return { ok: false, retryAfterMs: tooMany.retryAfterMs }
    const entry = {
      id: entryId,
      itemId: 'donation',
      variantId: 'donation',
      sku: '',
      quantity: 1,
      additionalFields: null,
      donation,
      addedAtMs: nowMs,
    }
    const cart: Cart = { ...newCart({ id, token, nowMs }), isDonation: true, entries: [entry] }
    await tables.carts.save(cart)
    return { ok: true, cart }
  })
}
