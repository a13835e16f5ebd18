// Wakes the cart page: the one that the server rendered, or an empty cart root of a template.
import type { CartPageProps, CartReply } from '@vitrine/contract/cart/page-props'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { CartPage } from './pages/cart/cart-page.tsx'
import { createCartPageActions } from './pages/cart/cart-page-actions.ts'
import type { CartPageContext } from './pages/cart/cart-page-context.ts'
import { initialCartPage, itemsOf } from './pages/cart/cart-page-state.ts'
import { followOtherTabs } from './pages/cart/follow-other-tabs.ts'
import { loadCart } from './pages/cart/load-cart.ts'
import { saveOnLeave } from './pages/cart/save-on-leave.ts'
import { followPresses } from './parts/form-fields/after-press.ts'
import { typedBefore } from './parts/form-fields/typed-before.ts'
import { tellCommerce } from './runtime/commerce-events/commerce-events.ts'
import { pageLanguage } from './runtime/page-language/page-language.ts'
import { createStore } from './runtime/state/create-store.ts'
import './parts/page-frame/page.css'
import './pages/code-box/code-box.css'
import './pages/cart/cart-page.css'

const cartRoot = document.getElementById('sqs-cart-root')
if (cartRoot) wake(cartRoot)

function wake(element: HTMLElement): void {
  const script = element.querySelector('script[type="application/json"]')
  const rendered = element.querySelector<HTMLElement>('[data-page-root]')
  if (!script?.textContent || !rendered) {
    begin(element)
    return
  }
  // The server wrote this JSON from the same types.
  const { page, ...cart } = JSON.parse(script.textContent) as CartReply & {
    page: Omit<CartPageProps, 'cart'>
  }
  const context = contextOf({ ...page, cart: 'cart' in cart ? cart : null })
  const typed = typedBefore(rendered)
  hydrateRoot(rendered, <AwakeCart context={context} typed={typed} />)
}

function begin(element: HTMLElement): void {
  const locale = pageLanguage()
  const context = contextOf({ cart: null, locale, continueShoppingUrl: '/', removing: null, problem: null })
  context.store.patch({ status: 'loading' })
  createRoot(element).render(<AwakeCart context={context} typed={{}} />)
  void loadCart(context.store)
}

function contextOf(props: CartPageProps): CartPageContext {
  const store = createStore(initialCartPage(props))
  const actions = createCartPageActions(store)
  followOtherTabs(actions)
  saveOnLeave(actions)
  followPresses()
  return { store, actions, locale: props.locale, continueShoppingUrl: props.continueShoppingUrl }
}

type Typed = ReturnType<typeof typedBefore>

/** Begins as the server drew it, and saves the quantities that were typed meanwhile. */
function AwakeCart({ context, typed }: { readonly context: CartPageContext; readonly typed: Typed }) {
  useEffect(() => {
    context.store.patch({ isAwake: true })
    tellCommerce({ name: 'view-cart', place: 'page' })
    for (const { id, quantity } of itemsOf(context.store.get())) {
      const text = typed[`quantity-${id}`]
      if (text !== undefined && text !== String(quantity)) context.actions.typeQuantity(id, text)
    }
  }, [context, typed])
  return <CartPage {...context} />
}
