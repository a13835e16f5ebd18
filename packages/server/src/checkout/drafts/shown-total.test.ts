import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  visitor = await shop.visitor()
})

const shown = (amountCents: number | null) => ({ shown: { amountCents, currency: 'USD' } })
const addRed = () => fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
const changedText = 'Your order has changed: it comes to $29.00 now. Please look at it again.'

/** The value of the first hidden field of that name on a page. */
function hiddenValue(text: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
}

async function openPaymentOf(token: string) {
  const cart = await shop.store.carts.findByToken(token)
  return shop.store.payments.findOpen(cart?.id ?? '')
}

describe('an order that comes to another sum than its buyer was shown', () => {
  it('is refused before anything is held or charged, and bought at the sum that is shown then', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    await addRed()
    const before = shop.charges().length
    const refused = await placeOrder(visitor, orderRequest(token, shown(1700)))
    expect([refused.status, refused.json]).toEqual([412, { message: changedText }])
    expect(shop.charges()).toHaveLength(before)
    expect(await openPaymentOf(token)).toBeUndefined()
    const red = shop.mug.variants[1]?.id ?? ''
    expect(await shop.store.stock.read(red)).toMatchObject({ held: 0 })

    const paid = await placeOrder(visitor, orderRequest(token, shown(2900)))
    expect([paid.status, shop.charges().at(-1)?.amountCents]).toEqual([200, 2900])
  })

  it('is refused where the owner sells in another currency by now', async () => {
    const token = await addRed()
    const request = orderRequest(token, { shown: { amountCents: 1700, currency: 'EUR' } })
    expect((await placeOrder(visitor, request)).status).toBe(412)
  })

  it('is shown first where it could not be told, with the address that its tax hangs on kept', async () => {
    const token = await addRed()
    const refused = await placeOrder(visitor, orderRequest(token, shown(null)))
    expect(refused.json).toEqual({ message: 'Your order comes to $17.00. Please look at it again.' })
    const cart = (await visitor.get(`/api/3/commerce/cart/${token}`)).json
    expect(cart).toMatchObject({
      cart: { amountDue: { value: 1700 }, shippingAddress: { city: 'New York' } },
    })
  })

  it('is bought by who says nothing of what was shown, as before', async () => {
    expect((await placeOrder(visitor, orderRequest(await addRed()))).status).toBe(200)
  })
})

describe('the form without scripts', () => {
  it('comes back with the new sum and what was typed, and pays at the next press', async () => {
    const token = await addRed()
    await visitor.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
    const delivery = await visitor.submit('/checkout', {
      step: 'delivery',
      cartToken: token,
      ...sampleAddress,
    })
    const page = await visitor.get(delivery.location ?? '')
    expect(hiddenValue(page.text, 'shownCents')).toBe('1700')
    const fieldsOf = (text: string) => ({
      step: 'payment',
      cartToken: token,
      attemptKey: hiddenValue(text, 'attemptKey'),
      shownCents: hiddenValue(text, 'shownCents'),
      shownCurrency: hiddenValue(text, 'shownCurrency'),
      gateway: 'manual',
      billingSame: 'on',
    })
    await addRed()
    const refused = await visitor.submit('/checkout', fieldsOf(page.text))
    expect([refused.status, refused.text.includes(changedText)]).toEqual([412, true])
    expect(refused.text).toContain('Place order · $29.00')
    expect(refused.text).toMatch(/checked=""[^>]*value="manual"|value="manual"[^>]*checked=""/)

    const paid = await visitor.submit('/checkout', fieldsOf(refused.text))
    expect([paid.status, paid.location]).toEqual([303, expect.stringContaining('/checkout/order-confirmed?')])
  })
})
