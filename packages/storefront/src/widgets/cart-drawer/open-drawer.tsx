import { createRoot } from 'react-dom/client'
import { createCartPageActions } from '../../pages/cart/cart-page-actions.ts'
import type { CartPageContext } from '../../pages/cart/cart-page-context.ts'
import { initialCartPage } from '../../pages/cart/cart-page-state.ts'
import { loadCart } from '../../pages/cart/load-cart.ts'
import { saveOnLeave } from '../../pages/cart/save-on-leave.ts'
import { cartStore, refreshCart } from '../../runtime/cart-client/cart-store.ts'
import { tellCommerce } from '../../runtime/commerce-events/commerce-events.ts'
import { pageLanguage } from '../../runtime/page-language/page-language.ts'
import { contextAt } from '../../runtime/shop-call/page-context.ts'
import { createStore } from '../../runtime/state/create-store.ts'
import { CartDrawer } from './cart-drawer.tsx'
import '../../parts/page-frame/page.css'
import '../../parts/quantity/quantity-input.css'
import '../../pages/code-box/code-box.css'
import '../../pages/cart/cart-page.css'
import './cart-drawer.css'

let isOpen = false

/** Shows the visitor's cart beside the page; a second call while it is shown changes nothing. */
export function openDrawer(): void {
  if (isOpen) return
  isOpen = true
  tellCommerce({ name: 'view-cart', place: 'drawer' })
  // A product that was opened over its list has done its work.
  document.querySelector<HTMLDialogElement>('dialog.sqs-product-quick-view-lightbox[open]')?.close()
  const context = contextOfDrawer()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  // Another tab may have changed the cart.
  const readAgain = () => {
    const { status, cart } = cartStore.get()
    if (status === 'none') void context.actions.readAgain(null)
    else if (cart) void context.actions.readAgain(cart.cartToken)
  }
  document.addEventListener('cart-loaded', readAgain)
  const stopSaving = saveOnLeave(context.actions)
  const close = () => {
    document.removeEventListener('cart-loaded', readAgain)
    stopSaving()
    root.unmount()
    place.remove()
    isOpen = false
    // What was changed here is announced to the rest of the page.
    void context.actions.saveWaiting().then(refreshCart)
  }
  root.render(<CartDrawer context={context} onClose={close} />)
  if (cartStore.get().cart) readAgain()
  else void loadCart(context.store)
}

function contextOfDrawer(): CartPageContext {
  const locale = pageLanguage()
  const shopUrl = contextAt('websiteSettings', 'storeSettings', 'continueShoppingLinkUrl')
  const continueShoppingUrl = typeof shopUrl === 'string' && shopUrl !== '' ? shopUrl : '/'
  const props = { cart: null, locale, continueShoppingUrl, removing: null, problem: null }
  const store = createStore({ ...initialCartPage(props), status: 'loading' as const, isAwake: true })
  return { store, actions: createCartPageActions(store), locale, continueShoppingUrl }
}
