import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
const editors: Record<string, SettingsEditor> = {}
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

function settings(room: string): SettingsEditor {
  editors[room] ??= editSettings(owner, `/api/panel/settings/${room}`)
  return editors[room]
}

async function cartWith(quantity: number): Promise<{ visitor: Visitor; token: string }> {
  const visitor = await shop.visitor()
  const added = await visitor.send('POST', '/api/commerce/shopping-cart/entries', {
    itemId: shop.mug.id,
    sku: shop.mug.variants[0]?.sku,
    quantity,
  })
  return { visitor, token: (added.json as { shoppingCart: { cartToken: string } }).shoppingCart.cartToken }
}

describe('the checkout', () => {
  it('asks for the minimum that the owner sets, in the words of the specification', async () => {
    await settings('checkout').change({ minimumSubtotalCents: 5_000 })
    const { visitor } = await cartWith(1)
    const cart = await visitor.get('/cart')
    expect(cart.text).toContain('To check out, your order subtotal must be $50.00 or more.')
    await settings('checkout').change({ minimumSubtotalCents: 0 })
  })

  it('begins in the country of the business address, unless the owner chose another', async () => {
    const business = editSettings(owner, '/api/panel/settings/business')
    const countryShown = async () => {
      const { json } = await owner.get('/?format=json')
      return (json as { websiteSettings: { country: string } }).websiteSettings.country
    }
    await settings('checkout').change({ defaultCountry: '' })
    const place = {
      addressTitle: '',
      addressLine1: 'Kai 3',
      addressLine2: 'Bremen',
      addressCountry: 'Germany',
    }
    await business.change({ location: place })
    expect(await countryShown()).toBe('DE')
    await settings('checkout').change({ defaultCountry: 'US' })
    expect(await countryShown()).toBe('US')
  })

  it('asks whether buyers want news where the owner wishes it, and only then', async () => {
    const { visitor, token } = await cartWith(1)
    const checkout = async () => (await visitor.get(`/checkout?cartToken=${token}`)).text
    expect(await checkout()).not.toContain('Email me with news and offers')
    await settings('checkout').change({ asksForNews: true })
    expect(await checkout()).toContain('Email me with news and offers')
    await settings('checkout').change({ asksForNews: false })
  })

  it('numbers orders upwards only', async () => {
    const raised = await settings('checkout').change({ nextNumber: 5_000, numberPrefix: 'SHOP-' })
    expect(raised.json).toMatchObject({ value: { nextNumber: 5_000, numberPrefix: 'SHOP-' } })
    const lowered = await settings('checkout').change({ nextNumber: 4_999 })
    expect(lowered.json).toMatchObject({
      errors: { 'value.nextNumber': 'Numbers only go up: the next one is 5000 or higher.' },
    })
  })

  it('keeps the note of the buyer, and names the order as the owner has it', async () => {
    await settings('checkout').change({ asksForNote: true })
    const { visitor, token } = await cartWith(1)
    const placed = await visitor.send(
      'POST',
      '/api/2/commerce/orders',
      orderOf(token, { note: ' Ring twice ' }),
    )
    const { orderId } = placed.json as { orderId: string }
    const { order } = (await owner.get(`/api/panel/orders/${orderId}`)).json as { order: object }
    expect(order).toMatchObject({ note: 'Ring twice', number: 5_000, numberText: 'SHOP-5000' })
    await settings('checkout').change({ asksForNote: false, numberPrefix: '' })
  })
})

describe('ways to pay', () => {
  it('can be several outside of the shop; the order keeps how to pay by the one that was chosen', async () => {
    const manual = [
      { key: 'bank', label: 'Bank transfer', instructions: 'IBAN 7' },
      { key: 'cash', label: 'Cash', instructions: 'Bring it along' },
    ]
    expect((await settings('payments').change({ manual, test: false })).status).toBe(200)
    const { visitor, token } = await cartWith(1)
    const payment = { gateway: 'manual', method: 'cash' }
    const placed = await visitor.send('POST', '/api/2/commerce/orders', orderOf(token, { payment }))
    const { orderId } = placed.json as { orderId: string }
    expect(await shop.store.orders.find(orderId)).toMatchObject({
      isTest: false,
      payment: { gateway: 'manual', label: 'Cash', instructions: 'Bring it along' },
    })
  })

  it('are tried with test cards only where an owner chose that for an open site, and every page says so', async () => {
    const page = async () => (await (await shop.visitor()).get('/')).text
    expect(await page()).not.toContain('This shop is being tested')
    const refused = await settings('payments').change({ test: true })
    expect(refused.json).toMatchObject({
      errors: {
        'value.isTestChosen':
          'Please tick this: everybody can see your site, and could order without paying.',
      },
    })
    expect((await settings('payments').change({ test: true, isTestChosen: true })).status).toBe(200)
    expect(await page()).toContain('This shop is being tested')
  })

  it('are told to be missing where there are none', async () => {
    await settings('payments').change({ test: false, manual: [] })
    const { visitor, token } = await cartWith(1)
    await visitor.send('PUT', `/api/3/commerce/cart/${token}/shipping/location`, address)
    await visitor.send('PUT', `/api/3/commerce/cart/${token}/contact`, {
      email: 'ada@example.com',
      phone: '',
    })
    const page = await visitor.get('/checkout?step=payment')
    expect(page.text).toContain('This shop does not take payments yet.')
    await settings('payments').change({ test: true, isTestChosen: true })
  })
})

describe('shipping', () => {
  it('lets the zone of a postcode win over its country, and offers places to collect from without an address', async () => {
    const rate = (key: string, priceCents: number) => [{ key, name: key, kind: 'flat', priceCents }]
    const saved = await settings('shipping').change({
      zones: [
        { name: 'USA', countries: ['US'], rates: rate('ground', 900) },
        { name: 'Downtown', countries: ['US'], postalCodes: ['100*'], rates: rate('bicycle', 300) },
      ],
      pickups: [
        {
          key: 'counter',
          name: 'Our shop',
          address: '1 Harbour Road',
          hours: 'Mondays',
          priceCents: 0,
          country: 'US',
          region: 'NY',
        },
      ],
    })
    expect(saved.status).toBe(200)
    const { visitor, token } = await cartWith(1)
    const located = await visitor.send('PUT', `/api/3/commerce/cart/${token}/shipping/location`, address)
    const { cart } = located.json as { cart: { fulfillmentOptions: { key: string; isPickup: boolean }[] } }
    expect(cart.fulfillmentOptions.map((each) => [each.key, each.isPickup])).toEqual([
      ['bicycle', false],
      ['counter', true],
    ])
  })

  it('is collected at a place without a postal address, which the order says', async () => {
    const { visitor, token } = await cartWith(1)
    const collected = { shippingAddress: null, billingAddress: address, shippingOptionKey: 'counter' }
    const placed = await visitor.send('POST', '/api/2/commerce/orders', orderOf(token, collected))
    expect(placed.json).toMatchObject({ status: 'placed' })
    const { orderId, confirmationUrl } = placed.json as { orderId: string; confirmationUrl: string }
    expect(await shop.store.orders.find(orderId)).toMatchObject({
      shippingAddress: null,
      shippingCents: 0,
      shipping: { key: 'counter', isPickup: true, note: '1 Harbour Road\nMondays' },
    })
    expect((await visitor.get(confirmationUrl)).text).toContain('1 Harbour Road')
  })

  it('is chosen without scripts, too', async () => {
    const { visitor, token } = await cartWith(1)
    await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
    const page = await visitor.get('/checkout?step=delivery')
    expect(page.text).toContain('How would you like to get it?')
    const chosen = await visitor.submit('/checkout', { step: 'delivery', cartToken: token, way: 'counter' })
    expect(chosen.location).toContain('step=payment')
  })

  it('refuses postcodes that are none, and regions of no country', async () => {
    const zones = [{ name: '', countries: ['US', 'CA'], regions: ['NY'], postalCodes: ['*10'], rates: [] }]
    expect((await settings('shipping').change({ zones })).json).toMatchObject({
      errors: {
        'value.zones.0.name': 'Please give it a name.',
        'value.zones.0.regions': 'Regions and postcodes need a zone of one country.',
      },
    })
  })
})

describe('taxes', () => {
  const rule = {
    name: 'Sales tax',
    country: 'US',
    region: 'NY',
    rateMilliPercent: 8_000,
    taxesShipping: false,
  }

  it('are charged from the day on which they hold', async () => {
    const later = [{ ...rule, from: '2999-01-01' }]
    await settings('taxes').change({ rules: later })
    const taxed = async () => {
      const { visitor, token } = await cartWith(1)
      const answer = await visitor.send('PUT', `/api/3/commerce/cart/${token}/shipping/location`, address)
      return (answer.json as { cart: { taxTotal: { value: number } } }).cart.taxTotal.value
    }
    expect(await taxed()).toBe(0)
    await settings('taxes').change({ rules: [{ ...rule, until: '2998-12-31' }, ...later] })
    expect(await taxed()).toBe(96)
  })

  it('do not overlap', async () => {
    const refused = await settings('taxes').change({
      rules: [rule, { ...rule, name: 'Again', from: '2026-01-01' }],
    })
    expect(refused.json).toMatchObject({
      errors: {
        'value.rules.1.country':
          '“Sales tax” is for the same place and products on some of the same days. Change the days, or remove one.',
      },
    })
  })
})

describe('low stock', () => {
  it('is told on product pages and in the data of the page as the owner sets it', async () => {
    await settings('merchandising').change({
      scarcityOnPages: true,
      scarcityThreshold: 5,
      scarcityText: 'Last {qtyInStock}!',
    })
    const page = await owner.get(`/${shop.shop.urlId}/${shop.mug.urlId}?format=json`)
    expect(page.json).toMatchObject({
      productMerchandisingContext: {
        [shop.mug.id]: { scarcityEnabled: true, scarcityText: 'Last {qtyInStock}!' },
      },
      websiteSettings: {
        storeSettings: {
          merchandisingSettings: { scarcityEnabledOnProductItems: true, scarcityThreshold: 5 },
        },
      },
    })
  })

  it('is told over a list as the owner sets it for blocks', async () => {
    const address = `/${shop.shop.urlId}/${shop.lastOne.urlId}`
    const says = async (scarcityOnPages: boolean) => {
      await settings('merchandising').change({
        scarcityOnPages,
        scarcityOnBlocks: !scarcityOnPages,
        scarcityThreshold: 5,
        scarcityText: 'Last {qtyInStock}!',
      })
      const page = await owner.get(`${address}?format=json`)
      const view = await owner.get(`${address}?format=quick-view`)
      return [page.text.includes('"scarcityEnabled":true'), view.text.includes('Last 1!')]
    }
    expect(await says(true)).toEqual([true, false])
    expect(await says(false)).toEqual([false, true])
  })
})

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

function orderOf(cartToken: string, more: object) {
  return {
    cartToken,
    attemptKey: `attempt-${cartToken}`,
    email: 'ada@example.com',
    shippingAddress: address,
    billingAddress: null,
    shippingOptionKey: 'standard',
    payment: { gateway: 'test', cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123' },
    ...more,
  }
}
