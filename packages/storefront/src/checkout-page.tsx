// Wakes the checkout page that the server rendered.
import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCheckoutActions } from './pages/checkout/checkout-actions.ts'
import type { CheckoutContext } from './pages/checkout/checkout-context.ts'
import { CheckoutPage } from './pages/checkout/checkout-page.tsx'
import { initialCheckout } from './pages/checkout/checkout-state.ts'
import { type KeptCheckout, keepCheckout, readCheckout, withKept } from './pages/checkout/kept-checkout.ts'
import { followHistory } from './pages/checkout/steps/step-history.ts'
import { followPresses } from './parts/form-fields/after-press.ts'
import { typedBefore } from './parts/form-fields/typed-before.ts'
import { readScriptJson } from './parts/page-frame/embed-props.ts'
import { tellCommerce } from './runtime/commerce-events/commerce-events.ts'
import { startInsight } from './runtime/insight/start-insight.ts'
import { createStore } from './runtime/state/create-store.ts'
import './parts/page-frame/page.css'
import './parts/form-fields/form-fields.css'
import './parts/form-fields/choices.css'
import './parts/buyers-form/buyers-form.css'
import './pages/code-box/code-box.css'
import './pages/checkout/checkout-page.css'

startInsight()

const root = document.getElementById('checkout-page')
if (root) void wake(root)

async function wake(element: HTMLElement): Promise<void> {
  // The server wrote these props from the same type.
  const props = readScriptJson(document, 'checkout-page-props') as CheckoutPageProps
  const shopsForm = props.checkoutForm ? await import('./pages/checkout/shops-form/shops-form.tsx') : null
  const store = createStore(initialCheckout(props, shopsForm))
  const actions = createCheckoutActions(store, (url) => window.location.assign(url))
  const typed = typedBefore(element)
  const drawn = store.get()
  const kept = readCheckout(props, drawn)
  hydrateRoot(
    element,
    <AwakeCheckout
      context={{ props, store, actions }}
      typedNow={() => withKept({ ...typed, ...typedBefore(element) }, kept.values, drawn.values)}
      filledBefore={kept.filled}
    />,
  )
  keepCheckout(store, props)
  followHistory(store, actions)
  followPresses()
}

interface Awake {
  readonly context: CheckoutContext
  /** What stands in the fields: somebody may type until the page has come to life. */
  readonly typedNow: () => ReturnType<typeof typedBefore>
  /** What was kept of the shop's own form. */
  readonly filledBefore: KeptCheckout['filled']
}

/** Begins as the server drew it, and takes over what was typed meanwhile. */
function AwakeCheckout({ context, typedNow, filledBefore }: Awake) {
  useEffect(() => {
    tellCommerce({ name: 'begin-checkout' })
    context.actions.takeOver(typedNow())
    if (Object.keys(filledBefore).length > 0)
      context.actions.fillForm({ ...context.store.get().filled, ...filledBefore })
  }, [context, typedNow, filledBefore])
  return <CheckoutPage {...context} />
}
