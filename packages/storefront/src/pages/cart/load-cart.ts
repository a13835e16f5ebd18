import type { CartReply } from '@vitrine/contract/pages/page-props'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CartPageState } from './cart-page-state.ts'

/** Fetches the visitor's cart for a page that came without it; a token that is known saves a question. No cart is an empty cart. */
export async function loadCart(store: Store<CartPageState>, token?: string): Promise<void> {
  if (token !== undefined) return loadByToken(store, token)
  const known = await callShop<{ cartToken: string }>({ method: 'GET', path: '/api/commerce/shopping-cart' })
  if (!known.ok && known.status === 404) return store.patch({ status: 'loaded' })
  if (!known.ok)
    return store.patch({
      status: 'loaded',
      failure: { title: 'Unable to load. Try again.', message: known.message },
    })

  return loadByToken(store, known.body.cartToken)
}

async function loadByToken(store: Store<CartPageState>, token: string): Promise<void> {
  const path = `/api/3/commerce/cart/${encodeURIComponent(token)}`
  const answer = await callShop<CartReply>({ method: 'GET', path })
  if (answer.ok) store.patch({ status: 'loaded', reply: answer.body })
  else
    store.patch({
      status: 'loaded',
      failure: { title: 'Unable to load. Try again.', message: answer.message },
    })
}
