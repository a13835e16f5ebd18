import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookRefund } from '../../orders/book-refund.ts'
import { byCard, cards, fillCart, keepDiscount, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
let token: string

beforeAll(async () => {
  shop = await openShop()
  await keepDiscount(shop, { code: 'TEN', name: 'Ten off' })
  await keepDiscount(shop, { code: 'BIG', minimumCents: 1_200 })
  await keepDiscount(shop, { code: 'GONE', usageLimit: 0 })
  await keepDiscount(shop, { code: 'ONCE', isOncePerCustomer: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  visitor = await shop.visitor()
  token = await fillCart(visitor, shop.workshop.id)
})

const path = (more = '') => `/api/3/commerce/cart/${token}${more}`
const use = (giftOrPromoCode: string, by = visitor) => by.send('POST', path('/codes'), { giftOrPromoCode })
const order = (more: object = {}) =>
  placeOrder(
    visitor,
    orderRequest(token, {
      shippingAddress: null,
      shippingOptionKey: null,
      billingAddress: orderRequest('').shippingAddress,
      email: `${token.slice(0, 8)}@example.com`,
      ...more,
    }),
  )

describe('codes of a cart', () => {
  it('take something off, in whatever case they are typed, and are taken out again', async () => {
    const before = (await visitor.get(path())).json
    const used = await use(' ten ')
    expect(used.json).toMatchObject({
      cart: {
        discounts: [{ name: 'Ten off', promoCode: 'TEN', discountClass: 'ORDER', amount: { value: 120 } }],
        codes: [{ code: 'TEN', isApplied: true }],
        discountTotal: { value: 120 },
        grandTotal: { value: 1080 },
        items: [{ discountTotal: { value: 120 }, discounts: [{ promoCode: 'TEN' }] }],
      },
    })
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({
      coupons: [{ promoCode: 'TEN', isValid: true }],
      validCoupons: [{ promoCode: 'TEN', discountAmountCents: 120 }],
      invalidCoupons: [],
      discountCents: 120,
    })
    expect((await visitor.send('DELETE', path('/codes/ten'))).json).toEqual(before)
  })

  it('stay where what is in the cart may make them count, and say why they do not', async () => {
    const used = await use('BIG')
    const message = 'This code needs $12.01 or more of what it is for.'
    await keepDiscount(shop, { code: 'BIGGER', minimumCents: 1_201 })
    expect(used.json).toMatchObject({ cart: { codes: [{ code: 'BIG', isApplied: true }] } })
    expect((await use('BIGGER')).json).toMatchObject({
      cart: {
        codes: [
          { code: 'BIG', isApplied: true },
          { code: 'BIGGER', reason: 'below-minimum', message },
        ],
      },
    })
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({
      invalidCoupons: [{ promoCode: 'BIGGER', reason: 'below-minimum', message }],
    })
  })

  it('are refused as late, whatever the reason, and alike where there is none such', async () => {
    const begins = performance.now()
    const [unknown, gone, noCode] = [await use('NONE'), await use('GONE'), await use('<script>')]
    expect([unknown.status, unknown.json]).toEqual([400, { message: 'This code is not valid.' }])
    expect([gone.status, gone.json]).toEqual([400, { message: 'This code is used up.' }])
    expect(noCode.json).toEqual(unknown.json)
    expect(performance.now() - begins).toBeGreaterThan(3 * 295)
    expect((await visitor.get(path())).json).toMatchObject({ cart: { codes: [] } })
  })

  it('say until when they were valid, that they are stopped, or that they begin later', async () => {
    await keepDiscount(shop, { code: 'AUTUMN', endsAtMs: Date.parse('2026-02-01T05:00:00Z') })
    await keepDiscount(shop, { code: 'STOPPED', isStopped: true })
    await keepDiscount(shop, { code: 'WINTER', startsAtMs: Date.parse('2099-12-01T00:00:00Z') })
    const messages = [await use('AUTUMN'), await use('STOPPED'), await use('WINTER')].map(({ json }) => json)
    expect(messages).toEqual([
      { message: 'This code was valid until January 31, 2026.' },
      { message: 'This code is no longer valid.' },
      { message: 'This code is not valid yet.' },
    ])
  })

  it('are tried so often and no more, whatever the cart', async () => {
    const tries = await Promise.all(Array.from({ length: 21 }, () => use('TEN')))
    expect(
      tries
        .map((each) => each.status)
        .sort()
        .slice(-2),
    ).toEqual([200, 429])
    shop.clock.nowMs += 600_000
  })

  it('work by the plain forms of cart and checkout, which say why one was not taken and keep what was typed', async () => {
    const posted = await visitor.submit('/cart', { addCode: '', code: 'NONE' })
    expect(posted.status).toBe(400)
    expect(posted.text).toContain('This code is not valid.')
    expect(posted.text).toMatch(/<input[^>]*name="code"[^>]*value="NONE"/)
    const usedUp = await visitor.submit('/cart', { addCode: '', code: 'GONE' })
    expect(usedUp.text).toContain('This code is used up.')
    const form = { step: 'code', cartToken: token, back: 'contact', addCode: '', code: 'AUTUMN' }
    const ended = await visitor.submit('/checkout', form)
    expect(ended.text).toContain('This code was valid until January 31, 2026.')
    expect(ended.text).toMatch(/<input[^>]*name="code"[^>]*value="AUTUMN"/)
    await visitor.submit('/cart', { addCode: '', code: 'TEN' })
    expect((await visitor.get(path())).json).toMatchObject({ cart: { codes: [{ code: 'TEN' }] } })
    await visitor.submit('/cart', { removeCode: 'TEN' })
    expect((await visitor.get(path())).json).toMatchObject({ cart: { codes: [] } })
  })
})

describe('codes of a cart in German', () => {
  let german: OpenShop
  let buyer: Visitor
  let cart: string

  beforeAll(async () => {
    german = await openShop({ site: { language: 'de-DE' } })
    await keepDiscount(german, { code: 'GONE', usageLimit: 0 })
    await keepDiscount(german, { code: 'OLD', endsAtMs: Date.parse('2026-02-01T05:00:00Z') })
    await keepDiscount(german, { code: 'BIG', minimumCents: 5_000 })
    buyer = await german.visitor()
    cart = `/api/3/commerce/cart/${await fillCart(buyer, german.workshop.id)}`
  })
  afterAll(() => german.close())

  const type = (giftOrPromoCode: string) => buyer.send('POST', `${cart}/codes`, { giftOrPromoCode })

  it('are refused in German, with dates as Germans write them', async () => {
    expect((await type('GONE')).json).toEqual({ message: 'Dieser Code ist aufgebraucht.' })
    expect((await type('OLD')).json).toEqual({ message: 'Dieser Code galt bis zum 31. Januar 2026.' })
  })

  it('say in German why they take nothing off', async () => {
    const [code] = ((await type('BIG')).json as { cart: { codes: { message: string }[] } }).cart.codes
    expect(code?.message).toMatch(/^Dieser Code gilt ab \$?50,00/)
  })
})

describe('discounts of orders', () => {
  it('are kept with the order, to the cent', async () => {
    await use('TEN')
    const placed = await order()
    const { orderId } = placed.json as { orderId: string }
    expect(await shop.store.orders.find(orderId)).toMatchObject({
      subtotalCents: 1200,
      discountCents: 120,
      grandTotalCents: 1080,
      discounts: [{ name: 'Ten off', code: 'TEN', discountClass: 'ORDER', amountCents: 120 }],
      lines: [{ discountCents: 120, discountExplained: [{ code: 'TEN', cents: 120 }] }],
    })
    expect(await shop.store.discountCodes.find(['TEN'])).toMatchObject([{ used: 1, reserved: 0 }])
  })

  it('are reserved while somebody pays, and come back when the payment is declined', async () => {
    await keepDiscount(shop, { code: 'LAST', usageLimit: 1 })
    await use('LAST')
    const asked = await order({ payment: byCard(cards.asks) })
    expect(asked.json).toMatchObject({ status: 'confirmation-needed' })
    // To the cart that pays it still counts; nobody else can have it.
    expect((await visitor.get(path())).json).toMatchObject({ cart: { codes: [{ isApplied: true }] } })
    const stranger = await shop.visitor()
    const elsewhere = await fillCart(stranger, shop.workshop.id)
    const refused = await stranger.send('POST', `/api/3/commerce/cart/${elsewhere}/codes`, {
      giftOrPromoCode: 'LAST',
    })
    expect([refused.status, refused.json]).toEqual([400, { message: 'This code is used up.' }])
    const { paymentId } = asked.json as { paymentId: string }
    await visitor.send('POST', `/api/2/commerce/payments/${paymentId}/confirmation`, {
      cartToken: token,
      approved: false,
    })
    expect(await shop.store.discountCodes.find(['LAST'])).toMatchObject([{ used: 0, reserved: 0 }])
    expect((await order()).json).toMatchObject({ status: 'placed' })
  })

  it('are had by one of many buyers, where there is one use left', async () => {
    await keepDiscount(shop, { code: 'ONLY', usageLimit: 1 })
    const buyers = []
    for (let count = 0; count < 8; count += 1) {
      const buyer = await shop.visitor()
      const cart = await fillCart(buyer, shop.workshop.id)
      await buyer.send('POST', `/api/3/commerce/cart/${cart}/codes`, { giftOrPromoCode: 'ONLY' })
      buyers.push({ buyer, cart })
    }
    const answers = await Promise.all(
      buyers.map(({ buyer, cart }, count) =>
        placeOrder(
          buyer,
          orderRequest(cart, {
            email: `buyer${count}@example.com`,
            shippingAddress: null,
            shippingOptionKey: null,
            billingAddress: orderRequest('').shippingAddress,
          }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      json: { message: 'The code ONLY can no longer be used. Please remove it to go on.' },
    })
    expect(await shop.store.discountCodes.find(['ONLY'])).toMatchObject([{ used: 1, reserved: 0 }])
  })

  describe('of which all was refunded before anything was sent', () => {
    const usedOf = async (code: string) => (await shop.store.discountCodes.find([code]))[0]?.used
    const orderWith = async (code: string) => {
      await keepDiscount(shop, { code, usageLimit: 1 })
      await use(code)
      const { orderId } = (await order()).json as { orderId: string }
      expect(await usedOf(code)).toBe(1)
      const [placed, payment] = [
        await shop.store.orders.find(orderId),
        await shop.store.payments.findByOrder(orderId),
      ]
      if (!placed || !payment) throw new Error('It was not placed')
      return { placed, payment }
    }

    it('come back with a refund of the shop', async () => {
      const { placed } = await orderWith('SHOP')
      const owner = await shop.visitor()
      await signInAs(owner, shop.store, ['storeManager'])
      const lines = placed.lines.map(({ id, quantity }) => ({
        lineId: id,
        quantity,
        cents: null,
        restock: 0,
      }))
      const body = { updatedAtMs: placed.updatedAtMs, lines, shippingCents: 0, reason: '' }
      const path = `/api/panel/orders/${placed.id}/refunds`
      const refunded = await owner.send('POST', path, { ...body, notifyCustomer: false })
      expect([refunded.status, await usedOf('SHOP')]).toEqual([200, 0])
    })

    it.each([
      ['SERVICE', false, 0],
      ['BANK', true, 1],
    ])(
      'come back with one at the payment service, and not with what a bank took (%s)',
      async (code, isTakenBack, used) => {
        const { placed, payment } = await orderWith(code)
        const { id: orderId, grandTotalCents: refundedCents } = placed
        const booked = { orderId, payment, refundedCents, reference: 're', isTakenBack }
        await shop.store.transaction((tables) => bookRefund(tables, { ...booked, services: shop.services }))
        expect((await shop.store.orders.find(orderId))?.fulfillmentStatus).toBe('CANCELED')
        expect(await usedOf(code)).toBe(used)
      },
    )
  })

  it('are for each customer once, by the address whatever its case', async () => {
    await use('ONCE')
    await order({ email: 'ada@example.com' })
    token = await fillCart(visitor, shop.workshop.id)
    await use('ONCE')
    const again = await order({ email: 'ADA@example.com' })
    expect([again.status, again.json]).toEqual([
      409,
      {
        message: 'The code ONCE was used with this email address before. Please remove it to go on.',
      },
    ])
    expect(await shop.store.discountCodes.find(['ONCE'])).toMatchObject([{ used: 1, reserved: 0 }])
    expect(await shop.services.store.audit()).toEqual([])
  })
})
