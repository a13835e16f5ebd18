import type { CartReply } from '@vitrine/contract/cart/page-props'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import type { Store } from '../../runtime/state/create-store.ts'
import { type CheckoutState, opened, stepsOf } from './checkout-state.ts'

/** Shows the cart as it was read again. What was typed stays; what came into the cart must be sent somewhere, and in a way that it can be. */
export function showReply(store: Store<CheckoutState>, reply: CartReply): void {
  const { cart } = store.get().reply
  store.patch({ reply })
  leaveMissingStep(store)
  if (!reply.cart.requiresShipping) return
  if (!cart.requiresShipping) store.patch({ open: opened('delivery') })
  else if (cart.selectedShippingOptionKey && !reply.cart.selectedShippingOptionKey) askForDelivery(store)
}

/** Goes on to the payment from a step that the cart has no more: nothing of it is sent by now. */
export function leaveMissingStep(store: Store<CheckoutState>): void {
  if (!stepsOf(store.get()).includes(store.get().open.name))
    store.patch({ open: opened('payment'), errors: {}, said: null })
}

/** Leads back to where another delivery is chosen, and says why: the chosen one is not offered any more. */
function askForDelivery(store: Store<CheckoutState>): void {
  const { reply, open, values } = store.get()
  const { fulfillmentOptions } = reply.cart
  const first = fulfillmentOptions.find(({ isPickup }) => !isPickup)
  const way = fulfillmentOptions.some(({ key }) => key === values.way) ? values.way : 'send'
  store.patch({ values: { ...values, way: way ?? 'send', shippingOptionKey: first?.key ?? '' } })
  if (open.name !== 'contact')
    store.patch({ open: opened('delivery'), said: { kind: 'notice', text: checkoutText.deliveryLost } })
}
