import type { CartReply } from '@vitrine/contract/cart/page-props'
import type { Store } from '../../runtime/state/create-store.ts'
import { type CheckoutState, opened } from './checkout-state.ts'

/** Shows the cart as it was read again. What was typed stays; what came into the cart must be sent somewhere. */
export function showReply(store: Store<CheckoutState>, reply: CartReply): void {
  const { requiresShipping } = store.get().reply.cart
  store.patch({ reply })
  if (reply.cart.requiresShipping && !requiresShipping) store.patch({ open: opened('delivery') })
}
