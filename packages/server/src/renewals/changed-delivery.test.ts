import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { ShippingRate, ShippingZone } from '@vitrine/domain/website/store-settings'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'

const austria = { ...sampleAddress, country: 'AT', region: '', city: 'Vienna', postalCode: '1010' }
const flat = (key: string, priceCents: number): ShippingRate => ({
  ...{ key, name: key, kind: 'flat', priceCents },
})
const small: ShippingRate = {
  ...{ key: 'small', name: 'Small', kind: 'by-price', ranges: [{ toCents: 100, priceCents: 200 }] },
}
const zone = (country: string, ...rates: readonly ShippingRate[]): ShippingZone => ({
  ...{ name: country, countries: [country], rates },
})

let shop: OpenShop
let page: string
let begun: Subscription
beforeEach(async () => {
  shop = await openShop()
  begun = await subscribe(shop)
  // What is sent to a house in the United States, by a rate of their zone.
  await shop.store.products.save({ ...shop.workshop, type: 'physical' })
  const line = { ...begun.line, productType: 'physical' } as const
  await shop.store.subscriptions.save({
    ...{ ...begun, line, shippingAddress: sampleAddress, shippingOptionKey: 'std-us' },
  })
  page = subscriptionPath(shop.services.secret, begun)
})
afterEach(() => shop.close())

it('goes on by the only rate there is, once the owner put another in the place of its own', async () => {
  await zones(zone('US', flat('parcel', 700)))
  await toNext()
  expect(shop.charges().map(({ amountCents }) => amountCents)).toEqual([1_200, 1_900])
  expect(await find()).toMatchObject({ paidCycles: 2, shippingOptionKey: 'parcel' })
})

it('is chosen by its buyer where there are several, and is charged then', async () => {
  await zones(zone('US', flat('parcel', 700), flat('express', 1_500)))
  await toNext()
  expect(shop.charges()).toHaveLength(1)
  const buyer = await shop.visitor()
  expect((await buyer.get(page)).text).toContain('Please choose how it is delivered.')
  await submit({ act: 'delivery', delivery: 'express' })
  await toNext()
  expect(shop.charges().map(({ amountCents }) => amountCents)).toEqual([1_200, 2_700])
})

it('is refused at once where nothing delivers it, and asks how where several do', async () => {
  await zones(zone('US', flat('std-us', 500)), zone('AT', small))
  const asked = { act: 'address', ...austria }
  expect(await submit(asked)).toMatchObject({ status: 409 })
  expect((await find()).shippingAddress?.country).toBe('US')

  await zones(zone('US', flat('std-us', 500)), zone('AT', flat('std-at', 900), flat('fast-at', 1_900)))
  expect((await submit(asked)).location).toContain('ask=delivery')
  await submit({ act: 'delivery', delivery: 'std-at' })
  await toNext()
  expect(shop.charges().map(({ amountCents }) => amountCents)).toEqual([1_200, 2_100])
})

it('says beforehand by what it comes and for how much, and that nothing is charged where nothing delivers it', async () => {
  await zones(zone('US', flat('parcel', 700)))
  const read = async (more = '') => (await (await shop.visitor()).get(page + more)).text
  expect(await read()).toContain('parcel, $7.00')
  await zones(zone('AT', flat('std-at', 900)))
  expect(await read()).toContain('It cannot be delivered to this address at the moment')
  const asked = await read('&ask=address')
  expect(asked).toContain('Sorry, we do not deliver to this country.')
  expect(asked).toContain('<option value="">Select</option>')
})

it('names no delivery, and no price of one, where the shop sells in another currency or nothing of it', async () => {
  await zones(zone('US', flat('parcel', 700)))
  const read = async () => (await (await shop.visitor()).get(page)).text
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, store: { ...site.store, currency: 'EUR' } })
  expect(await read()).not.toContain('parcel')
  await shop.store.site.save(site)
  expect(await read()).toContain('parcel, $7.00')
  await shop.store.products.save({ ...shop.workshop, type: 'physical', isVisible: false })
  expect(await read()).not.toMatch(/parcel|cannot be delivered to this address/)
})

it('offers fewer of what is hidden, and no change of what comes alone', async () => {
  const hidden = { ...shop.workshop, type: 'physical', isVisible: false } as const
  await shop.store.products.save(hidden)
  const read = async (more = '') => (await (await shop.visitor()).get(page + more)).text
  expect(await read()).not.toContain('ask=swap')
  const held = await find()
  await shop.store.subscriptions.save({ ...held, line: { ...held.line, quantity: 3 } })
  const asked = await read('&ask=swap')
  expect(asked.match(/<option/g)).toHaveLength(1)
  await zones(zone('US', flat('std-us', 500)))
  await submit({ act: 'swap', variantId: held.line.variantId, quantity: '100000' })
  expect((await find()).line.quantity).toBe(3)
  await submit({ act: 'swap', variantId: held.line.variantId, quantity: '2' })
  expect((await find()).line.quantity).toBe(2)
})

async function submit(fields: Readonly<Record<string, string>>) {
  const key = new URL(page, 'http://shop').searchParams.get('key') ?? ''
  return (await shop.visitor()).submit(`/commerce/subscriptions/${begun.id}`, { key, ...fields })
}

async function zones(...shippingZones: readonly ShippingZone[]): Promise<void> {
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, store: { ...site.store, shippingZones, taxRules: [] } })
}

async function toNext(): Promise<void> {
  shop.clock.nowMs = (await find()).nextAtMs ?? 0
  await shop.runJobs()
}

async function find(): Promise<Subscription> {
  const found = await shop.store.subscriptions.find(begun.id)
  if (!found) throw new Error('It is gone')
  return found
}
