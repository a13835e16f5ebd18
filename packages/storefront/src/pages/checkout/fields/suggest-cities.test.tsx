import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../../../runtime/state/create-store.ts'
import { buildCheckoutProps } from '../../../testing/build-cart.ts'
import { type Answer, fakeNetwork, type SeenCall } from '../../../testing/fake-network.ts'
import { does, mount, waits } from '../../../testing/mount.ts'
import { field, fill } from '../../../testing/see.ts'
import { createCheckoutActions } from '../checkout-actions.ts'
import { CheckoutPage } from '../checkout-page.tsx'
import { initialCheckout } from '../checkout-state.ts'
import { typingPauseMs } from './suggest-cities.ts'

const predictions = [
  ...[
    ['geonames:1', 'Springfield', 'Illinois, United States'],
    ['geonames:2', 'Springfield', 'Missouri, United States'],
  ].map(([placeId, mainText, secondaryText]) => ({ placeId, mainText, secondaryText, description: '' })),
]
const answer = ({ path }: SeenCall): Answer => {
  if (path.includes('/autocomplete'))
    return { body: { predictions, credit: 'Cities by GeoNames, CC BY 4.0' } }
  if (path.includes('/details')) return { body: { place: { city: 'Springfield', region: 'MO' } } }
  return { body: {} }
}

let takeAway: () => void = () => undefined
afterEach(() => {
  takeAway()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openDelivery(far: (call: SeenCall) => Answer = answer) {
  vi.useFakeTimers()
  const seen = fakeNetwork(far)
  const props = buildCheckoutProps({})
  const store = createStore(initialCheckout(props))
  const actions = createCheckoutActions(store, () => undefined)
  takeAway = await mount(<CheckoutPage props={props} store={store} actions={actions} />)
  await does(() =>
    store.patch({
      isAwake: true,
      open: { name: 'delivery', activity: 'resting' },
      values: { ...store.get().values, country: 'US', postalCode: '99999' },
    }),
  )
  return { store, asked: () => seen.filter(({ path }) => path.includes('google-maps')) }
}

async function type(text: string) {
  await does(() => field('City').focus())
  await does(() => fill(field('City'), text))
  // The list comes with its code, which the first letter asks for.
  await does(() => import('./suggest-cities.ts'))
  await waits(typingPauseMs)
}

const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
const press = (key: string) =>
  does(() =>
    field('City').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  )
const isOpen = () => field('City').getAttribute('aria-expanded') === 'true'

describe('the city at checkout', () => {
  it('is no longer covered by its list once somebody touches the page beside it', async () => {
    await openDelivery()
    await type('Spr')
    expect(isOpen()).toBe(true)
    await does(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect([isOpen(), document.querySelector('.vt-suggestions')?.hasAttribute('hidden')]).toEqual([
      false,
      true,
    ])
  })

  it('is a plain field until somebody types', async () => {
    const { asked } = await openDelivery()
    expect(field('City').getAttribute('role')).toBeNull()
    expect(asked()).toEqual([])
  })

  it('suggests cities of the country in a list that is read out', async () => {
    const { asked } = await openDelivery()
    await type('spri')
    expect(options()).toEqual(['Springfield Illinois, United States', 'Springfield Missouri, United States'])
    expect(asked()[0]?.path).toContain('input=spri&kind=city&country=US')
    expect(field('City').getAttribute('role')).toBe('combobox')
    expect(isOpen()).toBe(true)
    expect(document.querySelector('[role="status"].vt-visually-hidden')?.textContent).toBe(
      '2 cities are suggested.',
    )
    expect(document.querySelector('.vt-suggestion-credit')?.textContent).toBe('Cities by GeoNames, CC BY 4.0')
  })

  it('fills in city and region by keys, and leaves the postcode alone', async () => {
    const { store, asked } = await openDelivery()
    await type('spri')
    await press('ArrowDown')
    await press('ArrowDown')
    const chosen = document.getElementById(field('City').getAttribute('aria-activedescendant') ?? '')
    expect(chosen?.textContent).toContain('Missouri')
    await press('Enter')
    await waits(0)
    expect(store.get().values).toMatchObject({ city: 'Springfield', region: 'MO', postalCode: '99999' })
    expect(asked().at(-1)?.path).toContain('productPage=checkout&productSection=address')
    expect(isOpen()).toBe(false)
  })

  it('fills them in by a press, too', async () => {
    const { store } = await openDelivery()
    await type('spri')
    await does(() => document.querySelector<HTMLElement>('[role="option"]')?.click())
    await waits(0)
    expect(store.get().values.city).toBe('Springfield')
  })

  it('is closed by Escape and by leaving the field, and keeps what was typed', async () => {
    const { store } = await openDelivery()
    await type('spri')
    await press('Escape')
    expect(isOpen()).toBe(false)
    await type('sprin')
    expect(isOpen()).toBe(true)
    await does(() => field('City').blur())
    expect(isOpen()).toBe(false)
    expect(store.get().values.city).toBe('sprin')
  })

  it('shows nothing, and is in nobody’s way, when the server does not answer', async () => {
    const { store } = await openDelivery(() => 'offline')
    await type('spri')
    expect(isOpen()).toBe(false)
    await press('Enter')
    expect(store.get().values.city).toBe('spri')
  })
})
