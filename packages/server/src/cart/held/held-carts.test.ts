import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let buyer: Visitor
let stranger: Visitor
let token: string
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  buyer = await shop.visitor()
  stranger = await shop.visitor()
  token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  await buyer.send('PUT', `${cartOf(token)}/contact`, { email, phone: '', wantsNews: false })
  await buyer.send('PUT', `${cartOf(token)}/shipping/location`, sampleAddress)
})

const email = 'ada@example.com'
/** What the checkout is told of the cart that it shows. */
const itIsOwn = '"isOwnCart":true'
const isNotOwn = '"isOwnCart":false'
const cartOf = (each: string) => `/api/3/commerce/cart/${each}`
const typed = /ada@example\.com|Byron|1 Main Street|order-confirmed/

function tokenIn(location: string | null): string {
  return new URL(location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''
}

describe('who knows the token of a cart alone', () => {
  it('reads what is in it and its sum, and nothing that was typed for it', async () => {
    expect((await buyer.get(cartOf(token))).text).toMatch(typed)
    const read = await stranger.get(cartOf(token))
    expect(read.json).toMatchObject({ cart: { items: [{ sku: 'MUG-BLUE' }], subtotal: { value: 1200 } } })
    expect(read.text).not.toMatch(typed)
  })

  it('reads no more with that token in the cookie of a cart', async () => {
    const jar = stranger.cookies as Map<string, string>
    jar.set('CART', token).set(`held-cart-${token.slice(0, 8)}`, 'x'.repeat(22))
    expect((await stranger.get(cartOf(token))).text).not.toMatch(typed)
    expect((await stranger.get('/api/commerce/shopping-cart')).status).toBe(404)
    expect((await stranger.get(`/checkout?cartToken=${token}`)).text).not.toMatch(typed)
  })

  it.each([
    ['PUT', '/contact', { email: 'eve@example.com', phone: '', wantsNews: false }],
    ['PUT', '/shipping/location', sampleAddress],
    ['PUT', '/shipping/option', { key: 'standard' }],
    ['POST', '/items', { lineItemToAdd: { sku: 'MUG-BLUE', quantity: 1 } }],
    ['POST', '/codes', { giftOrPromoCode: 'TEN' }],
    ['DELETE', '/codes/TEN', undefined],
  ] as const)('changes nothing of it by %s %s', async (method, path, body) => {
    const before = await shop.store.carts.findByToken(token)
    const sent = body && 'lineItemToAdd' in body ? withItem(body.lineItemToAdd) : body
    const answer = await stranger.send(method, cartOf(token) + path, sent)
    expect([answer.status, typed.test(answer.text)]).toEqual([404, false])
    expect(await shop.store.carts.findByToken(token)).toEqual(before)
  })

  it('is led to a checkout with a copy, which the other browser does not read', async () => {
    const { location, page, cookies } = await followed(stranger, `/commerce/goto-checkout?cartToken=${token}`)
    const copy = tokenIn(location)
    expect([copy === token, cookies.get('CART')]).toEqual([false, copy])
    expect(page.text).toContain('Enamel mug')
    expect(page.text).toContain(itIsOwn)
    expect(page.text).not.toMatch(typed)
    const contact = { step: 'contact', cartToken: copy, email: 'victim@example.com' }
    await stranger.submit('/checkout', contact)
    expect((await stranger.get(cartOf(copy))).text).toContain('victim@example.com')
    expect((await buyer.get(cartOf(token))).text).not.toContain('victim@example.com')
    expect((await buyer.get(cartOf(copy))).text).not.toContain('victim@example.com')
  })

  it('keeps the cart that they had', async () => {
    const own = await fillCart(stranger, shop.mug.id, { sku: 'MUG-RED' })
    const { page } = await followed(stranger, `/checkout?cartToken=${token}`)
    expect(stranger.cookies.get('CART')).toBe(own)
    expect(page.text).toContain('Enamel mug')
    // The checkout goes on with no other cart in the place of a copy.
    expect(page.text).toContain(isNotOwn)
  })

  it('passes on an address that leads the next browser to a copy of its own', async () => {
    const { location: shown, page } = await followed(stranger, `/checkout?cartToken=${token}`)
    expect(shown).not.toContain('copied')
    expect(page.text).toContain('Enamel mug')
    const third = await shop.visitor()
    const led = await third.get(shown)
    expect(tokenIn(led.location)).not.toBe('')
    expect(tokenIn(led.location)).not.toBe(tokenIn(shown))
  })

  it('is led in no circle where cookies are not kept', async () => {
    const { location } = await stranger.get(`/checkout?cartToken=${token}`)
    const other = await shop.visitor()
    expect((await other.get(location ?? '')).location).toBe('/cart')
  })

  it('does not learn the order that was placed with it, neither by its page nor by placing it again', async () => {
    const request = orderRequest(token)
    const placed = await placeOrder(buyer, request)
    expect(placed.json).toMatchObject({ status: 'placed' })
    expect((await stranger.get(`/checkout?cartToken=${token}`)).location).toBe('/cart')
    const answers = [
      await placeOrder(stranger, request),
      await placeOrder(stranger, orderRequest(token, { email: 'eve@example.com' })),
      await stranger.submit('/checkout', { step: 'payment', cartToken: token }),
      await stranger.get(cartOf(token)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 303, 200])
    expect(JSON.stringify(answers)).not.toMatch(typed)
    // Who pressed the button twice is told their order twice.
    expect((await placeOrder(buyer, request)).json).toEqual(placed.json)
    expect((await buyer.get(`/checkout?cartToken=${token}`)).location).toContain('/checkout/order-confirmed?')
  })
})

it('lets nobody who uses the browser after a sign-out read what was typed before', async () => {
  const jar = buyer.cookies as Map<string, string>
  jar.set('siteUser', 'a-session-that-ended')
  await buyer.submit('/account/sign-out', {})
  expect((await buyer.get(cartOf(token))).text).not.toMatch(typed)
})

it('gives the cart of a subscription to the browser that began it', async () => {
  const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
  await shop.store.products.save({ ...shop.workshop, subscription: plan })
  const begun = await buyer.send('POST', '/api/3/commerce/cart/subscription', {
    itemId: shop.workshop.id,
    sku: null,
    qty: 1,
    additionalFields: null,
  })
  const { cartToken } = begun.json as { cartToken: string }
  const path = `/checkout/subscribe?cartToken=${cartToken}`
  await buyer.send('PUT', `${cartOf(cartToken)}/contact`, { email, phone: '', wantsNews: false })
  const begunPage = (await buyer.get(path)).text
  expect(begunPage).toMatch(typed)
  expect(begunPage).toContain(isNotOwn)
  expect((await buyer.get(cartOf(token))).text).toMatch(typed)
  const { location, page } = await followed(stranger, path)
  expect(location).toMatch(/^\/checkout\/subscribe\?/)
  expect(tokenIn(location)).not.toBe(cartToken)
  expect([page.status, typed.test(page.text)]).toEqual([200, false])
})

function withItem(line: object): object {
  return { lineItemToAdd: { ...line, itemId: shop.mug.id } }
}

/** Follows what leads on, up to the page that is shown. */
async function followed(visitor: Visitor, path: string) {
  let shown = path
  let page = await visitor.get(path)
  while (page.location !== null) {
    shown = page.location
    page = await visitor.get(shown)
  }
  return { location: shown, page, cookies: visitor.cookies }
}
