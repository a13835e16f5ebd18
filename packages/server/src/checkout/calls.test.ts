import { StorageFullError } from '@vitrine/store/engine/errors'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { everyRow } from '@vitrine/store/testing/list-ask'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failureText } from '../http/reply/errors.ts'
import { byCard, cards, fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import type { Visitor } from '../testing/visit.ts'

const minuteMs = 60_000

describe('placing an order', () => {
  let shop: OpenShop
  let visitor: Visitor
  beforeEach(async () => {
    shop = await openShop({ site: { homeOrigin: 'http://shop.example' } })
    visitor = await shop.visitor()
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  const orders = async () => (await shop.store.orders.list(everyRow())).rows
  const lastOneStock = () => shop.store.stock.read(shop.lastOne.variants[0]?.id ?? '')

  it('takes the money, the stock and a number, and freezes the cart', async () => {
    const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE', quantity: 2 })
    const answer = await placeOrder(visitor, orderRequest(token))
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        status: 'placed',
        orderId: expect.stringMatching(/^[0-9a-f]{24}$/),
        orderNumber: 1001,
        confirmationUrl: expect.stringMatching(/^\/checkout\/order-confirmed\?orderId=\w+&key=[\w-]{22}$/),
      },
    ])
    const [order] = await orders()
    expect(order).toMatchObject({
      grandTotalCents: 2900,
      shippingCents: 500,
      paymentState: 'PAID',
      isTest: true,
      shippingAddress: sampleAddress,
    })
    const blue = shop.mug.variants[0]?.id ?? ''
    expect(await shop.store.stock.read(blue)).toEqual({ unlimited: false, onHand: 3, held: 0 })
    expect(await shop.store.money.listByOrder(order?.id ?? '')).toMatchObject([
      { kind: 'charge', cents: 2900 },
    ])
    expect(visitor.cookies.has('CART')).toBe(false)
    expect((await shop.store.carts.findByToken(token))?.orderId).toBe(order?.id)
  })

  it('sends a mail to the buyer, with a link that opens, and one to the owner', async () => {
    await placeOrder(visitor, orderRequest(await fillCart(visitor, shop.lastOne.id)))
    await shop.runJobs()
    const rows = await keptMail(shop.store)
    const mail = rows.find((each) => each.to === 'ada@example.com')
    expect(rows.map((each) => each.to).sort()).toEqual(['ada@example.com', 'shop@example.com'])
    expect(mail?.subject).toBe('[Test] Order #1001 confirmed')
    expect(mail?.text).toContain('1 x Last One: $12.00')
    expect(mail?.text).toContain('Total: $17.00')
    const link = /http:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const page = await visitor.get(new URL(link).pathname + new URL(link).search)
    expect([page.status, page.text.includes('Last One')]).toEqual([200, true])
  })

  it('says that the disk is full where the books of test cards find no room, and goes on when there is some', async () => {
    const request = orderRequest(await fillCart(visitor, shop.lastOne.id))
    const { test } = shop.gateways
    const full = { ...test, start: () => Promise.reject(new StorageFullError(new Error('SQLITE_FULL'))) }
    Object.assign(shop.gateways, { test: full })
    const refused = await placeOrder(visitor, request)
    expect([refused.status, refused.json]).toEqual([503, { message: failureText.storageFull }])
    expect([await orders(), shop.charges()]).toEqual([[], []])
    Object.assign(shop.gateways, { test })
    expect((await placeOrder(visitor, request)).json).toMatchObject({ status: 'placed' })
    expect([await lastOneStock(), shop.charges()]).toMatchObject([
      { onHand: 0, held: 0 },
      [{ state: 'paid' }],
    ])
  })

  it('gives the same answer to the same attempt, and makes one order of it', async () => {
    const request = orderRequest(await fillCart(visitor, shop.lastOne.id))
    const answers = await Promise.all([
      placeOrder(visitor, request),
      placeOrder(visitor, request),
      placeOrder(visitor, request),
    ])
    const again = await placeOrder(visitor, request)
    expect(answers.map((each) => each.text)).toEqual([again.text, again.text, again.text])
    expect(await orders()).toHaveLength(1)
  })

  it('refuses the same attempt with other details', async () => {
    const request = orderRequest(await fillCart(visitor, shop.lastOne.id))
    await placeOrder(visitor, request)
    const other = await placeOrder(visitor, { ...request, email: 'bo@example.com' })
    expect([other.status, other.json]).toEqual([
      409,
      { message: 'This payment was started with other details. Please reload the page and try again.' },
    ])
  })

  it('leads a second press with a fresh key to the order that is there', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const first = await placeOrder(visitor, orderRequest(token))
    const second = await placeOrder(visitor, orderRequest(token))
    expect(second.json).toEqual(first.json)
    expect(await orders()).toHaveLength(1)
  })

  it('lets the buyer try another card after one was declined', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const declined = await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.declined) }))
    expect([declined.status, declined.json]).toEqual([
      402,
      { message: 'Your card was declined. Please try another card.' },
    ])
    expect(await lastOneStock()).toEqual({ unlimited: false, onHand: 1, held: 0 })
    const poor = await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.shortOfFunds) }))
    expect(poor.json).toEqual({ message: 'Your card has insufficient funds. Please try another card.' })
    expect((await placeOrder(visitor, orderRequest(token))).status).toBe(200)
  })

  it('asks the gateway again after it was silent, and charges once', async () => {
    const request = orderRequest(await fillCart(visitor, shop.lastOne.id), {
      payment: byCard(cards.isSilent),
    })
    const silent = await placeOrder(visitor, request)
    expect([silent.status, silent.json]).toEqual([
      504,
      {
        message:
          'The payment service did not answer in time. Please try again: you will not be charged twice.',
      },
    ])
    expect(await orders()).toHaveLength(0)
    expect((await placeOrder(visitor, request)).json).toMatchObject({ status: 'placed', orderNumber: 1001 })
    expect(await orders()).toHaveLength(1)
  })

  it('holds a fresh attempt back while another is in flight, and lets it through when that one hangs', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.isSilent) }))
    const tooSoon = await placeOrder(visitor, orderRequest(token))
    expect([tooSoon.status, tooSoon.json]).toEqual([
      409,
      { message: 'Your payment is being processed. Please wait a moment and try again.' },
    ])
    shop.clock.nowMs += minuteMs
    // The silent gateway did charge: the order is that one, and nothing is charged again.
    expect((await placeOrder(visitor, orderRequest(token))).json).toMatchObject({ orderNumber: 1001 })
    expect(await orders()).toHaveLength(1)
  })

  it('makes an order of a charge that nobody came back for', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.isSilent) }))
    shop.clock.nowMs += 16 * minuteMs
    await shop.runJobs()
    expect(await orders()).toMatchObject([{ number: 1001, paymentState: 'PAID' }])
  })

  it('asks the buyer when the bank wants it, and places the order once they approve', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const asked = await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.asks) }))
    expect(asked.json).toMatchObject({
      status: 'confirmation-needed',
      message: 'Your bank asks you to approve this payment.',
    })
    const { paymentId } = asked.json as { paymentId: string }
    const path = `/api/2/commerce/payments/${paymentId}/confirmation`
    const stranger = await shop.visitor()
    const othersToken = await fillCart(stranger, shop.mug.id, { sku: 'MUG-RED' })
    const strange = await stranger.send('POST', path, { cartToken: othersToken, approved: true })
    expect(strange.status).toBe(404)
    const placed = await visitor.send('POST', path, { cartToken: token, approved: true })
    expect(placed.json).toMatchObject({ status: 'placed', orderNumber: 1001 })
    expect((await visitor.send('POST', path, { cartToken: token, approved: true })).json).toEqual(placed.json)
  })

  it('gives the stock back when the buyer does not approve, or never answers', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const asked = await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.asks) }))
    const { paymentId } = asked.json as { paymentId: string }
    const no = { cartToken: token, approved: false }
    const refused = await visitor.send('POST', `/api/2/commerce/payments/${paymentId}/confirmation`, no)
    expect([refused.status, refused.json]).toEqual([
      402,
      { message: 'The payment was not approved. Please try again or use another card.' },
    ])
    expect(await lastOneStock()).toMatchObject({ held: 0 })

    await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.asks) }))
    expect(await lastOneStock()).toMatchObject({ held: 1 })
    shop.clock.nowMs += 16 * minuteMs
    await shop.runJobs()
    expect(await lastOneStock()).toMatchObject({ onHand: 1, held: 0 })
    expect((await placeOrder(visitor, orderRequest(token))).json).toMatchObject({ orderNumber: 1001 })
  })

  it('does not stand in the way of a buyer who begins again', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    await placeOrder(visitor, orderRequest(token, { payment: byCard(cards.asks) }))
    expect((await placeOrder(visitor, orderRequest(token))).json).toMatchObject({ status: 'placed' })
    expect(await orders()).toHaveLength(1)
  })

  it('waits for its money when it is paid outside of the shop', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const answer = await placeOrder(visitor, orderRequest(token, { payment: { gateway: 'manual' } }))
    expect(answer.json).toMatchObject({ status: 'placed' })
    const [order] = await orders()
    expect(order).toMatchObject({
      paymentState: 'PENDING',
      isTest: false,
      payment: { label: 'Bank transfer' },
    })
    expect(await lastOneStock()).toEqual({ unlimited: false, onHand: 0, held: 0 })
    await shop.runJobs()
    const mail = (await keptMail(shop.store)).find((each) => each.to === 'ada@example.com')
    expect(mail?.text).toContain('Send it to IBAN 1.')
  })

  it('sells the last one to one of two, and tells the other', async () => {
    const other = await shop.visitor()
    const [mine, theirs] = await Promise.all([
      fillCart(visitor, shop.lastOne.id),
      fillCart(other, shop.lastOne.id),
    ])
    const answers = await Promise.all([
      placeOrder(visitor, orderRequest(mine)),
      placeOrder(other, orderRequest(theirs)),
    ])
    expect(answers.map((each) => each.status).sort()).toEqual([200, 400])
    expect(answers.find((each) => each.status === 400)?.json).toEqual({
      message: 'Last One: Sorry, we do not have enough of that item available.',
    })
    expect(await orders()).toHaveLength(1)
  })

  it('tells field by field what is wrong, and changes nothing', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const answer = await placeOrder(
      visitor,
      orderRequest(token, {
        email: 'ada',
        shippingAddress: { ...sampleAddress, city: ' ', postalCode: '1' },
        payment: { gateway: 'test', cardNumber: '4242 4242 4242 4241', expiry: '1/20', securityCode: '' },
      }),
    )
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        message: 'Please check what you entered.',
        errors: {
          email: 'Email is not valid. Email addresses should follow the format name@example.com.',
          'shippingAddress.city': 'Enter a city',
          'shippingAddress.postalCode': 'Enter a valid ZIP code, such as 10001',
          'payment.cardNumber': 'Enter a valid card number',
          'payment.expiry': 'This card has expired',
          'payment.securityCode': 'Enter the security code',
        },
      },
    ])
    expect(await lastOneStock()).toMatchObject({ held: 0 })
  })

  it('takes no ZIP code with another state than its own, which would pay the tax of that one', async () => {
    const elsewhere = { ...sampleAddress, region: 'OR' }
    const told = 'This ZIP code is not in Oregon. Please check it and the state.'
    const token = await fillCart(visitor, shop.lastOne.id)
    const sent = await placeOrder(visitor, orderRequest(token, { shippingAddress: elsewhere }))
    expect([sent.status, sent.json]).toMatchObject([400, { errors: { 'shippingAddress.postalCode': told } }])
    const billed = await placeOrder(visitor, orderRequest(token, { billingAddress: elsewhere }))
    expect(billed.json).toMatchObject({ errors: { 'billingAddress.postalCode': told } })
    expect(await orders()).toEqual([])
  })

  it('wants a rate that is offered, and an address for the bill where nothing is sent', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    const unrated = await placeOrder(visitor, orderRequest(token, { shippingOptionKey: 'pigeon' }))
    expect(unrated.json).toMatchObject({ errors: { shippingOptionKey: 'Select a delivery option' } })

    const student = await shop.visitor()
    const places = await fillCart(student, shop.workshop.id, { quantity: 2 })
    const nowhere = { shippingAddress: null, shippingOptionKey: null }
    const unbilled = await placeOrder(student, orderRequest(places, nowhere))
    expect(unbilled.json).toMatchObject({ errors: { 'billingAddress.line1': 'Enter a street address' } })
    const billed = await placeOrder(
      student,
      orderRequest(places, { ...nowhere, billingAddress: sampleAddress }),
    )
    expect(billed.json).toMatchObject({ status: 'placed' })
    expect(await orders()).toMatchObject([{ grandTotalCents: 2400, shipping: null }])
  })

  it('refuses what is not sold here yet, by name', async () => {
    const { lastOne } = shop
    const token = await fillCart(visitor, lastOne.id)
    await shop.store.products.save({ ...lastOne, type: 'digital' })
    const answer = await placeOrder(visitor, orderRequest(token, { billingAddress: sampleAddress }))
    await shop.store.products.save(lastOne)
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: 'Last One can be bought here soon. Please remove it from your cart to check out.' },
    ])
  })

  it('does not know a cart of nowhere', async () => {
    const answer = await placeOrder(visitor, orderRequest('x'.repeat(40)))
    expect([answer.status, answer.json]).toEqual([404, { message: 'You have no shopping cart yet.' }])
  })

  it('keeps no card number anywhere', async () => {
    const token = await fillCart(visitor, shop.lastOne.id)
    await placeOrder(visitor, orderRequest(token))
    const cart = await shop.store.carts.findByToken(token)
    const payment = await shop.store.payments.findByOrder(cart?.orderId ?? '')
    expect(JSON.stringify({ cart, payment, logged: shop.logged })).not.toMatch(/4242/)
  })
})

describe('a shop with a minimum', () => {
  it('says what the order must come to', async () => {
    const shop = await openShop({ storeSettings: { minimumSubtotalCents: 2000 } })
    const visitor = await shop.visitor()
    const answer = await placeOrder(visitor, orderRequest(await fillCart(visitor, shop.lastOne.id)))
    expect(answer.json).toEqual({ message: 'To check out, your order subtotal must be $20.00 or more.' })
    await shop.close()
  })
})
