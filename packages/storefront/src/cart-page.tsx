// Wakes the cart page: the one that the server rendered, or an empty cart root of a template.
import type { CartPageProps, CartReply } from '@vitrine/contract/cart/page-props'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { CartPage } from './pages/cart/cart-page.tsx'
import { createCartPageLife } from './pages/cart/cart-page-life.ts'
import type { CartPageParts } from './pages/cart/cart-page-parts.ts'
import { initialCartPage, itemsOf } from './pages/cart/cart-page-state.ts'
import { loadCart } from './pages/cart/load-cart.ts'
import { typedBefore } from './parts/form-fields/typed-before.ts'
import { pageLanguage } from './runtime/page-language/page-language.ts'
import { createStore } from './runtime/state/create-store.ts'
import './parts/page-frame/page.css'
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
  const parts = partsOf({ ...page, cart: 'cart' in cart ? cart : null })
  const typed = typedBefore(rendered)
  hydrateRoot(rendered, <AwakeCart parts={parts} typed={typed} />)
}

function begin(element: HTMLElement): void {
  const locale = pageLanguage()
  const parts = partsOf({ cart: null, locale, continueShoppingUrl: '/', removing: null, problem: null })
  parts.store.patch({ status: 'loading' })
  createRoot(element).render(<AwakeCart parts={parts} typed={{}} />)
  void loadCart(parts.store)
}

function partsOf(props: CartPageProps): CartPageParts {
  const store = createStore(initialCartPage(props))
  const life = createCartPageLife(store)
  return { store, life, locale: props.locale, continueShoppingUrl: props.continueShoppingUrl }
}

type Typed = ReturnType<typeof typedBefore>

/** Begins as the server drew it, and saves the quantities that were typed meanwhile. */
function AwakeCart({ parts, typed }: { readonly parts: CartPageParts; readonly typed: Typed }) {
  useEffect(() => {
    parts.store.patch({ isAwake: true })
    for (const { id, quantity } of itemsOf(parts.store.get())) {
      const text = typed[`quantity-${id}`]
      if (text !== undefined && text !== String(quantity)) parts.life.typeQuantity(id, text)
    }
  }, [parts, typed])
  return <CartPage {...parts} />
}
