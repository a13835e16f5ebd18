import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { blankField } from '@vitrine/domain/forms/blank-field'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '../../runtime/state/create-store.ts'
import { buildCheckoutProps, buildReply } from '../../testing/build-cart.ts'
import { createCheckoutActions } from './checkout-actions.ts'
import { initialCheckout } from './checkout-state.ts'
import { forgetCheckouts } from './forget-checkouts.ts'
import { keepCheckout, readCheckout, withKept } from './kept-checkout.ts'
import * as shopsForm from './shops-form/shops-form.tsx'

/** Loads the page, once more where it was loaded before. */
function load(props: Partial<CheckoutPageProps> = {}, typed: Readonly<Record<string, string>> = {}) {
  const all = buildCheckoutProps(props)
  const store = createStore(initialCheckout(all, props.checkoutForm ? shopsForm : null))
  const actions = createCheckoutActions(store, () => undefined)
  const drawn = store.get()
  const kept = readCheckout(all, drawn)
  keepCheckout(store, all)
  actions.takeOver(withKept(typed, kept.values, drawn.values))
  if (Object.keys(kept.filled).length > 0) actions.fillForm({ ...drawn.filled, ...kept.filled })
  return { store, ...actions }
}

beforeEach(() => sessionStorage.clear())

describe('a checkout that is half filled in', () => {
  it('is as it was when its page is loaded again, but for the card and what is agreed to', () => {
    const { type } = load()
    type('email', 'ada@example.com')
    type('line1', '1 Quay Street')
    type('note', 'Ring twice')
    type('cardNumber', '4242 4242 4242 4242')
    type('acceptsTerms', 'on')
    type('wantsNews', 'on')
    type('wantsReminder', 'on')
    expect(load().store.get().values).toMatchObject({
      ...{ email: 'ada@example.com', line1: '1 Quay Street', note: 'Ring twice' },
    })
    const { acceptsTerms = '', wantsNews, wantsReminder } = load().store.get().values
    expect([acceptsTerms, wantsNews, wantsReminder]).toEqual(['', '', ''])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4242')
  })

  it('keeps what was typed since, and what was chosen by an address', () => {
    load().type('city', 'London')
    expect(load({}, { city: 'Paris' }).store.get().values.city).toBe('Paris')
    load().type('city', 'London')
    expect(load({ values: { city: 'Rome' } }).store.get().values.city).toBe('Rome')
  })

  it('leaves to the cart what is saved with it', () => {
    const { store, type } = load()
    type('email', 'ada@example.com')
    const contact = { email: 'ada@example.com', phone: '', wantsNews: false }
    store.patch({ reply: buildReply(undefined, { contact }) })
    expect(sessionStorage).toHaveLength(0)
  })

  it('is another one for another cart, and none once it is an order', () => {
    const other = buildReply(undefined, { cartToken: 'other' })
    load().type('note', 'Ring twice')
    const { store, type } = load({ cart: other })
    expect(store.get().values.note ?? '').toBe('')
    type('note', 'Ring once')
    store.patch({ payment: { kind: 'placed' } })
    expect(sessionStorage).toHaveLength(0)
    load().type('note', 'Ring twice')
    forgetCheckouts()
    expect(sessionStorage).toHaveLength(0)
  })

  it('has the form of the shop filled in, but for passwords and what is agreed to', () => {
    const fields = [
      { ...blankField, id: 'size', type: 'text' as const },
      { ...blankField, id: 'word', type: 'password' as const },
      { ...blankField, id: 'letter', type: 'checkbox' as const, options: ['Send me the letter'] },
      { ...blankField, id: 'days', type: 'checkbox' as const, options: ['Mon', 'Tue'] },
    ]
    const props = { checkoutForm: { ...{ name: '', fields }, manner: {} } } as never
    load(props).fillForm({ size: 'M', word: 'hush', letter: ['Send me the letter'], days: ['Tue'] })
    const { filled } = load(props).store.get()
    expect(filled).toMatchObject({ size: 'M', days: ['Tue'] })
    expect(filled.letter ?? []).toEqual([])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hush')
  })
})
