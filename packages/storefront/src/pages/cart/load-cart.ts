import { readCartAddress } from '@vitrine/contract/cart/addresses'
import type { readCartCall } from '@vitrine/contract/cart/calls'
import type { CartReply } from '@vitrine/contract/cart/page-props'
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
  if (!mayHaveCart()) return take(store, null)
  const known = await callShop<typeof readCartCall>(readCartAddress, {
    query: { orNone: 'true' },
  })
  if (!known.ok) return giveUp(store, known.refusal.message)
  if (known.reply !== null) return loadByToken(store, known.reply.cartToken)
  forgetCart()
  take(store, null)
}

async function loadByToken(store: Store<CartPageState>, token: string): Promise<void> {
  const answer = await callShop<typeof readCartV3Call>(readCartV3Address, { params: { cartToken: token } })
  if (answer.ok) take(store, answer.reply)
  else giveUp(store, answer.refusal.message)
}

/** What was said of the cart before is not said of what it is now. */
function take(store: Store<CartPageState>, reply: CartReply | null): void {
  store.patch({ status: 'loaded', failure: null, reply })
}

/** A cart that is shown stays as it is; where none is, nobody knows whether there is one. */
function giveUp(store: Store<CartPageState>, message: string): void {
  const status = store.get().reply === null ? 'failed' : 'loaded'
  store.patch({ status, failure: { title: loadFailedText, message } })
}
