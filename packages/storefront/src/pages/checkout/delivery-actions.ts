import type { BodyOf } from '@vitrine/contract/call'
import type { CartReply } from '@vitrine/contract/cart/page-props'
import { setLocationAddress, setShippingOptionAddress } from '@vitrine/contract/cart/v3-addresses'
import type { setLocationCall, setShippingOptionCall } from '@vitrine/contract/cart/v3-calls'
import type { Outcome } from '@vitrine/contract/client/outcome'
import { checkoutText } from '@vitrine/domain/cart/purchase-problem'
import { completeAddress, tidyAddress } from '@vitrine/domain/contact/check-address'
import { callShop } from '../../runtime/shop-call/call-shop.ts'
import type { Store } from '../../runtime/state/create-store.ts'
import { askOfCart } from './cart-of-browser.ts'
import { addressIn, type CheckoutState, isPickedUp, opened } from './checkout-state.ts'
import { affectsRates, quoteFields } from './quote-fields.ts'
import { refuse } from './refuse-step.ts'
import { leaveMissingStep } from './show-reply.ts'
import { checkStep } from './steps/check-step.ts'

/** Whether the open step holds a whole address, filled in before, whose rates were not asked for yet. */
export function asksForRates(state: CheckoutState): boolean {
  if (state.open.name !== 'delivery' || isPickedUp(state)) return false
  if (Object.keys(checkStep('delivery', state, 0)).length > 0) return false
  const filled = tidyAddress(addressIn(state.values, ''))
  const priced = tidyAddress(completeAddress(state.reply.cart.shippingAddress ?? {}))
  return affectsRates.some((name) => filled[name] !== priced[name])
}

/** Saves where it goes, and how: by a rate that the buyer saw, where there are several. */
export async function saveDelivery(store: Store<CheckoutState>): Promise<Outcome<CartReply>> {
  if (isPickedUp(store.get())) return takeRate(store, store.get().values.shippingOptionKey ?? '')
  const { values, reply } = store.get()
  const shown = sentBy(reply).map((rate) => rate.key)
  const isSaved = values.savesAddress === 'on'
  const located = await locate(store, { ...addressIn(values, ''), ...(isSaved && { savesAddress: true }) })
  if (!located.ok) return located
  noteQuote(store, located.reply)
  if (!located.reply.cart.requiresShipping) return located
  const key = store.get().values.shippingOptionKey
  if (!key) return refusal(checkoutText.noDelivery)
  const isChosen = key === values.shippingOptionKey && shown.includes(key)
  if (!isChosen && sentBy(located.reply).length > 1) return refusal(checkoutText.ratesFound)
  return takeRate(store, key)
}

/** Asks what the cart comes to, and by which rates it is sent, with the address in the fields. */
export async function quote(store: Store<CheckoutState>): Promise<void> {
  const prefix = store.get().reply.cart.requiresShipping ? '' : 'billing.'
  const { values } = store.get()
  const asked = addressIn(values, prefix)
  // A step that waits to be saved is saved all the same.
  const { open } = store.get()
  if (open.activity === 'resting') store.patch({ open: { ...open, activity: 'quoting' } })
  const answer = await locate(store, asked)
  if (store.get().open.activity === 'quoting') store.patch({ open: opened(store.get().open.name) })
  // An answer to an address for which another is asked by now is of no use; that one is on the way.
  const now = store.get()
  if (quoteFields(now).some((name) => values[name] !== now.values[name])) return
  if (answer.ok) noteQuote(store, answer.reply)
}

function noteQuote(store: Store<CheckoutState>, reply: CartReply): void {
  const { values } = store.get()
  const isOffered = sentBy(reply).some((rate) => rate.key === values.shippingOptionKey)
  const key = isOffered ? values.shippingOptionKey : sentBy(reply)[0]?.key
  store.patch({ reply, values: { ...values, shippingOptionKey: key ?? '' } })
  leaveMissingStep(store)
}

/** Chooses the place to collect from, or the first way to send it, in the fields. */
export function chooseWay(store: Store<CheckoutState>): void {
  const { values, reply } = store.get()
  const key = isPickedUp(store.get()) ? values.way : sentBy(reply)[0]?.key
  store.patch({ values: { ...values, shippingOptionKey: key ?? '' } })
}

/** Takes the rate that is chosen in the fields for the cart, or says why it is not to be had. */
export async function chooseRate(store: Store<CheckoutState>): Promise<void> {
  const key = store.get().values.shippingOptionKey
  if (!key) return
  const answer = await takeRate(store, key)
  if (answer.ok) {
    store.patch({ reply: answer.reply })
    leaveMissingStep(store)
  }
  // Where another was chosen meanwhile, that one is asked for next.
  else if (store.get().values.shippingOptionKey === key) refuse(store, {}, answer.refusal.message)
}

function locate(store: Store<CheckoutState>, body: BodyOf<typeof setLocationCall>) {
  return askOfCart(store, (params) => callShop<typeof setLocationCall>(setLocationAddress, { params, body }))
}

function takeRate(store: Store<CheckoutState>, key: string) {
  return askOfCart(store, (params) =>
    callShop<typeof setShippingOptionCall>(setShippingOptionAddress, { params, body: { key } }),
  )
}

/** The rates by which it is sent, without the places to collect it from. */
function sentBy({ cart }: CartReply) {
  return cart.fulfillmentOptions.filter((rate) => !rate.isPickup)
}

function refusal(message: string): Outcome<CartReply> {
  return { ok: false, refusal: { status: 400, message, errors: {} } }
}
