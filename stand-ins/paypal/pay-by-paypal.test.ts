import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { gatewayOf } from '@vitrine/server/payments/gateway-of'
import { startedCharge } from '@vitrine/server/payments/started-charge'
import { orderRequest } from '@vitrine/server/testing/check-out'
import { draftOrder } from '@vitrine/server/testing/selling/draft-order'
import { signInAs } from '@vitrine/server/testing/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  askedOf,
  comeBack,
  openPaypalShop,
  type PaypalShop,
  postEvent,
  pressPay,
  testKeys,
} from './paypal-shop.ts'

let open: PaypalShop
beforeAll(async () => {
  open = await openPaypalShop()
})
beforeEach(async () => {
  open = { ...open, buyer: await open.shop.visitor() }
  open.fake.takeEvents()
})
afterAll(() => open.close())

const paymentOf = (id: string) => open.shop.store.payments.find(id)

describe('payment by PayPal', () => {
  it('places the order when the buyer comes back, and the messages change nothing more', async () => {
    const { answer, asked } = await pressPay(open)
    expect(answer.json).toMatchObject({ status: 'confirmation-needed', action: { kind: 'redirect' } })
    open.fake.books.approve(asked.orderId, 'pays')
    expect((await comeBack(open, asked.orderId)).location).toContain('/checkout/order-confirmed?')
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    const payment = await paymentOf(asked.paymentId)
    expect(payment).toMatchObject({
      gateway: 'paypal-test',
      state: 'paid',
      reference: expect.stringMatching(/^CAP/),
    })
    expect(await open.shop.store.orders.find(payment?.orderId ?? '')).toMatchObject({
      isTest: true,
      paymentState: 'PAID',
      payment: { label: 'PayPal' },
    })
    // The search of transactions does not know of it yet: it is looked up.
    expect(await auditPayments(open.shop.services)).toEqual([])
  })

  it('pays what an owner drafted, once, by its link', async () => {
    const owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['storeManager'])
    const { id, totalCents, openCheckout } = await draftOrder(owner)
    const token = await openCheckout(open.buyer)
    const billingAddress = orderRequest(token).shippingAddress
    const payment = { gateway: 'paypal' } as const
    const request = orderRequest(token, { payment, billingAddress, shippingOptionKey: null })
    const answer = await open.buyer.send('POST', '/api/2/commerce/orders', request)
    expect(answer.status, answer.text).toBe(200)
    const asked = askedOf(answer)
    open.fake.books.approve(asked.orderId, 'pays')
    expect((await comeBack(open, asked.orderId)).location).toContain('/checkout/order-confirmed?')
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    const { orderId } = (await paymentOf(asked.paymentId)) ?? {}
    expect(await open.shop.store.orders.find(orderId ?? '')).toMatchObject({
      proposalId: id,
      grandTotalCents: totalCents,
      payment: { label: 'PayPal' },
    })
    expect(await open.shop.store.proposals.find(id)).toMatchObject({ orderId })
    expect(await auditPayments(open.shop.services)).toEqual([])
  })

  it('takes what was approved by the message alone, once, when the buyer never comes back', async () => {
    const before = open.fake.books.captures.size
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    for (const event of open.fake.takeEvents()) {
      expect(await postEvent(open, event)).toBe(200)
      expect(await postEvent(open, event)).toBe(200)
    }
    expect(await paymentOf(asked.paymentId)).toMatchObject({ state: 'paid' })
    expect(open.fake.books.captures.size).toBe(before + 1)
  })

  it('takes nothing of a buyer who cancels, and says so', async () => {
    const { asked } = await pressPay(open)
    const back = await comeBack(open, asked.orderId)
    expect(back.text).toContain('The payment was canceled, and nothing was charged.')
    open.fake.books.approve(asked.orderId, 'pays')
    for (const event of open.fake.takeEvents()) await postEvent(open, event)
    expect(await paymentOf(asked.paymentId)).toMatchObject({ state: 'declined', orderId: null })
    expect(open.fake.books.order(asked.orderId).captureId).toBeNull()
  })

  it('is declined at once where PayPal takes no such payment', async () => {
    open.fake.faults.push('refuses')
    const { answer } = await pressPay(open)
    expect([answer.status, answer.json]).toEqual([
      402,
      expect.objectContaining({ message: expect.stringContaining('This payment is not possi') }),
    ])
    expect(open.fake.faults).toEqual([])
  })

  it('says that the means was refused', async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'refuses')
    expect((await comeBack(open, asked.orderId)).text).toContain('PayPal could not take the payment')
  })

  it('takes the money once when the answer is lost and the buyer comes again', async () => {
    const { request, asked } = await pressPay(open)
    const again = await open.buyer.send('POST', '/api/2/commerce/orders', request)
    expect(again.json).toMatchObject({ paymentId: asked.paymentId })
    open.fake.books.approve(asked.orderId, 'pays')
    const before = open.fake.books.captures.size
    // The order is read, and then the money is taken.
    open.fake.faults.push('fails-after', 'fails-after')
    await comeBack(open, asked.orderId)
    await comeBack(open, asked.orderId)
    open.fake.faults.length = 0
    expect((await comeBack(open, asked.orderId)).location).toContain('/checkout/order-confirmed?')
    expect(open.fake.books.captures.size).toBe(before + 1)
  })

  it.each(['COMPLETED', 'DECLINED'] as const)('waits for money that takes days: %s', async (end) => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'waits')
    await comeBack(open, asked.orderId)
    open.shop.clock.nowMs += 3 * 86_400_000
    await open.shop.runJobs()
    const waiting = await paymentOf(asked.paymentId)
    expect(waiting?.state).toBe('processing')
    open.fake.books.end(waiting?.reference ?? '', end)
    for (const event of open.fake.takeEvents()) await postEvent(open, event)
    expect(await paymentOf(asked.paymentId)).toMatchObject({
      state: end === 'COMPLETED' ? 'paid' : 'declined',
    })
  })

  it('writes down what is given back at PayPal itself, in parts and whole', async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    await comeBack(open, asked.orderId)
    const payment = await paymentOf(asked.paymentId)
    open.fake.takeEvents()
    open.fake.books.giveBack(payment?.reference ?? '', 100)
    open.fake.books.giveBack(payment?.reference ?? '', null)
    const events = open.fake.takeEvents().reverse()
    for (const event of [...events, ...events]) await postEvent(open, event)
    const movements = await open.shop.store.money.listByOrder(payment?.orderId ?? '')
    const [back] = movements.filter(({ kind }) => kind === 'refund')
    expect(back?.reference).toMatch(/^REF/)
    expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    expect(await auditPayments(open.shop.services)).toEqual([])
    // Once the search knows all, it says the same.
    open.shop.clock.nowMs += 4 * 3_600_000
    expect(await auditPayments(open.shop.services)).toEqual([])
  })
})

it('gives money back once, whatever is asked again', async () => {
  const { asked } = await pressPay(open)
  open.fake.books.approve(asked.orderId, 'pays')
  await comeBack(open, asked.orderId)
  const payment = await paymentOf(asked.paymentId)
  const gateway = await gatewayOf(open.shop.store, 'paypal-test', open.shop.services)
  if (!payment || !gateway) throw new Error('Nothing was paid')
  const { signal } = new AbortController()
  const part = { charge: startedCharge(payment), amountCents: 300, key: 'one' }
  // The capture and its order are read before the money goes back, and its answer is lost.
  open.fake.faults.push('none', 'none', 'fails-after')
  await expect(gateway.refund(part, signal)).rejects.toThrow('500')
  const made = await gateway.refund(part, signal)
  expect(await gateway.refund(part, signal)).toEqual(made)
  const rest = { ...part, amountCents: null, key: 'two' }
  expect(await gateway.refund(rest, signal)).toMatchObject({ ok: true })
  expect(await gateway.refund({ ...part, key: 'three' }, signal)).toMatchObject({ ok: false })
  expect(open.fake.books.capture(payment.reference).refunds.map(({ cents }) => cents)).toEqual([300, 1400])
})

it('says that a refund is under way where others are that may fail, and that nothing is left once they are made', async () => {
  const { asked } = await pressPay(open)
  open.fake.books.approve(asked.orderId, 'pays')
  await comeBack(open, asked.orderId)
  const payment = await paymentOf(asked.paymentId)
  const gateway = await gatewayOf(open.shop.store, 'paypal-test', open.shop.services)
  if (!payment || !gateway) throw new Error('Nothing was paid')
  const { books } = open.fake
  books.doRefundsWait = true
  const begun = books.giveBack(payment.reference, 1000)
  books.doRefundsWait = false
  const { signal } = new AbortController()
  const asks = { charge: startedCharge(payment), amountCents: 900, key: 'too much for now' }
  expect(await gateway.refund(asks, signal)).toMatchObject({ ok: true, isPending: true })
  const more = { ...asks, amountCents: 1800, key: 'too much for ever' }
  expect(await gateway.refund(more, signal)).toMatchObject({ ok: false })
  books.giveBack(payment.reference, null)
  const whole = { ...asks, amountCents: null, key: 'whole' }
  expect(await gateway.refund(whole, signal)).toMatchObject({ ok: true, isPending: true })
  books.endRefund(books.capture(payment.reference), begun, 'COMPLETED')
  expect(await gateway.refund(whole, signal)).toMatchObject({ ok: false })
})

describe('messages of PayPal', () => {
  it('are refused when they are forged, spoilt, old, or for another webhook', async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    const [event] = open.fake.takeEvents()
    if (!event) throw new Error('Nothing happened')
    const { nowMs } = open.shop.clock
    expect(await postEvent(open, event, { webhook: 'WEBHOOKOFANOTHERSITE' })).toBe(401)
    expect(await postEvent(open, event, { spoil: (body) => body.replace('APPROVED', 'DECLINED') })).toBe(401)
    expect(await postEvent(open, event, { spoil: (body) => `${body},"webhook_id":"x"` })).toBe(401)
    expect(await postEvent(open, event, { atMs: nowMs - 5 * 86_400_000 })).toBe(401)
    expect(await postEvent(open, event, { atMs: nowMs + 301_000 })).toBe(401)
    expect(await paymentOf(asked.paymentId)).toMatchObject({ state: 'awaiting-confirmation' })
    expect(await postEvent(open, event)).toBe(200)
  })

  it('mark an order whose buyer disputes it', async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    await comeBack(open, asked.orderId)
    const payment = await paymentOf(asked.paymentId)
    const disputed_transactions = [{ seller_transaction_id: payment?.reference }]
    const resource = { reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', disputed_transactions }
    open.fake.books.happened('CUSTOMER.DISPUTE.CREATED', resource)
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    const order = await open.shop.store.orders.find(payment?.orderId ?? '')
    expect(order?.history.at(-1)?.fact).toMatchObject({
      code: 'disputed',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    })
  })

  it('book a dispute that was lost, and the money of it once, whatever is told later', async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    await comeBack(open, asked.orderId)
    const payment = await paymentOf(asked.paymentId)
    open.fake.takeEvents()
    const disputed_transactions = [{ seller_transaction_id: payment?.reference }]
    const dispute_outcome = {
      outcome_code: 'RESOLVED_BUYER_FAVOUR',
      amount_refunded: { currency_code: 'USD', value: '17.00' },
    }
    const resource = { dispute_id: 'PP-D-1', reason: 'UNAUTHORISED', disputed_transactions }
    open.fake.books.happened('CUSTOMER.DISPUTE.CREATED', resource)
    open.fake.books.happened('CUSTOMER.DISPUTE.RESOLVED', { ...resource, dispute_outcome })
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    const seen = async () => {
      const order = await open.shop.store.orders.find(payment?.orderId ?? '')
      return { order, moved: await open.shop.store.money.listByOrder(order?.id ?? '') }
    }
    const { order, moved } = await seen()
    expect(order).toMatchObject({
      paymentState: 'REFUNDED',
      fulfillmentStatus: 'CANCELED',
      refunds: [{ moneyCents: 1700, reference: 'PP-D-1' }],
    })
    expect(moved.map(({ cents }) => cents).toSorted()).toEqual([-1700, 1700])
    open.fake.books.giveBack(payment?.reference ?? '', null)
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    expect(await seen()).toEqual({ order, moved })
  })

  it.each([
    ['ACCEPTED', '17.00', 'LOST', ['REFUNDED', 1700]],
    ['CANCELED_BY_BUYER', '0.00', 'WON', ['PAID', 0]],
    ['RESOLVED_WITH_PAYOUT', '17.00', 'WON', ['PAID', 0]],
  ])(
    'go by the money that a dispute took, however its end is called (%s, %s)',
    async (outcome_code, value, outcome, became) => {
      const { order } = await paidOrder()
      const dispute_outcome = { outcome_code, amount_refunded: { currency_code: 'USD', value } }
      await endDispute({ dispute_outcome })
      const ended = await order()
      expect(ended?.disputes).toMatchObject([{ outcome }])
      expect([ended?.paymentState, ended?.refunds?.[0]?.moneyCents ?? 0]).toEqual(became)
    },
  )

  it('take a refund that was made by hand before a dispute for no money of it', async () => {
    const { order, captureId } = await paidOrder()
    open.fake.books.giveBack(captureId, 500)
    await hear()
    open.shop.clock.nowMs += 60_000
    const create_time = new Date(open.shop.clock.nowMs).toISOString()
    const amount_refunded = { currency_code: 'USD', value: '5.00' }
    const dispute_outcome = { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded }
    await endDispute({ create_time, dispute_outcome })
    expect((await order())?.refunds?.map(({ moneyCents }) => moneyCents)).toEqual([500, 500])
  })

  it('book all of an order whose dispute was lost in another currency', async () => {
    const { order } = await paidOrder()
    const amount_refunded = { currency_code: 'JPY', value: '900' }
    await endDispute({ dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded } })
    expect((await order())?.refunds).toMatchObject([{ moneyCents: 1700 }])
  })

  const hear = async () => {
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
  }
  const paidOrder = async () => {
    const { asked } = await pressPay(open)
    open.fake.books.approve(asked.orderId, 'pays')
    await comeBack(open, asked.orderId)
    await hear()
    const { orderId = '', reference = '' } = (await paymentOf(asked.paymentId)) ?? {}
    disputed = reference
    return { order: () => open.shop.store.orders.find(orderId ?? ''), captureId: reference }
  }
  let disputed = ''
  const endDispute = async (told: object) => {
    const disputed_transactions = [{ seller_transaction_id: disputed }]
    const resource = { dispute_id: `PP-${disputed}`, reason: 'UNAUTHORISED', disputed_transactions }
    open.fake.books.happened('CUSTOMER.DISPUTE.RESOLVED', { ...resource, ...told })
    await hear()
  }
})

describe('the keys of an account with PayPal', () => {
  it('are shown masked, held against PayPal, and not forgotten while buyers pay by them', async () => {
    // What changes keys wants to have been signed in lately.
    const owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['admin'])
    const accounts = '/api/panel/payment-accounts'
    const told = await owner.get(accounts)
    expect(told.text).not.toContain(testKeys.secretKey)
    expect(told.json).toMatchObject({ paypal: 'test' })
    const check = async () => (await owner.send('POST', `${accounts}/paypal-test/check`)).json
    expect(await check()).toEqual({ isRight: true, message: 'The keys are right.' })
    open.fake.told = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.REFUND.FAILED', 'CUSTOMER.DISPUTE.CREATED']
    const { message } = (await check()) as { message: string }
    expect(message).toContain('is not told of these events: Payment capture, Customer dispute.')
    open.fake.told = ['*']
    expect((await owner.send('DELETE', `${accounts}/paypal-test`)).status).toBe(409)
    const wrong = { ...testKeys, secretKey: 'the-wrong-secret-of-this-shop' }
    await owner.send('PUT', `${accounts}/paypal-test`, wrong)
    expect(await check()).toMatchObject({ message: 'PayPal does not know this client ID with this secret.' })
    await owner.send('PUT', `${accounts}/paypal-test`, { ...testKeys, webhookSecret: 'WEBHOOKOFNOBODY' })
    expect(await check()).toMatchObject({ isRight: false })
    await owner.send('PUT', `${accounts}/paypal-test`, testKeys)
    const tokens = open.fake.tokens
    expect(await check()).toMatchObject({ isRight: true })
    expect(open.fake.tokens).toBe(tokens)
  })
})
