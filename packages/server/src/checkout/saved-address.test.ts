import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount, memberPassword, tokenTo } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const rates = [
  { key: 'express', name: 'Express', kind: 'flat', priceCents: 2490 },
  { key: 'post', name: 'Post', kind: 'flat', priceCents: 1290 },
] as const

let shop: OpenShop
beforeAll(async () => {
  const shippingZones = [
    { name: 'Home', countries: ['US'], rates },
    { name: 'Canada', countries: ['CA'], rates: rates.map((each) => ({ ...each, key: `air-${each.key}` })) },
  ]
  // Only a part of France is delivered to.
  const bike = { key: 'bike', name: 'Bike', country: 'FR', postalCodes: ['69001'], minimumCents: 0 }
  const localDeliveries = [{ ...bike, priceCents: 0, deliveryTime: '' }]
  shop = await openShop({
    storeSettings: { hasAccounts: true, shippingZones, localDeliveries },
    site: { homeOrigin: 'https://home.example' },
  })
})
afterAll(() => shop.close())

async function atDelivery(visitor: Visitor): Promise<string> {
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
  return token
}

const deliver = (visitor: Visitor, cartToken: string, more: object = {}) =>
  visitor.submit('/checkout', { step: 'delivery', cartToken, ...sampleAddress, ...more })

describe('the delivery step without scripts', () => {
  it('shows the rates of the address that is filled in from an account', async () => {
    const visitor = await makeAccount(shop, 'ada@example.com')
    await visitor.submit('/account/addresses', { ...sampleAddress })
    const page = await visitor.get(`/checkout?cartToken=${await atDelivery(visitor)}&step=delivery`)
    expect(page.text).toContain('1 Main Street')
    expect(page.text).toMatch(/Express.*24\.90.*Post.*12\.90/s)
  })

  it('takes no rate of several that was not shown, and says so', async () => {
    const visitor = await shop.visitor()
    const token = await atDelivery(visitor)
    const unseen = await deliver(visitor, token)
    expect(unseen.location).toContain('&step=delivery&problem=rates-found')
    const page = (await visitor.get(unseen.location ?? '')).text
    expect(page).toMatch(
      /class="vt-step-notice" role="status">There are several ways to deliver to this address\./,
    )
    expect(page).not.toContain('vt-alert')
    // What was chosen for another country is no choice.
    const canada = { country: 'CA', region: 'ON', city: 'Toronto', postalCode: 'M5V 2T6' }
    const moved = await deliver(visitor, token, { ...canada, shippingOptionKey: 'post' })
    expect(moved.location).toContain('step=delivery')
    const chosen = await deliver(visitor, token, { ...canada, shippingOptionKey: 'air-post' })
    expect(chosen.location).toContain('step=payment')
  })
})

describe('the address of an order', () => {
  const addressesOf = async (email: string) => (await shop.store.members.findByEmail(email))?.addresses

  it('is saved where a buyer who is signed in ticks the box, with scripts and without', async () => {
    const visitor = await makeAccount(shop, 'bo@example.com')
    const token = await atDelivery(visitor)
    const page = await visitor.get(`/checkout?cartToken=${token}&step=delivery`)
    expect(page.text).toMatch(/name="savesAddress"[^>]*checked/)
    await deliver(visitor, token)
    expect(await addressesOf('bo@example.com')).toEqual([])
    await deliver(visitor, token, { savesAddress: 'on' })
    expect(await addressesOf('bo@example.com')).toEqual([sampleAddress])
    const location = `/api/3/commerce/cart/${token}/shipping/location`
    const work = { ...sampleAddress, line1: '2 Main Street' }
    await visitor.send('PUT', location, { ...work, savesAddress: true })
    expect(await addressesOf('bo@example.com')).toEqual([sampleAddress, work])
  })

  it('is not kept where the step was refused, as nothing is sent there', async () => {
    const visitor = await makeAccount(shop, 'dee@example.com')
    const token = await atDelivery(visitor)
    const france = { line1: '1 Rue', city: 'Paris', region: '', postalCode: '75001', country: 'FR' }
    const refused = await deliver(visitor, token, { ...france, savesAddress: 'on' })
    expect([refused.location, refused.text.includes('1 Rue')]).toEqual([null, true])
    const others = await fillCart(await shop.visitor(), shop.mug.id, { sku: 'MUG-RED' })
    const location = `/api/3/commerce/cart/${others}/shipping/location`
    expect((await visitor.send('PUT', location, { ...sampleAddress, savesAddress: true })).status).toBe(404)
    expect(await addressesOf('dee@example.com')).toEqual([])
  })

  it('is not offered to guests to be saved', async () => {
    const visitor = await shop.visitor()
    const page = await visitor.get(`/checkout?cartToken=${await atDelivery(visitor)}&step=delivery`)
    expect(page.text).not.toContain('savesAddress')
  })

  /** Buys, asks for an account by the link of the order, and gives the order; it is not confirmed yet. */
  async function askFromOrder(visitor: Visitor, email: string): Promise<string> {
    const cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const placed = await placeOrder(visitor, orderRequest(cartToken, { email, shippingOptionKey: 'post' }))
    const { confirmationUrl, orderId } = placed.json as { confirmationUrl: string; orderId: string }
    const { text } = await visitor.get(confirmationUrl)
    const path = /\/account\/sign-up\?[^"]+/.exec(text)?.[0].replaceAll('&amp;', '&') ?? ''
    const form = (await visitor.get(path)).text
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
    const link = { orderId: hidden('orderId'), key: hidden('key') }
    await visitor.submit('/account/sign-up', { name: 'Cy', email, password: memberPassword, ...link })
    return orderId
  }
  const confirm = async (visitor: Visitor, email: string) => {
    const token = await tokenTo(shop, email)
    await visitor.submit('/account/confirm', { token, password: memberPassword })
  }

  it('is in the account that is made from it', async () => {
    const visitor = await shop.visitor()
    await askFromOrder(visitor, 'cy@example.com')
    await confirm(visitor, 'cy@example.com')
    expect(await addressesOf('cy@example.com')).toEqual([sampleAddress])
  })

  it('is not in the account of who got the mail of an order of somebody else, once its address is corrected', async () => {
    const stranger = await shop.visitor()
    const orderId = await askFromOrder(stranger, 'stranger@example.com')
    const order = (await shop.store.orders.find(orderId)) ?? expect.fail()
    const admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
    const { updatedAtMs } = order
    const contact = {
      updatedAtMs,
      email: 'cleo@example.com',
      phone: '',
      shippingAddress: null,
      alsoBilled: false,
    }
    expect((await admin.send('PUT', `/api/panel/orders/${orderId}/contact`, contact)).status).toBe(200)
    await confirm(stranger, 'stranger@example.com')
    expect(await addressesOf('stranger@example.com')).toEqual([])
  })
})

describe('the bill of what is not sent', () => {
  const billing = { firstName: 'Ada', lastName: 'Byron', line1: '1 Main Street', city: 'New York' }
  const drawn = ({ text }: { readonly text: string }) =>
    Object.keys(billing).map(
      (name) => new RegExp(`name="billing\\.${name}"[^>]* value="([^"]*)"`).exec(text)?.[1],
    )
  const atPayment = async (visitor: Visitor, email: string) => {
    const cartToken = await fillCart(visitor, shop.workshop.id)
    await visitor.submit('/checkout', { step: 'contact', cartToken, email })
    return visitor.get(`/checkout?cartToken=${cartToken}&step=payment`)
  }

  it('goes to the address of the account, which is filled in', async () => {
    const visitor = await makeAccount(shop, 'bill@example.com')
    await visitor.submit('/account/addresses', { ...sampleAddress })
    expect(drawn(await atPayment(visitor, 'bill@example.com'))).toEqual(Object.values(billing))
  })

  it('goes where a subscription is billed, where the account has no address; to nowhere for a guest', async () => {
    const visitor = await makeAccount(shop, 'plan@example.com')
    const own = buildSubscription({
      contact: { email: 'plan@example.com', phone: '', wantsNews: false },
      billingAddress: sampleAddress,
    })
    await shop.store.subscriptions.insert(own)
    expect(drawn(await atPayment(visitor, 'plan@example.com'))).toEqual(Object.values(billing))
    const guest = await shop.visitor()
    expect(drawn(await atPayment(guest, 'plan@example.com'))).toEqual(['', '', '', ''])
  })
})
