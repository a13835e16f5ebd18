import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byCard, cards, fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import type { Visitor } from '../../testing/visit.ts'

const stillText = 'What you added afterwards is still in your cart.'
const silent = { payment: byCard(cards.isSilent) }

describe('what comes into a cart after a payment that got no answer', () => {
  let shop: OpenShop
  let visitor: Visitor
  let token: string
  beforeEach(async () => {
    shop = await openShop()
    visitor = await shop.visitor()
    token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
    expect((await placeOrder(visitor, orderRequest(token, silent))).status).toBe(504)
    // The attempt is no longer one that may still be answered.
    shop.clock.nowMs += 60_000
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  const cartNow = async () => (await visitor.get('/api/commerce/shopping-cart')).json
  const chargedCents = () =>
    shop.charges().flatMap((each) => (each.state === 'paid' ? [each.amountCents] : []))

  it('stays in the cart when the first payment turns out to have gone through, and its page says so', async () => {
    await fillCart(visitor, shop.lastOne.id)
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED', quantity: 2 })
    const answer = await placeOrder(visitor, orderRequest(token))
    expect(answer.json).toMatchObject({ status: 'placed', orderNumber: 1001 })
    expect(chargedCents()).toEqual([1700])
    const { confirmationUrl } = answer.json as { confirmationUrl: string }
    const { text } = await visitor.get(confirmationUrl)
    expect([text.includes('#1001'), text.includes(stillText)]).toEqual([true, true])
    expect(await cartNow()).toMatchObject({
      entries: [{ quantity: 2 }, { itemId: shop.lastOne.id, quantity: 1 }],
    })

    const next = visitor.cookies.get('CART') ?? ''
    expect(next).not.toBe(token)
    expect(await placeOrder(visitor, orderRequest(next))).toMatchObject({ json: { orderNumber: 1002 } })
    expect(chargedCents()).toEqual([1700, 4100])
    expect((await visitor.get(confirmationUrl)).text).not.toContain(stillText)
  })

  it('stays there, too, when nobody comes back before the payment is looked up', async () => {
    await fillCart(visitor, shop.lastOne.id)
    shop.clock.nowMs += 20 * 60_000
    await shop.runJobs()
    expect(visitor.cookies.get('CART')).toBe(token)
    expect(await cartNow()).toMatchObject({ entries: [{ itemId: shop.lastOne.id }] })
    expect(visitor.cookies.get('CART')).not.toBe(token)
  })

  it('is joined by what is put in with the cookie of the bought cart', async () => {
    await fillCart(visitor, shop.lastOne.id)
    shop.clock.nowMs += 20 * 60_000
    await shop.runJobs()
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    expect(await cartNow()).toMatchObject({ totalQuantity: 2 })
  })

  it('leads to the order without scripts', async () => {
    await fillCart(visitor, shop.lastOne.id)
    const paid = await visitor.submit('/checkout', {
      step: 'payment',
      cartToken: token,
      attemptKey: 'another-attempt',
      gateway: 'manual',
      billingSame: 'on',
      ...sampleAddress,
    })
    expect((await visitor.get(paid.location ?? '')).text).toContain(stillText)
    expect(await cartNow()).toMatchObject({ entries: [{ itemId: shop.lastOne.id }] })
  })

  it('is nothing where nothing came in: the cart is over', async () => {
    const answer = await placeOrder(visitor, orderRequest(token))
    const { confirmationUrl } = answer.json as { confirmationUrl: string }
    expect((await visitor.get(confirmationUrl)).text).not.toContain(stillText)
    expect(visitor.cookies.has('CART')).toBe(false)
  })
})
