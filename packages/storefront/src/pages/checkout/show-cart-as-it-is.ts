import { readCartV3Address } from '@vitrine/contract/cart/v3-addresses'
import type { readCartV3Call } from '@vitrine/contract/cart/v3-calls'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import type { CheckoutState } from './checkout-state.ts'
import { showReply } from './show-reply.ts'

/** Shows the cart as it is by now, where an order was refused: it may have changed in another window, and its prices in the shop. What was typed stays. */
export async function showCartAsItIs(store: Store<CheckoutState>): Promise<void> {
  const { cart } = store.get().reply
  const answer = await callShop<typeof readCartV3Call>(readCartV3Address, {
    params: { cartToken: cart.cartToken },
  })
  if (answer.ok) showReply(store, answer.reply)
}
