import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop({ storeSettings: { minimumSubtotalCents: 1_000 } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

const path = '/api/panel/settings/currency'
const change = (fields: object) =>
  owner.send('PUT', path, { from: 'USD', to: 'EUR', rate: '1', ending: 'any', ...fields })
const mugPrice = async () => (await shop.store.products.find(shop.mug.id))?.variants[0]?.priceCents

async function placeOrder(): Promise<string> {
  const buyer = await shop.visitor()
  const entry = { itemId: shop.mug.id, sku: shop.mug.variants[0]?.sku, quantity: 1 }
  const added = Object((await buyer.send('POST', '/api/commerce/shopping-cart/entries', entry)).json)
  const { cartToken } = added.shoppingCart
  const placed = await buyer.send('POST', '/api/2/commerce/orders', {
    cartToken,
    attemptKey: `attempt-${cartToken}`,
    email: 'ada@example.com',
    shippingAddress: address,
    billingAddress: null,
    shippingOptionKey: 'standard',
    payment: { gateway: 'test', cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123' },
  })
  return Object(placed.json).orderId
}

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: '',
}

describe('the currency of a shop', () => {
  it('says how many products have prices before it changes', async () => {
    expect((await owner.get(path)).json).toEqual({
      currency: 'USD',
      pricedProducts: 7,
      subscriptions: 0,
      giftCards: { cards: 0, cents: 0 },
    })
  })

  it('changes nothing at all for a rate that is none, or that makes a price too high', async () => {
    expect((await change({ rate: '0' })).json).toMatchObject({ errors: { rate: expect.any(String) } })
    expect((await change({ to: 'XXX' })).json).toMatchObject({ errors: { to: expect.any(String) } })
    const mug = await shop.store.products.find(shop.mug.id)
    if (!mug) throw new Error('The mug is gone.')
    const [variant] = mug.variants
    if (!variant) throw new Error('The mug has no variant.')
    const dear = { ...mug, variants: [{ ...variant, priceCents: 900_000_000_000 }] }
    await shop.store.products.save(dear)
    expect((await change({ rate: '90000' })).json).toMatchObject({ errors: { rate: expect.any(String) } })
    expect((await shop.store.products.find(shop.lastOne.id))?.variants[0]?.priceCents).toBe(1_200)
    await shop.store.products.save(mug)
  })

  it('takes products, delivery and minimum with it, reprices carts, and leaves orders as they are', async () => {
    const visitor = await shop.visitor()
    const sku = shop.mug.variants[0]?.sku
    await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
      itemId: shop.mug.id,
      sku,
      quantity: 1,
    })
    const orderId = await placeOrder()
    const changed = await change({ rate: '0.9231', ending: '.95' })
    expect([changed.status, changed.json]).toMatchObject([200, { currency: 'EUR', pricedProducts: 7 }])
    expect(await mugPrice()).toBe(1_095)
    const { store } = await shop.store.site.read()
    expect([store.currency, store.minimumSubtotalCents]).toEqual(['EUR', 923])
    expect(store.shippingZones[0]?.rates[0]).toMatchObject({ priceCents: 462 })
    expect((await visitor.get('/cart')).text).toContain('€10.95')
    expect((await visitor.get('/shop/enamel-mug')).text).toContain('€10.95')
    const { order } = Object((await owner.get(`/api/panel/orders/${orderId}`)).json)
    expect([order.currency, order.lines[0].unitPriceCents]).toEqual(['USD', 1_200])
  })

  it('is refused to who saw another one', async () => {
    expect((await change({ to: 'GBP' })).status).toBe(409)
  })

  it('rounds what has no digits after the point, both prices and delivery', async () => {
    const changed = await change({ from: 'EUR', to: 'JPY' })
    expect([changed.status, await mugPrice()]).toEqual([200, 11])
    expect((await shop.store.site.read()).store.shippingZones[0]?.rates[0]).toMatchObject({ priceCents: 5 })
  })
})
