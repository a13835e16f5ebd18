import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../../runtime/state/create-store.ts'
import { buildCheckoutProps } from '../../../testing/build-cart.ts'
import { fakeNetwork } from '../../../testing/fake-network.ts'
import type { CardForm } from '../card-form/card-form.ts'
import { createCheckoutActions } from '../checkout-actions.ts'
import { initialCheckout } from '../checkout-state.ts'
import { placeOrder } from './place-order.ts'

const begun = {
  kind: 'stripe',
  intent: 'payment',
  clientSecret: 'pi_1_secret_2',
  returnUrl: '/back',
} as const
const leaveFor = vi.fn()

function open(cardForm: Partial<CardForm>) {
  const gateways = [{ key: 'stripe', label: 'Card and more' }]
  const store = createStore(initialCheckout(buildCheckoutProps({ step: 'payment', gateways })))
  const form = { show: vi.fn(), remove: vi.fn(), check: async () => null, pay: async () => null, ...cardForm }
  store.patch({ isAwake: true, cardForm: form })
  return store
}

beforeEach(() => leaveFor.mockClear())
afterEach(() => vi.unstubAllGlobals())

const begins = () =>
  fakeNetwork(() => ({
    body: { status: 'confirmation-needed', paymentId: 'p1', message: '', action: begun },
  }))

it('lets the service take the money, and goes to where its answer is asked for', async () => {
  const seen = begins()
  await placeOrder(open({}), leaveFor)
  await vi.waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/back'))
  expect(seen.map(({ body }) => body)).toMatchObject([{ payment: { gateway: 'stripe', isHosted: false } }])
})

it('asks the server nothing while the card is incomplete', async () => {
  const seen = begins()
  const store = open({ check: async () => 'Your card number is incomplete.' })
  await placeOrder(store, leaveFor)
  expect(store.get()).toMatchObject({
    payment: { kind: 'declined' },
    said: { kind: 'problem', text: 'Your card number is incomplete.' },
  })
  expect(seen).toEqual([])
})

it('says what is wrong in the card form together with what is missing beside it', async () => {
  const seen = begins()
  const store = open({ check: async () => 'Your card number is incomplete.' })
  const { consents } = store.get()
  store.patch({ consents: { ...consents, acceptsTerms: true } })
  await createCheckoutActions(store, leaveFor).goOn()
  expect(store.get()).toMatchObject({
    said: { text: 'Your card number is incomplete.' },
    errors: { acceptsTerms: 'Please agree to the terms of the shop.' },
  })
  expect(seen).toEqual([])
})

it('pays what was begun with another card, and starts again once it cannot be paid any more', async () => {
  const seen = begins()
  const problems = [
    { message: 'Declined', canBePaidYet: true },
    { message: 'Over', canBePaidYet: false },
    { message: 'Declined', canBePaidYet: true },
  ]
  const store = open({ pay: async () => problems.shift() ?? null })
  for (const calls of [1, 1, 2]) {
    await placeOrder(store, leaveFor)
    await vi.waitFor(() => expect(store.get().payment.kind).toBe('declined'))
    expect(seen).toHaveLength(calls)
  }
  const [first, second] = seen.map(({ body }) => (body as { attemptKey: string }).attemptKey)
  expect(second).not.toBe(first)
})
