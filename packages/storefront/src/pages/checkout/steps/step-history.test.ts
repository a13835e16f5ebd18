import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../../../runtime/state/create-store.ts'
import { buildCheckoutProps } from '../../../testing/build-cart.ts'
import { createCheckoutActions } from '../checkout-actions.ts'
import { initialCheckout } from '../checkout-state.ts'
import { followHistory } from './step-history.ts'

function start(step: 'contact' | 'delivery' | 'payment') {
  const store = createStore(initialCheckout(buildCheckoutProps({ step })))
  followHistory(
    store,
    createCheckoutActions(store, () => undefined),
  )
  return store
}

const goesTo = (step: string) => window.dispatchEvent(new PopStateEvent('popstate', { state: { step } }))

beforeEach(() => window.history.replaceState(null, '', '/checkout?cartToken=token'))

describe('the steps in the browser’s history', () => {
  it('writes the step into the address', () => {
    start('contact').patch({ open: { name: 'delivery', activity: 'resting' } })
    expect(window.location.search).toContain('step=delivery')
    expect(window.location.search).toContain('cartToken=token')
  })

  it('goes back to the step before', () => {
    const store = start('payment')
    goesTo('contact')
    expect(store.get().open.name).toBe('contact')
  })

  it('never skips forward over a step', () => {
    const store = start('contact')
    goesTo('payment')
    expect(store.get().open.name).toBe('contact')
  })
})
