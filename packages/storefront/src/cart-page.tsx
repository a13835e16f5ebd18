// Wakes the cart page: the one that the server rendered, or an empty cart root of a template.
import type { CartPageProps, CartReply } from '@vitrine/contract/page-props'
import { useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { CartPage, type CartPageParts } from './cart-page/cart-page.tsx'
import { createCartPageLife } from './cart-page/cart-page-life.ts'
import { initialCartPage } from './cart-page/cart-page-state.ts'
import { loadCart } from './cart-page/load-cart.ts'
import { createStore } from './state/create-store.ts'
import './page-frame/page.css'
import './cart-page/cart-page.css'

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
  hydrateRoot(rendered, <AwakeCart {...parts} />)
}

function begin(element: HTMLElement): void {
  const locale = document.documentElement.lang || 'en-US'
  const parts = partsOf({ cart: null, locale, continueShoppingUrl: '/', removing: null, problem: null })
  parts.store.patch({ status: 'loading' })
  createRoot(element).render(<AwakeCart {...parts} />)
  void loadCart(parts.store)
}

function partsOf(props: CartPageProps): CartPageParts {
  const store = createStore(initialCartPage(props))
  const life = createCartPageLife(store)
  return { store, life, locale: props.locale, continueShoppingUrl: props.continueShoppingUrl }
}

function AwakeCart(parts: CartPageParts) {
  useEffect(() => parts.store.patch({ isAwake: true }), [parts.store])
  return <CartPage {...parts} />
}
