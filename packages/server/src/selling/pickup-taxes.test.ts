import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const rule = {
  name: 'Sales tax',
  country: 'US',
  region: 'NY',
  rateMilliPercent: 8_000,
  taxesShipping: false,
}
const counter = {
  key: 'counter',
  name: 'Our shop',
  address: '1 Quay',
  hours: '',
  priceCents: 0,
  country: 'US',
  region: '',
}

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({ storeSettings: { taxRules: [rule], pickups: [counter] } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

async function taxOfCollected(addressCountry: string): Promise<number | undefined> {
  const location = { addressTitle: '', addressLine1: '1 Quay', addressLine2: 'Brooklyn, NY 11201' }
  const business = editSettings(owner, '/api/panel/settings/business')
  await business.change({ location: { ...location, addressCountry } })
  const visitor = await shop.visitor()
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  const collected = { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: 'counter' }
  const { json } = await placeOrder(visitor, orderRequest(token, collected))
  return (await shop.store.orders.find((json as { orderId: string }).orderId))?.taxCents
}

it('taxes what is collected at a place without a region in that of the business, in the same country', async () => {
  expect(await taxOfCollected('United States')).toBe(96)
  expect(await taxOfCollected('Canada')).toBe(0)
})

it('asks for the region of a place where taxes are by region, at its field', async () => {
  const shipping = editSettings(owner, '/api/panel/settings/shipping')
  expect((await shipping.change({ pickups: [counter] })).json).toMatchObject({
    errors: { 'value.pickups.0.region': 'Please choose its region: your taxes here are by region.' },
  })
  const named = [{ ...counter, region: 'NY' }]
  const abroad = [{ ...counter, country: 'DE' }]
  expect((await shipping.change({ pickups: named })).status).toBe(200)
  expect((await shipping.change({ pickups: abroad })).status).toBe(200)
})
