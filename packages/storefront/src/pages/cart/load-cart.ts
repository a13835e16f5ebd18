import { readCartAddress } from '@vitrine/contract/cart/addresses'
import type { readCartCall } from '@vitrine/contract/cart/calls'
import { readCartV3Address } from '@vitrine/contract/cart/v3-addresses'
import type { readCartV3Call } from '@vitrine/contract/cart/v3-calls'
import { loadFailedText } from '@vitrine/contract/failure-text'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import { forgetCart, mayHaveCart } from '../../runtime/shop-call/cookies.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CartPageState } from './cart-page-state.ts'

/** Fetches the visitor's cart for a page that came without it; a token that is known saves a question. No cart is an empty cart. */
export async function loadCart(store: Store<CartPageState>, token?: string): Promise<void> {
  if (token !== undefined) return loadByToken(store, token)
  if (!mayHaveCart()) return store.patch({ status: 'loaded' })
  const known = await callShop<typeof readCartCall>(readCartAddress, {
    query: { orNone: 'true' },
  })
  if (!known.ok)
    return store.patch({
      status: 'loaded',
      failure: { title: loadFailedText, message: known.refusal.message },
    })
  if (known.reply !== null) return loadByToken(store, known.reply.cartToken)
  forgetCart()
  store.patch({ status: 'loaded' })
}

async function loadByToken(store: Store<CartPageState>, token: string): Promise<void> {
  const answer = await callShop<typeof readCartV3Call>(readCartV3Address, { params: { cartToken: token } })
  if (answer.ok) store.patch({ status: 'loaded', reply: answer.reply })
  else
    store.patch({
      status: 'loaded',
      failure: { title: loadFailedText, message: answer.refusal.message },
    })
}
