// Wakes the checkout page that the server rendered.
import type { CheckoutPageProps } from '@vitrine/contract/page-props'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCheckoutLife } from './checkout-page/checkout-life.ts'
import { CheckoutPage } from './checkout-page/checkout-page.tsx'
import type { CheckoutParts } from './checkout-page/checkout-parts.ts'
import { initialCheckout } from './checkout-page/checkout-state.ts'
import { followHistory } from './checkout-page/step-history.ts'
import { followPresses } from './form-fields/after-press.ts'
import { typedBefore } from './form-fields/typed-before.ts'
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
  const typed = typedBefore(element)
  hydrateRoot(element, <AwakeCheckout parts={{ props, store, life }} typed={typed} />)
  followHistory(store, life)
  followPresses()
}

type Typed = ReturnType<typeof typedBefore>

/** Begins as the server drew it, and takes over what was typed meanwhile. */
function AwakeCheckout({ parts, typed }: { readonly parts: CheckoutParts; readonly typed: Typed }) {
  useEffect(() => {
    const { values } = parts.store.get()
    parts.store.patch({ isAwake: true, values: { ...values, ...typed } })
  }, [parts, typed])
  return <CheckoutPage {...parts} />
}
