import type { CheckoutPageProps } from '@vitrine/contract/checkout/page-props'
import { completeAddress } from '@vitrine/domain/contact/check-address'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followPresses } from '../../parts/form-fields/after-press.ts'
import { createStore } from '../../runtime/state/create-store.ts'
import { buildCheckoutProps, buildItem, buildOrder, buildReply, money } from '../../testing/build-cart.ts'
import { type Answer, fakeNetwork, type SeenCall } from '../../testing/fake-network.ts'
import { does, mount, waits } from '../../testing/mount.ts'
import { field, fill, see, sees } from '../../testing/see.ts'
import { createCheckoutActions, quoteSettleMs } from './checkout-actions.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { initialCheckout } from './checkout-state.ts'

const ada = buildOrder().shippingAddress
const contact = { email: 'ada@example.com', phone: '', wantsNews: false }
const rates = [
  { key: 'slow', name: 'Slow', isPickup: false, rateType: 'flat', price: money(0) },
  { key: 'fast', name: 'Fast', isPickup: false, rateType: 'flat', price: money(1500) },
]
const quoted = buildReply([buildItem()], {
  contact,
  shippingAddress: ada ?? undefined,
  shippingOptionsStatus: 'APPLICABLE_SHIPPING_OPTIONS',
  fulfillmentOptions: rates,
  selectedShippingOptionKey: 'slow',
})

let takeAway: () => void = () => undefined
const leaveFor = vi.fn()

async function open(props: Partial<CheckoutPageProps> = {}, typed: Readonly<Record<string, string>> = {}) {
  const all = buildCheckoutProps(props)
  const store = createStore(initialCheckout(all))
  const actions = createCheckoutActions(store, leaveFor)
  takeAway = await mount(<CheckoutPage props={all} store={store} actions={actions} />)
  await does(() => actions.takeOver(typed))
  return store
}

const goOn = () =>
  does(() =>
    document
      .querySelector('.vt-step-form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

async function fillCard(number = '4242 4242 4242 4242') {
  await does(() => fill(field('Card number'), number))
  await does(() => fill(field('Expiry'), '1299'))
  await does(() => fill(field('Security code'), '123'))
}

beforeEach(() => {
  vi.useFakeTimers()
  leaveFor.mockClear()
})
afterEach(() => {
  takeAway()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leads back to the cart and to steps that are done in the language of its page', async () => {
  document.documentElement.dataset.languagePrefix = '/de'
  await open({ cart: quoted, step: 'payment' })
  delete document.documentElement.dataset.languagePrefix
  expect(see('link', 'Return to cart').getAttribute('href')).toBe('/de/cart')
  expect(see('link', 'Change').getAttribute('href')).toMatch(/^\/de\/checkout\?cartToken=/)
})

describe('the order summary', () => {
  const totals = () => document.querySelector('.vt-summary-open .vt-totals')?.textContent

  it('says of what is not known yet that it is calculated at the next step', async () => {
    await open()
    expect(totals()).toBe(
      'Subtotal$18.00ShippingCalculated at the next stepTaxCalculated at the next stepTotalCalculated at the next step',
    )
    expect(document.querySelector('.vt-summary-folded summary')?.textContent).toContain('Subtotal $18.00')
  })

  it('says in the step that asks for the address that it is calculated from that', async () => {
    await open({ step: 'delivery', cart: buildReply([buildItem()], { contact }) })
    expect(totals()).toContain('ShippingCalculated from your address')
  })

  it('tells by its folded line what is left to be paid, where a gift card pays a part', async () => {
    const shippingAddress = completeAddress({ country: 'US', region: 'TX' })
    const cart = buildReply([buildItem()], { shippingAddress, selectedShippingOptionKey: 'ground' })
    await open({ cart: { ...cart, cart: { ...cart.cart, amountDue: money(1300) } } })
    expect(document.querySelector('.vt-summary-folded summary strong')?.textContent).toBe('$13.00')
  })

  it('tells every amount once it is known where everything goes, and how', async () => {
    const shippingAddress = completeAddress({ country: 'US', region: 'TX' })
    const cart = buildReply([buildItem()], { shippingAddress, selectedShippingOptionKey: 'ground' })
    await open({ cart })
    expect(totals()).toBe('Subtotal$18.00ShippingFreeTotal$18.00')
  })

  it('tells of a tax that is added where there is one', async () => {
    const shippingAddress = completeAddress({ country: 'US', region: 'TX' })
    const cart = buildReply([buildItem()], { shippingAddress, selectedShippingOptionKey: 'ground' })
    await open({ cart: { ...cart, cart: { ...cart.cart, taxTotal: money(150) } } })
    expect(totals()).toContain('Tax$1.50Total')
  })

  it('says from the first step on how often a subscription is paid, folded as well as open', async () => {
    const plan = { interval: { value: 2, unit: 'WEEK' }, billingCycles: 0 } as const
    await open({ subscription: { plan, nextDay: 'March 1, 2026', productUrl: '/shop/mug' } })
    const words = 'every 2 weeks until canceled'
    expect(document.querySelector('.vt-summary-folded summary')?.textContent).toContain(words)
    expect(document.querySelector('.vt-summary-open .vt-summary-line')?.textContent).toContain(words)
  })
})

describe('a shop that sends nothing anywhere', () => {
  const quay = { key: 'quay', name: 'At the quay', isPickup: true, rateType: 'flat', price: money(0) }

  it('offers its place to collect from alone, chosen already', async () => {
    const cart = buildReply([buildItem()], { contact, fulfillmentOptions: [quay] })
    const store = await open({ step: 'delivery', cart, countries: [] })
    expect(document.body.textContent).not.toContain('Send it to an address')
    expect(document.querySelector('.vt-pickup')?.textContent).toContain('Pick up: At the quay')
    expect(document.querySelector<HTMLInputElement>('.vt-pickup input')?.checked).toBe(true)
    const seen = fakeNetwork(() => ({ body: cart }))
    await goOn()
    expect([seen[0]?.body, store.get().open.name]).toEqual([{ key: 'quay' }, 'payment'])
  })

  it('speaks of a pickup in the sums and above the button, and of no delivery', async () => {
    const picked = { contact, fulfillmentOptions: [quay], selectedShippingOptionKey: 'quay' }
    const cart = buildReply([buildItem()], picked)
    const duties = { ...buildCheckoutProps().duties, showsEssentials: true }
    await open({ step: 'payment', cart, countries: [], duties })
    const essentials = document.querySelector('.vt-essentials')?.textContent
    expect(essentials).toContain('Pickup: At the quay')
    expect(essentials).toContain('PickupFree')
    expect(document.body.textContent).not.toMatch(/Shipping|Delivery:/)
  })

  it('says once that it does not deliver, where nothing can be collected either', async () => {
    await open({ step: 'delivery', cart: buildReply([buildItem()], { contact }), countries: [] })
    await goOn()
    expect(document.querySelector('.vt-rates-none')).toBe(null)
    expect(document.body.textContent).toContain('we do not deliver to this country')
  })
})

describe('a visitor who signed out in another tab', () => {
  const other = { ...buildReply([buildItem()], { cartToken: 'other' }) }
  /** The far side, where the browser has the other cart by now, or none. */
  const network = (own: { readonly cartToken: string } | null) =>
    fakeNetwork(({ path }) => {
      if (path.startsWith('/api/commerce/shopping-cart')) return { body: own }
      return path.includes('/cart/other') ? { body: other } : gone
    })
  const gone = { status: 404, body: { message: 'You have no shopping cart yet.' } }
  const isOwn = { cartToken: 'other' }

  it('goes on with the cart that this browser has by now, and with what was typed', async () => {
    const store = await open()
    network(isOwn)
    await does(() => fill(field('Email'), 'ada@example.com'))
    await goOn()
    expect([store.get().open.name, store.get().said?.text ?? null]).toEqual(['delivery', null])
    expect([store.get().reply.cart.cartToken, store.get().values.email]).toEqual(['other', 'ada@example.com'])
  })

  it('is asked to look at the order and to press once more, where they were placing it', async () => {
    const store = await open({ step: 'payment', cart: quoted })
    await fillCard()
    network(isOwn)
    await goOn()
    expect(store.get()).toMatchObject({ payment: { kind: 'refused' }, reply: other })
    expect(store.get().said?.text).toContain('Please look at your order, and press once more.')
  })

  it('reads that the cart is empty where none goes on', async () => {
    await open({ cart: quoted })
    network(null)
    await goOn()
    expect(document.body.textContent).toContain('You have nothing in your shopping cart.')
  })

  it('is not given another cart for what is bought by itself, or is a copy', async () => {
    const store = await open({ cart: quoted, isOwnCart: false })
    network(isOwn)
    await goOn()
    expect([store.get().open.name, store.get().said?.text ?? null]).toEqual([
      'contact',
      'You have no shopping cart yet.',
    ])
  })
})

describe('the last step of a cart of which nothing is sent', () => {
  const digital = { requiresShipping: false, contact }
  const file = (part: object = {}) =>
    buildReply([buildItem({ productType: 'DIGITAL' })], { ...digital, ...part })
  const totals = () => document.querySelector('.vt-summary-open .vt-totals')?.textContent

  it('says that the tax hangs on the address of the bill, which is asked for there', async () => {
    fakeNetwork(() => ({ body: file() }))
    await open({ step: 'payment', cart: file() })
    expect(totals()).toContain('TaxCalculated from your billing address')
  })

  it('tells the sum as soon as country and region are chosen, on the button too', async () => {
    const billed = file({ billingAddress: { country: 'US', region: 'NY' }, amountDue: money(1960) })
    const seen = fakeNetwork(({ body }) => ({ body: JSON.stringify(body).includes('NY') ? billed : file() }))
    await open({ step: 'payment', cart: file() })
    expect(sees('button', 'Place order')).toBe(true)
    await does(() => fill(field('State'), 'NY'))
    await waits(quoteSettleMs)
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', path: '/api/3/commerce/cart/token/shipping/location' })
    expect(sees('button', 'Place order · $19.60')).toBe(true)
  })
})

describe('a round on which the shop delivers itself', () => {
  const round = {
    ...{ key: 'round', name: 'Harbour round', isPickup: false, isLocal: true, rateType: 'flat' },
    price: money(500),
  }
  const offer = (fulfillmentOptions: CheckoutPageProps['cart']['cart']['fulfillmentOptions'], key: string) =>
    buildReply([buildItem()], {
      ...{ contact, shippingAddress: ada ?? undefined, fulfillmentOptions },
      ...{ shippingOptionsStatus: 'APPLICABLE_SHIPPING_OPTIONS', selectedShippingOptionKey: key },
      shippingTotal: money(500),
    })
  const totals = () => document.querySelector('.vt-summary-open .vt-totals')?.textContent

  it('is a delivery in the sums and above the choice, where there is no other way', async () => {
    await open({ step: 'delivery', cart: offer([round], 'round') })
    expect(totals()).toContain('Delivery$5.00')
    expect(document.querySelector('.vt-choices')?.textContent).toBe('Delivery methodHarbour round$5.00')
  })

  it('is one of the shipping methods where there are others, and a delivery once it is chosen', async () => {
    await open({ step: 'delivery', cart: offer([round, ...rates], 'round') })
    expect(totals()).toContain('Delivery$5.00')
    expect(document.querySelector('.vt-choices legend')?.textContent).toBe('Shipping method')
    takeAway()
    await open({ step: 'delivery', cart: offer([round, ...rates], 'fast') })
    expect(totals()).toContain('Shipping$5.00')
  })
})

describe('the tax that prices include', () => {
  const inclusive = { requiresShipping: false, taxIsIncluded: true, contact }
  const file = (part: object = {}) =>
    buildReply([buildItem({ productType: 'DIGITAL' })], { ...inclusive, ...part })
  const totals = () => document.querySelector('.vt-summary-open .vt-totals')?.textContent

  it('is told of what is not sent as soon as it is known where it is billed, the country chosen beforehand', async () => {
    const billed = file({ billingAddress: { country: 'DE' }, taxTotal: money(287) })
    const seen = fakeNetwork(() => ({ body: billed }))
    await open({ step: 'payment', cart: file(), defaultCountry: 'DE' })
    expect(seen).toMatchObject([{ method: 'PUT', path: '/api/3/commerce/cart/token/shipping/location' }])
    expect(totals()).toBe('Subtotal$18.00Tax included$2.87Total$18.00')
  })

  it('is shown, too, where the answer comes while another field is typed', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const seen = fakeNetwork(() => promise)
    const billed = (cents: number) => file({ billingAddress: { country: 'DE' }, taxTotal: money(cents) })
    await open({ step: 'payment', cart: billed(287), defaultCountry: 'DE' })
    await does(() => fill(field('Postal code'), '27498'))
    await waits(quoteSettleMs)
    await does(() => fill(field('City'), 'Helgoland'))
    await does(() => resolve({ body: billed(0) }))
    await waits(quoteSettleMs)
    expect(seen).toHaveLength(1)
    expect(totals()).toBe('Subtotal$18.00Total$18.00')
  })

  it('is asked for once', async () => {
    const seen = fakeNetwork(() => 'offline')
    await open({ step: 'payment', cart: file({ billingAddress: { country: 'DE' }, taxTotal: money(287) }) })
    expect([totals(), seen]).toEqual(['Subtotal$18.00Tax included$2.87Total$18.00', []])
  })
})

describe('the contact step', () => {
  it('puts what is wrong above the step, moves the focus there, and links to the field', async () => {
    const seen = fakeNetwork(() => ({ body: {} }))
    await open()
    await goOn()
    const summary = see('alert')
    expect(summary.textContent).toBe('Please check your entriesEnter your email address')
    expect(document.activeElement).toBe(summary)
    await does(() => summary.querySelector('a')?.click())
    expect(document.activeElement).toBe(field('Email'))
    expect(seen).toHaveLength(0)
  })

  it('ties the message to its field', async () => {
    await open()
    await does(() => fill(field('Email'), 'nobody'))
    await goOn()
    const note = document.getElementById(field('Email').getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    )
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('takes the message away when the field is mended', async () => {
    await open()
    await goOn()
    await does(() => fill(field('Email'), 'ada@example.com'))
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  })

  it('says nothing more of a postcode once its state is another one', async () => {
    const store = await open()
    const errors = { postalCode: 'It does not belong to New York.', city: 'Enter your city' }
    const actions = createCheckoutActions(store, leaveFor)
    await does(() => store.patch({ errors: { ...errors, 'billing.postalCode': 'Wrong' } }))
    await does(() => actions.type('region', 'CA'))
    expect(store.get().errors).toEqual({ city: 'Enter your city', 'billing.postalCode': 'Wrong' })
    await does(() => actions.type('billing.country', 'DE'))
    expect(store.get().errors).toEqual({ city: 'Enter your city' })
  })

  it('says that a field is still wrong when a press that left it has ended, as the pressed button must not move', async () => {
    followPresses()
    await open()
    await goOn()
    await does(() => fill(field('Email'), 'nobody'))
    expect(sees('alert')).toBe(false)
    window.dispatchEvent(new Event('pointerdown'))
    await does(() => field('Email').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    await waits(300)
    expect(sees('alert')).toBe(false)
    window.dispatchEvent(new Event('pointerup'))
    await waits(0)
    expect(see('alert').textContent).toContain('Email is not valid.')
  })

  it('saves and goes on to the delivery, whose heading takes the focus', async () => {
    const seen = fakeNetwork(() => ({ body: buildReply([buildItem()], { contact }) }))
    await open()
    await does(() => fill(field('Email'), ' ada@example.com '))
    await goOn()
    expect(seen).toMatchObject([{ method: 'PUT', path: '/api/3/commerce/cart/token/contact', body: contact }])
    expect(document.activeElement?.textContent).toContain('Delivery')
    expect(sees('link', 'Change Contact')).toBe(true)
  })

  it('leaves whoever opened another step while the delivery was saved in that one', async () => {
    const answers: ((late: Answer) => void)[] = []
    fakeNetwork(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    const store = await open({ step: 'delivery', cart: quoted })
    await goOn()
    await does(() => see('link', 'Change Contact').click())
    await does(() => answers[0]?.({ body: quoted }))
    await does(() => answers[1]?.({ body: quoted }))
    expect(store.get().open).toEqual({ name: 'contact', activity: 'resting' })
  })

  it('says nothing in another step of a delivery that was refused after that was opened', async () => {
    const answers: ((late: Answer) => void)[] = []
    fakeNetwork(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    const store = await open({ step: 'delivery', cart: quoted })
    await goOn()
    await does(() => see('link', 'Change Contact').click())
    await does(() => answers[0]?.({ status: 400, body: { message: 'No.', errors: { email: 'Gone.' } } }))
    expect(store.get()).toMatchObject({
      open: { name: 'contact', activity: 'resting' },
      errors: {},
      said: null,
    })
  })

  it('leads straight to the payment when nothing is delivered', async () => {
    const digital = buildReply([buildItem({ productType: 'DIGITAL' })], { requiresShipping: false, contact })
    fakeNetwork(() => ({ body: digital }))
    await open({ cart: digital })
    await goOn()
    expect(sees('heading', 'Delivery')).toBe(false)
    expect(document.activeElement?.textContent).toContain('Payment')
  })
})

describe('the delivery step', () => {
  it('asks as the country does', async () => {
    await open({ step: 'delivery' })
    expect(field('State')).toBeInstanceOf(HTMLSelectElement)
    expect(field('ZIP code').getAttribute('autocomplete')).toBe('shipping postal-code')
    expect(field('ZIP code').getAttribute('inputmode')).toBe('numeric')
    await does(() => fill(field('Country or region'), 'DE'))
    expect(sees('heading', 'Delivery')).toBe(true)
    expect(document.body.textContent).not.toContain('ZIP code')
    expect(field('Postal code').value).toBe('')
  })

  it('keeps a postcode that may be one of the country that is chosen after it, and drops another', async () => {
    await open({ step: 'delivery' })
    await does(() => fill(field('ZIP code'), '10115'))
    await does(() => fill(field('Country or region'), 'DE'))
    expect(field('Postal code').value).toBe('10115')
    await does(() => fill(field('Country or region'), 'NL'))
    expect(field('Postal code').value).toBe('')
  })

  it('keeps nobody without scripts from a country that has no states', async () => {
    await open({ step: 'delivery' })
    const [state, city] = [field('State'), field('City')]
    expect([state.required, state.getAttribute('aria-required')]).toEqual([false, 'true'])
    expect(city.required).toBe(true)
  })

  it('looks up the rates when the address stands still', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery' })
    await does(() => fill(field('City'), 'New York'))
    await does(() => fill(field('ZIP code'), '10001'))
    await waits(quoteSettleMs)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      path: '/api/3/commerce/cart/token/shipping/location',
      body: { city: 'New York', postalCode: '10001', country: 'US' },
    })
    expect(document.querySelector('.vt-choices')?.textContent).toBe('Shipping methodSlowFreeFast$15.00')
  })

  it('says the rates that arrived and the sum to those who do not see them, and nothing that the page came with', async () => {
    const { cart } = quoted
    const dearer = { ...cart, selectedShippingOptionKey: 'fast', amountDue: money(3300) }
    fakeNetwork(() => ({ body: { ...quoted, cart: dearer } }))
    await open({ step: 'delivery' })
    const spoken = () => document.querySelector('.vt-checkout > [role="status"]')?.textContent
    expect(spoken()).toBe('')
    await does(() => fill(field('City'), 'New York'))
    await does(() => fill(field('ZIP code'), '10001'))
    await waits(quoteSettleMs)
    expect(spoken()).toBe('Shipping methods: Slow Free, Fast $15.00. Your order comes to $33.00.')
  })

  it('looks up the rates of an address that was typed before scripts were there', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery' }, { country: 'US', city: 'New York', postalCode: '10001' })
    expect(field('ZIP code').value).toBe('10001')
    await waits(quoteSettleMs)
    expect(seen.map(({ body }) => body)).toMatchObject([{ city: 'New York', postalCode: '10001' }])
    expect(document.querySelector('.vt-choices')?.textContent).toBe('Shipping methodSlowFreeFast$15.00')
  })

  it('asks for nothing where nothing was typed before scripts were there', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery' }, { country: 'US', city: '', postalCode: '' })
    await waits(quoteSettleMs)
    expect(seen).toHaveLength(0)
  })

  const { city, ...known } = completeAddress(ada ?? {})

  it('looks up the rates of a whole address that is filled in from an account', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery', values: { ...known, city } })
    expect(seen).toMatchObject([{ body: { line1: ada?.line1, city } }])
    expect(document.querySelector('.vt-choices')?.textContent).toBe('Shipping methodSlowFreeFast$15.00')
  })

  it('looks them up when the delivery opens after the contact, too', async () => {
    const seen = fakeNetwork(({ path }) => ({
      body: path.endsWith('/contact') ? buildReply([buildItem()], { contact }) : quoted,
    }))
    await open({ values: { ...known, city, email: 'ada@example.com' } })
    await goOn()
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['contact', 'location'])
    expect(document.querySelector('.vt-choices')).not.toBeNull()
  })

  it('goes back to the choice where there are several rates and none was shown', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery', values: known })
    await does(() => fill(field('City'), city))
    await goOn()
    expect(see('alert').textContent).toContain('There are several ways to deliver to this address.')
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['location'])
    await goOn()
    expect(document.querySelector('.vt-step-open h2')?.textContent).toContain('Payment')
  })

  it('shows what is to be done next as a notice, not as an error, until it goes on', async () => {
    fakeNetwork(() => ({ body: quoted }))
    const notice = 'There are several ways to deliver to this address. Please choose one, and go on.'
    await open({ step: 'delivery', cart: quoted, notice })
    expect(document.querySelector('.vt-step-open .vt-step-notice')?.textContent).toBe(notice)
    expect(document.querySelector('.vt-alert')).toBeNull()
    await goOn()
    expect(document.body.textContent).not.toContain(notice)
  })

  it('saves the address in the account of a buyer who ticks the box', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery', cart: quoted, saveBox: 'unticked' })
    await does(() => field('Save this address for the next time').click())
    await goOn()
    expect(seen[0]).toMatchObject({ body: { savesAddress: true, city } })
  })

  it('takes no rates of an address that was changed while they were looked up', async () => {
    const answers: ((rates: Answer) => void)[] = []
    fakeNetwork(() => new Promise((resolve) => answers.push(resolve)))
    await open({ step: 'delivery' })
    await does(() => fill(field('City'), 'New York'))
    await waits(quoteSettleMs)
    await does(() => fill(field('City'), 'Albany'))
    await does(() => answers[0]?.({ body: quoted }))
    expect(document.querySelector('.vt-choices')).toBeNull()
    await waits(quoteSettleMs)
    await does(() => answers[1]?.({ body: quoted }))
    expect(document.querySelector('.vt-choices')?.textContent).toBe('Shipping methodSlowFreeFast$15.00')
  })

  it('takes a code only after the rates that are being looked up, so that the total is with it', async () => {
    const answers: ((late: Answer) => void)[] = []
    const seen = fakeNetwork(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    const cart = { ...buildReply([buildItem()], { contact }), takesCodes: true }
    await open({ step: 'delivery', cart, values: { ...ada } })
    await does(() => fill(field('Gift card or promo code'), 'TEN'))
    await does(() => see('button', 'Apply').click())
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['location'])
    await does(() => answers[0]?.({ body: { ...quoted, takesCodes: true } }))
    expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['location', 'codes'])
    const reduced = { ...quoted, cart: { ...quoted.cart, amountDue: money(800) } }
    await does(() => answers[1]?.({ body: reduced }))
    expect(document.querySelector('.vt-summary-folded summary strong')?.textContent).toBe('$8.00')
  })

  it('leads back to the delivery, and says why, where a code takes the chosen one away', async () => {
    const bike = { key: 'bike', name: 'Bike', isPickup: false, rateType: 'flat', price: money(300) }
    const chosen = { fulfillmentOptions: [...rates, bike], selectedShippingOptionKey: 'bike' }
    const cart = { ...quoted, takesCodes: true, cart: { ...quoted.cart, ...chosen } }
    const { selectedShippingOptionKey, ...lost } = quoted.cart
    fakeNetwork(async () => ({ body: { ...cart, cart: lost } }))
    const store = await open({ step: 'payment', cart })
    await does(() => fill(field('Gift card or promo code'), 'MINUS30'))
    await does(() => see('button', 'Apply').click())
    expect(document.querySelector('.vt-step-notice')?.textContent).toBe(
      'The delivery you chose is not offered for your order as it is now. Please choose again.',
    )
    expect(store.get().values).toMatchObject({ way: 'send', shippingOptionKey: 'slow' })
    expect(sees('button', 'Place order')).toBe(false)
    expect(document.querySelector('.vt-summary-open .vt-totals')?.textContent).toContain(
      'Calculated from the delivery you choose',
    )
  })

  it('says a postal code that is wrong in the words of the country', async () => {
    await open({ step: 'delivery', cart: quoted })
    await does(() => fill(field('ZIP code'), '1000'))
    await goOn()
    expect(see('alert').textContent).toContain('Enter a valid ZIP code, such as 10001')
  })

  it('says at the ZIP code of a kept address that it is of another state, before anything is saved', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    const shippingAddress = completeAddress({ ...ada, region: 'OR' })
    await open({ step: 'delivery', cart: { ...quoted, cart: { ...quoted.cart, shippingAddress } } })
    await goOn()
    expect(see('alert').textContent).toContain('This ZIP code is not in Oregon.')
    expect(field('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(seen).toHaveLength(0)
  })

  it('goes on to the payment where nothing of the cart is sent any more', async () => {
    const digital = buildReply([buildItem({ productType: 'DIGITAL' })], { contact, requiresShipping: false })
    fakeNetwork(() => ({ body: digital }))
    const store = await open({ step: 'delivery', cart: quoted })
    await does(() => fill(field('ZIP code'), '10003'))
    await waits(quoteSettleMs)
    expect(document.activeElement?.textContent).toContain('Payment')
    takeAway()
    const saving = await open({ step: 'delivery', cart: quoted })
    await goOn()
    expect([store, saving].map((each) => each.get().open.name)).toEqual(['payment', 'payment'])
    expect(saving.get().said).toBeNull()
  })

  it('saves address and rate, and goes on to the payment', async () => {
    const seen = fakeNetwork(() => ({ body: quoted }))
    await open({ step: 'delivery', cart: quoted })
    await does(() => see('radio', 'fast').click())
    await goOn()
    expect(seen.at(-1)).toMatchObject({
      path: '/api/3/commerce/cart/token/shipping/option',
      body: { key: 'fast' },
    })
    expect(sees('heading', 'Payment')).toBe(true)
    expect(document.querySelector('.vt-step-open h2')?.textContent).toContain('Payment')
  })

  it('says when there is no delivery to the address', async () => {
    const none = buildReply([buildItem()], {
      contact,
      shippingAddress: ada ?? undefined,
      shippingOptionsStatus: 'NO_APPLICABLE_SHIPPING_OPTIONS',
    })
    fakeNetwork(() => ({ body: none }))
    await open({ step: 'delivery', cart: none })
    await goOn()
    expect(see('alert').textContent).toContain('Sorry, we do not deliver to this address.')
  })
})

describe('the payment step', () => {
  const pay = { step: 'payment', cart: quoted } as const
  const placed: Answer = {
    body: {
      status: 'placed',
      orderId: 'o1',
      orderNumber: 1001,
      confirmationUrl: '/checkout/order-confirmed',
    },
  }

  it('says of the terms and of the card what is missing in one round, and asks the server nothing', async () => {
    const seen = fakeNetwork(() => placed)
    await open({ ...pay, asksForTerms: true, holdsDownloads: true })
    await fillCard('4242 4242 4242 4241')
    await goOn()
    const said = document.body.textContent
    expect(said).toContain('Please agree to the terms of the shop.')
    expect(said).toContain('Please agree that your files are delivered at once.')
    expect(said).toContain('Enter a valid card number')
    expect(seen).toEqual([])
  })

  const known = {
    shippingAddress: ada ?? undefined,
    selectedShippingOptionKey: 'slow',
    fulfillmentOptions: rates,
  }

  it('checks the card before anything is sent', async () => {
    const seen = fakeNetwork(() => placed)
    await open(pay)
    await goOn()
    expect(see('alert').textContent).toContain('Enter the card number')
    expect(see('alert').textContent).toContain('Enter the expiry date as MM / YY')
    expect(see('alert').textContent).toContain('Enter the security code')
    expect(seen).toHaveLength(0)
  })

  it('groups the digits of the card and writes the stroke of its date', async () => {
    await open(pay)
    await fillCard('4242424242424242')
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    expect(field('Expiry').value).toBe('12 / 99')
  })

  it('places the order and goes to its page', async () => {
    const seen = fakeNetwork(() => placed)
    await open(pay)
    await fillCard()
    await goOn()
    expect(seen).toMatchObject([
      {
        method: 'POST',
        path: '/api/2/commerce/orders',
        body: {
          cartToken: 'token',
          attemptKey: 'attempt-of-the-server',
          email: 'ada@example.com',
          shippingAddress: { line1: '12 Analytical St', postalCode: '10001' },
          billingAddress: null,
          shippingOptionKey: 'slow',
          payment: { gateway: 'test', cardNumber: '4242424242424242', expiry: '12/99', securityCode: '123' },
        },
      },
    ])
    expect(leaveFor).toHaveBeenCalledWith('/checkout/order-confirmed')
  })

  it('sends the order once, however often the button is pressed', async () => {
    const seen = fakeNetwork(() => new Promise<Answer>(() => undefined))
    await open(pay)
    await fillCard()
    await goOn()
    await goOn()
    expect(seen).toHaveLength(1)
    expect(sees('status', 'Placing your order…')).toBe(true)
    expect(sees('link', 'Change Contact')).toBe(false)
  })

  it('pays outside the shop without a card', async () => {
    const seen = fakeNetwork(() => placed)
    await open(pay)
    await does(() => see('radio', 'manual').click())
    await goOn()
    expect(seen[0]?.body).toMatchObject({ payment: { gateway: 'manual' } })
  })

  it('bills to another address when the buyer wants it', async () => {
    const seen = fakeNetwork(() => placed)
    await open(pay)
    await fillCard()
    await does(() => field('Same as delivery address').click())
    await goOn()
    expect(see('alert').textContent).toContain('Enter a first name')
    expect(seen).toHaveLength(0)
  })

  it('has whoever pays with money that is under way wait, and offers the button to nobody twice', async () => {
    const message = 'PayPal looks at your payment.'
    fakeNetwork(() => ({ body: { status: 'processing', paymentId: 'p1', message } }))
    await open({ step: 'payment', cart: quoted })
    await fillCard()
    await goOn()
    expect(see('status').textContent).toBe(message)
    expect(sees('button', 'Place order')).toBe(false)
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('shows the same when the page is opened again', async () => {
    await open({ step: 'payment', cart: quoted, waiting: 'PayPal looks at your payment.' })
    expect(see('status').textContent).toBe('PayPal looks at your payment.')
    expect(sees('button', 'Place order')).toBe(false)
  })

  it.each([
    [
      'cannot be bought any more',
      buildReply([buildItem({ problem: 'out-of-stock' })], { ...known, contact }),
    ],
    ['was emptied', buildReply([], { contact, requiresShipping: false, amountDue: money(0) })],
  ])('shows the same where the cart %s', async (_, cart) => {
    await open({ step: 'payment', cart, waiting: 'PayPal looks at your payment.' })
    expect(see('status').textContent).toBe('PayPal looks at your payment.')
  })

  it('offers the ways that are for what is due, as a gift card comes and goes', async () => {
    const gateways = [
      { key: 'stripe', label: 'Card and more', leastCents: 50 },
      { key: 'manual', label: 'Bank transfer' },
    ]
    const due = (cents: number) => buildReply([buildItem()], { ...known, contact, amountDue: money(cents) })
    const store = await open({ step: 'payment', cart: due(30), gateways }, { gateway: 'manual' })
    const ways = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[name="gateway"]')].map(
        ({ value, checked }) => `${value} ${checked}`,
      )
    expect(ways()).toEqual(['manual true'])
    await does(() => store.patch({ reply: due(1700) }))
    expect(ways()).toEqual(['stripe true', 'manual false'])
    await does(() => store.patch({ reply: due(30) }))
    const seen = fakeNetwork(() => placed)
    await goOn()
    expect(seen.at(-1)?.body).toMatchObject({ payment: { gateway: 'manual', method: 'manual' } })
  })

  it('keeps all but the card when that is declined, and tries again as another attempt', async () => {
    const seen = fakeNetwork(() => ({ status: 402, body: { message: 'Your card was declined.' } }))
    await open(pay)
    await fillCard()
    await goOn()
    expect(see('alert').textContent).toBe('Your card was declined.')
    expect(document.activeElement).toBe(see('alert'))
    expect(field('Card number').value).toBe('')
    await fillCard()
    await goOn()
    expect(keysOf(seen)[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('asks again under the same attempt when no answer came', async () => {
    const seen = fakeNetwork(() => ({ status: 504, body: { message: 'No answer in time.' } }))
    await open(pay)
    await fillCard()
    await goOn()
    expect(see('alert').textContent).toBe('No answer in time.')
    expect(sees('button', 'Try again')).toBe(true)
    await goOn()
    expect(keysOf(seen)).toEqual(['attempt-of-the-server', 'attempt-of-the-server'])
  })

  it('takes a changed order for another attempt', async () => {
    const seen = fakeNetwork(() => 'offline')
    await open(pay)
    await fillCard()
    await goOn()
    expect(see('alert').textContent).toBe('Please check your internet connection.')
    await fillCard('4000 0000 0000 0002')
    await goOn()
    expect(keysOf(seen)[1]).not.toBe('attempt-of-the-server')
  })

  it('shows what is out of stock and places nothing', async () => {
    fakeNetwork(() => ({ status: 400, body: { message: 'Morning mug: Sorry, gone.' } }))
    await open(pay)
    await fillCard()
    await goOn()
    expect(see('alert').textContent).toBe('Morning mug: Sorry, gone.')
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('leads back to the cart, and takes no press, once something in it is not sold any more', async () => {
    const nothing = { value: 0, currencyCode: 'USD', decimalValue: '0.00', fractionalDigits: 2 }
    const gone = buildItem({ problem: 'not-sold-any-more', itemTotal: nothing, unitPrice: nothing })
    await open({ step: 'payment', cart: buildReply([gone], { ...known, contact }) })
    expect(document.querySelector('.vt-step-button')).toBeNull()
    const [back] = document.querySelectorAll<HTMLAnchorElement>('main a.vt-button, form a.vt-button')
    expect(back?.getAttribute('href')).toBe('/cart')
    const [line] = document.querySelectorAll('.vt-summary-line')
    expect(line?.textContent).toContain(
      'cannot be bought any more. Please remove it from your cart to check out.',
    )
    expect(line?.textContent).not.toContain('$0.00')
  })

  it('waits for the sum that the address of the bill makes, and pays no other than was shown', async () => {
    const taxed = (cents: number) =>
      buildReply([buildItem()], {
        contact,
        requiresShipping: false,
        billingAddress: ada ?? undefined,
        amountDue: money(cents),
      })
    const answers: Answer[] = [{ body: taxed(1950) }, { body: taxed(1950) }, placed]
    const seen = fakeNetwork(() => answers.shift() ?? 'offline')
    await open({ step: 'payment', cart: taxed(1800) })
    await fillCard()
    await does(() => fill(field('ZIP code'), '10003'))
    await goOn()
    // One press asks for the sum at once; it is another, so that nothing is paid yet.
    expect(seen.map(({ path }) => path)).toEqual(['/api/3/commerce/cart/token/shipping/location'])
    expect(see('alert').textContent).toContain('press once more')
    // It stands above the form, far from the button that was pressed.
    expect(see('alert').contains(document.activeElement)).toBe(true)
    expect(sees('button', 'Place order · $19.50')).toBe(true)
    // The sum stays the same with what is typed now, so that one press is enough.
    await does(() => fill(field('ZIP code'), '10004'))
    await goOn()
    expect(seen.at(-1)).toMatchObject({ body: { shown: { amountCents: 1950, currency: 'USD' } } })
    expect(leaveFor).toHaveBeenCalledWith('/checkout/order-confirmed')
  })

  it('keeps all steps closed from the press on, and places nothing that was changed while the sum was found out', async () => {
    const billed = buildReply([buildItem()], {
      contact,
      requiresShipping: false,
      billingAddress: ada ?? undefined,
    })
    let answer: (late: Answer) => void = () => undefined
    const seen = fakeNetwork(() => new Promise<Answer>((resolve) => (answer = resolve)))
    await open({ step: 'payment', cart: billed })
    await fillCard()
    await does(() => fill(field('ZIP code'), '10003'))
    await goOn()
    expect(sees('status', 'Placing your order…')).toBe(true)
    expect(sees('link', 'Change Contact')).toBe(false)
    await does(() => fill(field('Card number'), ''))
    await does(() => answer({ body: billed }))
    expect(see('alert').textContent).toContain('Enter the card number')
    expect(seen).toHaveLength(1)
    expect(sees('link', 'Change Contact')).toBe(true)
  })

  it('shows the new sum where the cart came to another one meanwhile, and sends that with the next press', async () => {
    const message = 'Your order has changed: it comes to $36.00 now. Please look at it again.'
    const both = buildReply([buildItem({ quantity: 2 })], { ...known, contact })
    const answers: Answer[] = [{ status: 412, body: { message } }, { body: both }, placed]
    const seen = fakeNetwork(() => answers.shift() ?? 'offline')
    await open({
      step: 'payment',
      asksForNote: true,
      values: { note: 'Ring twice' },
      cart: buildReply([buildItem()], { ...known, contact }),
    })
    await fillCard()
    expect(sees('button', 'Place order · $18.00')).toBe(true)
    await goOn()
    expect(see('alert').textContent).toBe(message)
    expect(sees('button', 'Place order · $36.00')).toBe(true)
    expect(field('Card number').value).toBe('4242 4242 4242 4242')
    await goOn()
    const orders = seen.filter(({ method }) => method === 'POST')
    expect(orders.map(({ body }) => body)).toMatchObject([
      { shown: { amountCents: 1800, currency: 'USD' }, note: 'Ring twice' },
      { shown: { amountCents: 3600, currency: 'USD' }, note: 'Ring twice' },
    ])
    expect(leaveFor).toHaveBeenCalledWith('/checkout/order-confirmed')
  })

  it('opens the delivery where something that is sent came into the cart meanwhile', async () => {
    const errors = { 'shippingAddress.line1': 'Enter an address' }
    const sent = buildReply([buildItem()], { contact })
    fakeNetwork(({ method }) =>
      method === 'GET' ? { body: sent } : { status: 400, body: { message: 'No.', errors } },
    )
    const digital = { ...known, contact, requiresShipping: false, billingAddress: ada ?? undefined }
    await open({ step: 'payment', cart: buildReply([buildItem({ productType: 'DIGITAL' })], digital) })
    await fillCard()
    await goOn()
    expect(see('alert').textContent).toContain('Enter an address')
    expect(document.activeElement?.closest('form')?.getAttribute('aria-labelledby')).toBe('step-delivery')
  })

  it('puts the bank’s question to the buyer, and brings the answer', async () => {
    const seen = fakeNetwork(({ path }) =>
      path.endsWith('/confirmation')
        ? placed
        : { body: { status: 'confirmation-needed', paymentId: 'p1', message: 'Your bank asks.' } },
    )
    await open(pay)
    await fillCard()
    await goOn()
    expect(see('alertdialog').textContent).toContain('Your bank asks.')
    await does(() => see('button', 'Approve').click())
    expect(seen[1]).toMatchObject({
      path: '/api/2/commerce/payments/p1/confirmation',
      body: { cartToken: 'token', approved: true },
    })
    expect(leaveFor).toHaveBeenCalledWith('/checkout/order-confirmed')
  })

  it('takes Escape at that question for a no', async () => {
    const seen = fakeNetwork(({ path }) =>
      path.endsWith('/confirmation')
        ? { status: 402, body: { message: 'Not approved.' } }
        : { body: { status: 'confirmation-needed', paymentId: 'p1', message: 'Your bank asks.' } },
    )
    await open(pay)
    await fillCard()
    await goOn()
    await does(() =>
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    )
    expect(seen[1]?.body).toMatchObject({ approved: false })
    expect(see('alert').textContent).toBe('Not approved.')
  })

  it('lists the test cards in test mode only', async () => {
    await open(pay)
    expect(document.body.textContent).toContain('4242 4242 4242 4242')
    takeAway()
    await open({ ...pay, isTestMode: false })
    expect(document.body.textContent).not.toContain('4242 4242 4242 4242')
  })
})

function keysOf(seen: readonly SeenCall[]): readonly unknown[] {
  return seen.map(({ body }) => (body as { attemptKey: unknown }).attemptKey)
}

describe('the question whether somebody wants news', () => {
  const asked = () => document.body.textContent?.includes('Email me with news and offers')

  it('is asked only where the owner wants it, as the shop sends none', async () => {
    await open()
    expect(asked()).toBe(false)
    takeAway()
    await open({ asksForNews: true })
    expect(asked()).toBe(true)
  })
})

describe('a cart that was emptied in another window', () => {
  it('leaves nothing to order, and leads to the shop', async () => {
    const free = buildReply([], { contact, requiresShipping: false, amountDue: money(0) })
    fakeNetwork(({ method }) =>
      method === 'POST' ? { status: 400, body: { message: 'Your cart is empty.' } } : { body: free },
    )
    await open({ step: 'payment', cart: quoted })
    await fillCard()
    await goOn()
    expect(sees('button', 'Place order')).toBe(false)
    expect(document.querySelector('.vt-billing, .vt-gift-paid, .vt-summary')).toBeNull()
    expect(document.activeElement).toBe(see('alert'))
    expect(see('alert').textContent).toContain('You have nothing in your shopping cart.')
    expect(see('alert').querySelector('a')?.getAttribute('href')).toBe('/shop')
  })
})
