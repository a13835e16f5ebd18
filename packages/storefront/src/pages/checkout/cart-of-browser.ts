import { readCartAddress } from '@vitrine/contract/cart/addresses'
import type { readCartCall } from '@vitrine/contract/cart/calls'
import { readCartV3Address } from '@vitrine/contract/cart/v3-addresses'
import type { readCartV3Call } from '@vitrine/contract/cart/v3-calls'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { type CheckoutState, cartParams } from './checkout-state.ts'
import { showReply } from './show-reply.ts'

/**
 * Makes a call about the cart. Where that is not this browser's any more, as after signing out in another tab, what it held goes on in
 * another: the call is made once more about that one.
 */
export async function askOfCart<Reply>(
  store: Store<CheckoutState>,
  call: (params: ReturnType<typeof cartParams>) => Promise<Outcome<Reply>>,
): Promise<Outcome<Reply>> {
  const answer = await call(cartParams(store.get()))
  if (answer.ok || answer.refusal.status !== 404 || !(await takeCartOfBrowser(store))) return answer
  return call(cartParams(store.get()))
}

/** Goes on with the cart that this browser has by now, and keeps what was typed; whether it is another than before. */
export async function takeCartOfBrowser(store: Store<CheckoutState>): Promise<boolean> {
  if (!store.get().isOwnCart) return false
  const known = await callShop<typeof readCartCall>(readCartAddress, { query: { orNone: 'true' } })
  if (!known.ok) return false
  const { reply } = store.get()
  if (known.reply === null) {
    store.patch({ reply: { ...reply, cart: { ...reply.cart, items: [] } } })
    return false
  }
  const { cartToken } = known.reply
  if (cartToken === reply.cart.cartToken) return false
  const answer = await callShop<typeof readCartV3Call>(readCartV3Address, { params: { cartToken } })
  if (answer.ok) showReply(store, answer.reply)
  return answer.ok
}
