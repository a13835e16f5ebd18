import type { ReplyOf } from '@vitrine/contract/call'
import { readCartAddress } from '@vitrine/contract/cart/addresses'
import type { readCartCall } from '@vitrine/contract/cart/calls'
import { callShop } from '../shop-call/call-shop.ts'
import { forgetCart } from '../shop-call/cookies.ts'
import { createStore } from '../state/create-store.ts'

/** The cart as the first generation of calls sends it (platform reference, section 2.10a). */
export type ShoppingCart = NonNullable<ReplyOf<typeof readCartCall>>

/** What this page knows of the visitor's cart. */
export interface CartState {
  /** `unknown` until it is first asked for; `none` when the visitor has no cart. */
  readonly status: 'unknown' | 'loading' | 'loaded' | 'none'
  readonly cart: ShoppingCart | null
}

/** The one cart of the page. */
export const cartStore = createStore<CartState>({ status: 'unknown', cart: null })

/** Fetches the cart once; a failure leaves it unknown, and the next one who asks tries again. */
export async function loadCart(): Promise<CartState> {
  if (cartStore.get().status === 'unknown') loading = fetchCart()
  await loading
  return cartStore.get()
}

/** Fetches the cart again: it may have changed on another page. */
export function refreshCart(): Promise<CartState> {
  cartStore.patch({ status: 'unknown' })
  return loadCart()
}

/** Takes the cart from the answer of a change, and tells the page. */
export function takeAdded(cart: ShoppingCart, newlyAdded: unknown): void {
  cartStore.set({ status: 'loaded', cart })
  document.dispatchEvent(
    new CustomEvent('commerce-item-added', { detail: { shoppingCart: cart, newlyAdded } }),
  )
}

/** Units of a variant in the cart; what the stock must be greater than to add one more. */
export function quantityInCart(itemId: string, sku: string | null): number {
  const entries = cartStore.get().cart?.entries ?? []
  const same = entries.filter(
    (entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant?.sku === sku),
  )
  return same.reduce((sum, entry) => sum + entry.quantity, 0)
}

let loading: Promise<void> | undefined

/** How often the cart was asked for: the answer to the last asking is the one that counts. */
let fetches = 0

async function fetchCart(): Promise<void> {
  fetches += 1
  const mine = fetches
  cartStore.patch({ status: 'loading' })
  const answer = await callShop<typeof readCartCall>(readCartAddress, {
    query: { calculateSubtotal: 'true', orNone: 'true' },
  })
  // Who waited for an answer that does not count any more waits for the one that does.
  if (mine !== fetches) return loading
  // Something may have been added while the answer was on its way, and that answer is the newer one.
  if (cartStore.get().status !== 'loading') return
  if (!answer.ok) cartStore.set({ status: 'unknown', cart: null })
  else if (answer.reply !== null) cartStore.set({ status: 'loaded', cart: answer.reply })
  else {
    forgetCart()
    cartStore.set({ status: 'none', cart: null })
  }
  document.dispatchEvent(new CustomEvent('cart-loaded', { detail: cartStore.get().cart }))
}
