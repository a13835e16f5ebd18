import type { CartReply } from '@vitrine/contract/cart/page-props'
import { formatMoney } from '@vitrine/domain/money/format-money'
import { cartStore, loadCart, refreshCart, type ShoppingCart } from '../../runtime/cart-client/cart-store.ts'
import { changedElsewhere } from '../../runtime/cart-client/changed-elsewhere.ts'
import { pageLanguage } from '../../runtime/page-language/page-language.ts'
import { type CartIndicator, syncIndicator } from './cart-indicator.ts'
import { syncPill } from './cart-pill.ts'

/** Shows the visitor's cart on a page, and keeps it right from then on. One that began in another tab is told to the page, which may show it empty. */
export function showCart(isNewFromElsewhere = false): void {
  cartStore.subscribe(paint)
  paint()
  void (isNewFromElsewhere ? readAgain() : loadCart())
  document.addEventListener('cart-recalculated', (event) => {
    const reply = event instanceof CustomEvent ? event.detail : null
    if (reply) syncIndicator(indicatorOfReply(reply))
  })
  // A page that comes back by the Back button still shows the cart as it was.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void readAgain()
  })
  followOtherTabs()
}

/** Tells other tabs of the site when the cart was changed here, and reads it again when they tell. */
function followOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const tabs = new BroadcastChannel('vitrine-cart')
  tabs.onmessage = () => void readAgain()
  for (const change of ['commerce-item-added', 'cart-recalculated'])
    document.addEventListener(change, () => tabs.postMessage(change))
}

/** Reads a cart that was changed elsewhere, and tells the page, which may show it, too. */
async function readAgain(): Promise<void> {
  const { cart, status } = await refreshCart()
  if (status === 'loaded' || status === 'none')
    document.dispatchEvent(new CustomEvent(changedElsewhere, { detail: cart?.cartToken ?? null }))
}

function paint(): void {
  const { cart, status } = cartStore.get()
  if (status !== 'loaded' && status !== 'none') return
  const indicator = indicatorOf(cart)
  syncIndicator(indicator)
  syncPill(indicator.items)
}

/** The cart page changes the cart by the v3 calls; the header follows without asking again. */
function indicatorOfReply({ cart, locale }: CartReply): CartIndicator {
  const { subtotal, totalQuantity } = cart
  return { items: totalQuantity, subtotal: formatMoney(subtotal.value, subtotal.currencyCode, locale) }
}

function indicatorOf(cart: ShoppingCart | null): CartIndicator {
  if (!cart) return { items: 0, subtotal: '' }
  const currency = cart.entries[0]?.item.price.currency
  return {
    items: cart.totalQuantity,
    subtotal: currency ? formatMoney(cart.subtotalCents, currency, pageLanguage()) : '',
  }
}
