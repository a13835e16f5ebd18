// Wakes the checkout page that the server rendered.
import type { CheckoutPageProps } from '@vitrine/contract/page-props'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCheckoutLife } from './checkout-page/checkout-life.ts'
import { CheckoutPage } from './checkout-page/checkout-page.tsx'
import type { CheckoutParts } from './checkout-page/checkout-parts.ts'
import { initialCheckout } from './checkout-page/checkout-state.ts'
import { followHistory } from './checkout-page/step-history.ts'
import { readScriptJson } from './page-frame/embed-props.ts'
import { createStore } from './state/create-store.ts'
import './page-frame/page.css'
import './form-fields/form-fields.css'
import './checkout-page/checkout-page.css'

const root = document.getElementById('checkout-page')
if (root) wake(root)

function wake(element: HTMLElement): void {
  // The server wrote these props from the same type.
  const props = readScriptJson(document, 'checkout-page-props') as CheckoutPageProps
  const store = createStore(initialCheckout(props))
  const life = createCheckoutLife(store, (url) => window.location.assign(url))
  hydrateRoot(element, <AwakeCheckout props={props} store={store} life={life} />)
  followHistory(store, life)
}

function AwakeCheckout(parts: CheckoutParts) {
  useEffect(() => parts.store.patch({ isAwake: true }), [parts.store])
  return <CheckoutPage {...parts} />
}
