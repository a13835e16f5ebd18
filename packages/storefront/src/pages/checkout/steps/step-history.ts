import type { CheckoutStep } from '@vitrine/contract/checkout/page-props'
import type { Store } from '../../../runtime/state/create-store.ts'
import type { CheckoutActions } from '../checkout-actions.ts'
import { type CheckoutState, stepsOf } from '../checkout-state.ts'

/** Gives each step an entry in the browser's history, so that Back opens the step before. */
export function followHistory(store: Store<CheckoutState>, actions: CheckoutActions): void {
  let shown = store.get().open.name
  history.replaceState({ step: shown }, '')
  store.subscribe(() => {
    const { name: step } = store.get().open
    if (step === shown) return
    shown = step
    const url = new URL(window.location.href)
    url.searchParams.set('step', step)
    url.searchParams.delete('problem')
    history.pushState({ step }, '', url)
  })
  window.addEventListener('popstate', (event: PopStateEvent) => {
    const step = stepIn(event.state)
    const steps = stepsOf(store.get())
    // Forward never skips a step that is not done.
    if (step === null || steps.indexOf(step) >= steps.indexOf(store.get().open.name)) return
    shown = step
    actions.goTo(step)
  })
}

function stepIn(entry: unknown): CheckoutStep | null {
  if (typeof entry !== 'object' || entry === null || !('step' in entry)) return null
  const { step } = entry
  return step === 'contact' || step === 'delivery' || step === 'payment' ? step : null
}
