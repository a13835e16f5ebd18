import { buildImage } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards, fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  visitor = await shop.visitor()
})

/** The value of the first hidden field of that name on a page. */
/** The fields of the card form. */
function testCard(cardNumber: string) {
  return { gateway: 'test', cardNumber, expiry: '12/30', securityCode: '123' }
}

function hidden(text: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
}

async function firstEntry(): Promise<string> {
  const cart = (await visitor.get('/api/commerce/shopping-cart')).json as { entries: { id: string }[] }
  return cart.entries[0]?.id ?? ''
}

describe('the cart page', () => {
  it('says when there is nothing in it', async () => {
    const page = await visitor.get('/cart')
    expect([page.status, page.text.includes('You have nothing in your shopping cart.')]).toEqual([200, true])
  })

  it('shows lines and subtotal in a form that needs no script', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE', quantity: 2 })
    const { text } = await visitor.get('/cart')
    expect(text).toContain('Enamel mug')
    expect(text).toContain('$24.00')
    expect(text).toContain(`name="quantity-${await firstEntry()}"`)
    expect(text).toContain('action="/cart" method="post"')
  })

  it('takes new quantities from its form', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const answer = await visitor.submit('/cart', { [`quantity-${await firstEntry()}`]: '3' })
    expect([answer.status, answer.location]).toEqual([303, '/cart'])
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({ totalQuantity: 3 })
  })

  it('asks before it removes a line whose quantity was made 0', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const entryId = await firstEntry()
    const answer = await visitor.submit('/cart', { [`quantity-${entryId}`]: '0' })
    expect(answer.location).toBe(`/cart?remove=${entryId}`)
    expect((await visitor.get(`/cart?remove=${entryId}`)).text).toContain('vt-remove-form')
    await visitor.submit('/cart', { remove: entryId })
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({ entries: [] })
  })

  it('says why a quantity was refused', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    expect((await visitor.get('/cart?problem=out-of-stock')).text).toContain(
      'Sorry, we do not have enough of that item available.',
    )
  })

  it('names the product whose quantity was refused and how many there are, and keeps the number', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const answer = await visitor.submit('/cart', { [`quantity-${await firstEntry()}`]: '6' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(
      'Enamel mug: Sorry, we do not have enough of that item available. Available: 5.',
    )
    expect(answer.text).toMatch(/<input type="number"[^>]*aria-invalid="true"[^>]*value="6"/)
  })

  it('is not fooled by a problem or a line that it does not know', async () => {
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const { text } = await visitor.get('/cart?problem=constructor&remove=<script>alert(1)</script>')
    expect(text).not.toContain('alert(1)')
  })
})

describe('the checkout page', () => {
  it('leads to the cart when there is nothing to buy, or something is in the way', async () => {
    expect((await visitor.get('/checkout')).location).toBe('/cart')
    const token = await fillCart(visitor, shop.file.id)
    expect((await visitor.get(`/checkout?cartToken=${token}`)).location).toBe('/cart')
  })

  it('is where goto-checkout leads', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const answer = await visitor.get('/commerce/goto-checkout')
    expect([answer.status, answer.location]).toEqual([302, `/checkout?cartToken=${token}`])
  })

  it('goes from cart to order without any script', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    const contact = await visitor.submit('/checkout', {
      step: 'contact',
      cartToken: token,
      email: 'ada@example.com',
    })
    expect(contact.location).toBe(`/checkout?cartToken=${token}&step=delivery`)
    const delivery = await visitor.submit('/checkout', {
      step: 'delivery',
      cartToken: token,
      ...sampleAddress,
    })
    expect(delivery.location).toBe(`/checkout?cartToken=${token}&step=payment`)
    const page = await visitor.get(delivery.location ?? '')
    expect(page.text).toContain('Place order · $17.00')
    const paid = await visitor.submit('/checkout', {
      step: 'payment',
      cartToken: token,
      attemptKey: hidden(page.text, 'attemptKey'),
      gateway: 'manual',
      billingSame: 'on',
    })
    expect([paid.status, paid.location]).toEqual([303, expect.stringContaining('/checkout/order-confirmed?')])
    const confirmed = await visitor.get(paid.location ?? '')
    const isReceived = confirmed.text.includes('order-confirmed-page" data-page-type="207"')
    expect([confirmed.status, isReceived]).toEqual([200, true])
    expect(confirmed.text).toContain('Send it to IBAN 1.')
    expect(confirmed.text).toMatch(/id="analytics-order">\{"id":"[0-9a-f]{24}","grandTotal":"17\.00"/)
    expect((await visitor.get(`/checkout?cartToken=${token}`)).location).toBe(paid.location)
  })

  it('shows a refused step again, with what was typed and what is wrong', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const wrong = await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'a"b' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    )
    expect(wrong.text).toContain('value="a&quot;b"')
    const place = { ...sampleAddress, postalCode: 'x' }
    const nowhere = await visitor.submit('/checkout', { step: 'delivery', cartToken: token, ...place })
    expect(nowhere.text).toContain('Enter a valid ZIP code, such as 10001')
  })

  it('does not skip a step that is not done', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    const page = await visitor.get(`/checkout?cartToken=${token}&step=payment`)
    expect(hidden(page.text, 'step')).toBe('contact')
  })

  it('says that a card was declined, without sending the card back, and lets one try again', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
    await visitor.submit('/checkout', { step: 'delivery', cartToken: token, ...sampleAddress })
    const payment = { step: 'payment', cartToken: token, billingSame: 'on', attemptKey: 'first-attempt' }
    const declined = await visitor.submit('/checkout', { ...payment, ...testCard(cards.declined) })
    expect(declined.status).toBe(402)
    expect(declined.text).toContain('Your card was declined. Please try another card.')
    expect(declined.text).not.toContain(`value="${cards.declined}"`)
    expect(declined.text).not.toContain('"cardNumber":')
    const attemptKey = hidden(declined.text, 'attemptKey')
    expect(attemptKey).not.toBe('first-attempt')
    const asked = await visitor.submit('/checkout', { ...payment, attemptKey, ...testCard(cards.asks) })
    const question = await visitor.get(asked.location ?? '')
    expect(question.text).toContain('Your bank asks you to approve this payment.')
    const placed = await visitor.submit('/checkout', {
      step: 'confirmation',
      cartToken: token,
      paymentId: hidden(question.text, 'paymentId'),
      approved: 'true',
    })
    expect(placed.location).toContain('/checkout/order-confirmed?')
    // By a test card nothing was earned that scripts could count.
    expect((await visitor.get(placed.location ?? '')).text).toContain('id="analytics-order">null<')
  })

  it('keeps the attempt when the gateway is silent, so that trying again asks what became of it', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
    await visitor.submit('/checkout', { step: 'delivery', cartToken: token, ...sampleAddress })
    const fields = { step: 'payment', cartToken: token, billingSame: 'on', attemptKey: 'the-attempt' }
    const silent = await visitor.submit('/checkout', { ...fields, ...testCard(cards.isSilent) })
    expect([silent.status, hidden(silent.text, 'attemptKey')]).toEqual([504, 'the-attempt'])
    const again = await visitor.submit('/checkout', { ...fields, ...testCard(cards.isSilent) })
    expect(again.location).toContain('/checkout/order-confirmed?')
  })
})

describe('the pages of an order', () => {
  it('open with their key only', async () => {
    const token = await fillCart(visitor, shop.workshop.id)
    const nowhere = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const placed = (await placeOrder(visitor, orderRequest(token, nowhere))).json as {
      orderId: string
      confirmationUrl: string
    }
    const key = new URL(placed.confirmationUrl, 'http://shop').searchParams.get('key') ?? ''
    const status = `/commerce/orders/${placed.orderId}/status`
    const page = await visitor.get(`${status}?key=${key}`)
    expect([page.status, page.text.includes('data-page-type="202"')]).toEqual([200, true])
    for (const wrong of ['', '?key=', `?key=${key.slice(1)}x`, `?key=${key}&key=${key}`]) {
      expect((await visitor.get(`${status}${wrong}`)).status).toBeGreaterThanOrEqual(400)
    }
    const other = `/commerce/orders/${'0'.repeat(24)}/status?key=${key}`
    expect((await visitor.get(other)).status).toBe(404)
  })
})

describe('the pages of a shop with a logo', () => {
  it('show it over the checkout and the order, which says on paper who sells', async () => {
    const logo = buildImage({ assetUrl: '/content/logo.png' })
    const contact = { contactEmail: 'hello@harbour.example', contactPhoneNumber: '+351 22 000' }
    const harbour = await openShop({ site: { logo, title: 'Harbour', ...contact } })
    const buyer = await harbour.visitor()
    const token = await fillCart(buyer, harbour.workshop.id)
    const mark = '<img src="/content/logo.png?format=500w" alt="Harbour"'
    expect((await buyer.get(`/checkout?cartToken=${token}`)).text).toContain(mark)
    const nowhere = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const placed = (await placeOrder(buyer, orderRequest(token, nowhere))).json as {
      confirmationUrl: string
    }
    const { text } = await buyer.get(placed.confirmationUrl)
    expect(text).toContain(mark)
    expect(text).toMatch(
      /<address class="vt-order-seller[^>]*>Demo\n[^<]*hello@harbour\.example\n\+351 22 000</,
    )
    await harbour.close()
  })
})

describe('an express checkout', () => {
  it('follows the plain form of a product', async () => {
    const express = await openShop({ storeSettings: { isExpressCheckout: true } })
    const buyer = await express.visitor()
    const fields = { itemId: express.lastOne.id, quantity: '1' }
    const answer = await buyer.submit('/api/commerce/shopping-cart/entries', fields)
    expect(answer.location).toBe(`/checkout?cartToken=${buyer.cookies.get('CART')}`)
    await express.close()
  })
})
