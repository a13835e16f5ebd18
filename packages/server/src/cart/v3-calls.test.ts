import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import type { Visitor } from '../testing/visit.ts'

const zones = [
  {
    name: 'Home',
    countries: ['US'],
    rates: [
      { key: 'post', name: 'Post', kind: 'flat', priceCents: 500 },
      { key: 'courier', name: 'Courier', kind: 'flat', priceCents: 1500 },
    ],
  },
  { name: 'Canada', countries: ['CA'], rates: [{ key: 'air', name: 'Air', kind: 'flat', priceCents: 2000 }] },
] as const

describe('the cart by its token', () => {
  let shop: OpenShop
  let visitor: Visitor
  let token: string
  beforeAll(async () => {
    const taxRules = [
      { name: 'Sales tax', country: 'US', region: 'NY', rateMilliPercent: 8875, taxesShipping: false },
    ]
    shop = await openShop({ storeSettings: { shippingZones: zones, taxRules } })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    visitor = await shop.visitor()
    token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  })

  const path = (more = '') => `/api/3/commerce/cart/${token}${more}`
  const firstItem = async () =>
    ((await visitor.get(path())).json as { cart: { items: { id: string }[] } }).cart.items[0]?.id

  it('is shown to who has the token, and to nobody else', async () => {
    const stranger = await shop.visitor()
    expect((await stranger.get(path())).json).toMatchObject({ cart: { cartToken: token, totalQuantity: 1 } })
    const unknown = await stranger.get('/api/3/commerce/cart/unknown')
    expect([unknown.status, unknown.json]).toEqual([404, { message: 'You have no shopping cart yet.' }])
  })

  it('takes quantities, and loses a line at 0 or on request', async () => {
    const item = await firstItem()
    const three = await visitor.send('PUT', path(`/items/${item}`), { quantity: 3 })
    expect(three.json).toMatchObject({
      cart: { items: [{ quantity: 3 }], subtotal: { decimalValue: '36.00' } },
    })
    const tooMany = await visitor.send('PUT', path(`/items/${item}`), { quantity: 6 })
    expect([tooMany.status, tooMany.json]).toEqual([
      400,
      { message: 'Sorry, we do not have enough of that item available.' },
    ])
    expect((await visitor.send('DELETE', path(`/items/${item}`))).json).toMatchObject({ cart: { items: [] } })
    expect((await visitor.send('DELETE', path(`/items/${item}`))).status).toBe(404)
  })

  it('stays as it was bought', async () => {
    const item = await firstItem()
    await placeOrder(visitor, orderRequest(token, { shippingOptionKey: 'post' }))
    const bought = await shop.store.carts.findByToken(token)
    expect(bought?.orderId).toEqual(expect.any(String))
    const changes = await Promise.all([
      visitor.send('PUT', path(`/items/${item}`), { quantity: 2 }),
      visitor.send('DELETE', path(`/items/${item}`)),
      visitor.send('PUT', path('/shipping/location'), { ...sampleAddress, city: 'Albany' }),
    ])
    const refused = [409, { message: 'You have already placed this order.' }]
    expect(changes.map(({ status, json }) => [status, json])).toEqual([refused, refused, refused])
    expect(await shop.store.carts.findByToken(token)).toEqual(bought)
  })

  it('finds the rates once the country is known, and takes the first until another is chosen', async () => {
    expect((await visitor.get(path())).json).toMatchObject({
      cart: { shippingOptionsStatus: 'INCOMPLETE_ADDRESS', fulfillmentOptions: [] },
    })
    const placed = await visitor.send('PUT', path('/shipping/location'), {
      country: 'US',
      region: 'new york',
    })
    expect(placed.json).toMatchObject({
      cart: {
        shippingOptionsStatus: 'APPLICABLE_SHIPPING_OPTIONS',
        fulfillmentOptions: [{ key: 'post' }, { key: 'courier', price: { value: 1500 } }],
        selectedShippingOptionKey: 'post',
        shippingLocation: { country: 'US', region: 'NY' },
        taxes: [{ name: 'Sales tax', amount: { value: 107 } }],
        grandTotal: { value: 1200 + 500 + 107 },
      },
    })
    const chosen = await visitor.send('PUT', path('/shipping/option'), { key: 'courier' })
    expect(chosen.json).toMatchObject({
      cart: { shippingTotal: { value: 1500 }, grandTotal: { value: 1200 + 1500 + 107 } },
    })
  })

  it('lets go of a rate that the new address cannot have', async () => {
    await visitor.send('PUT', path('/shipping/location'), sampleAddress)
    await visitor.send('PUT', path('/shipping/option'), { key: 'courier' })
    const moved = await visitor.send('PUT', path('/shipping/location'), { country: 'CA', region: 'ON' })
    expect(moved.json).toMatchObject({
      cart: { selectedShippingOptionKey: 'air', shippingTotal: { value: 2000 }, taxTotal: { value: 0 } },
    })
    const far = await visitor.send('PUT', path('/shipping/location'), { country: 'FR' })
    expect(far.json).toMatchObject({
      cart: { shippingOptionsStatus: 'NO_APPLICABLE_SHIPPING_OPTIONS', shippingTotal: { value: 0 } },
    })
  })

  it('refuses a rate that is not offered', async () => {
    await visitor.send('PUT', path('/shipping/location'), sampleAddress)
    const answer = await visitor.send('PUT', path('/shipping/option'), { key: 'air' })
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: 'Select a delivery option', errors: { shippingOptionKey: 'Select a delivery option' } },
    ])
  })

  it('keeps whom to write to, once that is well formed', async () => {
    const wrong = await visitor.send('PUT', path('/contact'), { email: 'ada', phone: 'x', wantsNews: true })
    expect(wrong.json).toEqual({
      message: 'Please check what you entered.',
      errors: {
        email: 'Email is not valid. Email addresses should follow the format name@example.com.',
        phone: 'Enter a valid phone number',
      },
    })
    const right = await visitor.send('PUT', path('/contact'), { email: ' ada@example.com ', wantsNews: true })
    expect(right.json).toMatchObject({
      cart: { contact: { email: 'ada@example.com', phone: '', wantsNews: true } },
    })
  })

  it('shows lines that are not sold yet, with their problem', async () => {
    const { lastOne } = shop
    await fillCart(visitor, lastOne.id)
    await shop.store.products.save({ ...lastOne, type: 'digital' })
    expect((await visitor.get(path())).json).toMatchObject({
      cart: { items: [{}, { productType: 'DIGITAL', problem: 'not-sold-yet' }] },
    })
    await shop.store.products.save(lastOne)
  })

  it('takes further lines by the rules of the older calls', async () => {
    const items = `/api/3/commerce/cart/${token}/items`
    const add = (lineItemToAdd: object, to = items) => visitor.send('POST', to, { lineItemToAdd })
    const [blue] = shop.mug.variants
    expect((await add({ itemId: shop.mug.id, variantId: blue?.id, quantity: 2 })).json).toMatchObject({
      cart: { cartToken: token, items: [{ sku: 'MUG-BLUE', quantity: 3 }] },
    })
    expect((await add({ itemId: shop.lastOne.id })).json).toMatchObject({ cart: { totalQuantity: 4 } })
    expect(await add({ itemId: shop.lastOne.id })).toMatchObject({
      status: 400,
      json: { message: 'Sorry, we do not have enough of that item available.' },
    })
    expect((await add({ itemId: shop.mug.id, variantId: 'of-another' })).status).toBe(400)
    expect((await add({ itemId: shop.mug.id }, '/api/3/commerce/cart/nobodys/items')).status).toBe(404)
  })

  it('changes a line of the visitor by its id alone, and none of others', async () => {
    const { json } = await visitor.get(`/api/3/commerce/cart/${token}`)
    const [line] = (json as { cart: { items: { id: string }[] } }).cart.items
    const path = `/api/commerce/cart/items/${line?.id}`
    const stranger = await shop.visitor()
    expect((await stranger.send('PUT', path, { quantity: 0 })).status).toBe(404)
    expect((await visitor.send('PUT', path, { quantity: 0 })).json).toMatchObject({ cart: { items: [] } })
  })
})
