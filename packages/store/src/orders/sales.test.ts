import { searchedWords } from '@vitrine/domain/lists/list-words'
import type { Order } from '@vitrine/domain/orders/order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildOrder, buildOrderLine, buildPayment, newId, noon } from '../testing/builders.ts'
import { among, everyRow } from '../testing/list-ask.ts'

let built: BuiltStore

beforeEach(async () => {
  built = await buildStore()
})

afterEach(async () => {
  await built.close()
})

describe('orders', () => {
  it('are numbered from 1001 without a gap, also when some fail', async () => {
    const placed = await Promise.allSettled(
      Array.from({ length: 12 }, (_, place) => placeOrder({}, { fails: place % 4 === 1 })),
    )
    expect(placed.filter((each) => each.status === 'fulfilled')).toHaveLength(9)
    const { rows } = await built.siteStore.orders.list(everyRow())
    expect(rows.map((order) => order.number)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009])
    expect(await built.store.audit()).toEqual([])
  })

  it('are found by number, email and name', async () => {
    const order = await placeOrder({ contact: { email: 'Ada@Example.com', phone: '', wantsNews: false } })
    await placeOrder({ shippingAddress: null, contact: { email: 'bob@x.org', phone: '', wantsNews: false } })
    const texts = ['1001', '#1001', 'ada@', 'BYRON', 'ada byron']
    const found = await Promise.all(
      texts.map((text) => built.siteStore.orders.list(everyRow({ words: searchedWords(text) }))),
    )
    expect(found.map(({ rows }) => rows)).toEqual(texts.map(() => [order]))
  })

  it('are found by the street of an address, and by their total as it is typed', async () => {
    const order = await placeOrder({ lines: [buildOrderLine({ quantity: 3 })] })
    const line1 = '9 Lantern Quay'
    const address = order.shippingAddress && { ...order.shippingAddress, line1 }
    const sent = { ...order, grandTotalCents: 123_450, shippingAddress: address, billingAddress: null }
    await built.siteStore.orders.save(sent)
    await placeOrder({ lines: [buildOrderLine({ quantity: 1 })] })
    const texts = ['lantern quay', '1234.50', '1234,50', '$1234.50', '1234']
    const found = await Promise.all(
      texts.map((text) => built.siteStore.orders.list(everyRow({ words: searchedWords(text) }))),
    )
    expect(found.map(({ rows }) => rows.map(({ id }) => id))).toEqual(texts.map(() => [order.id]))
    // The parts of an amount are not words: each order would have them.
    expect((await built.siteStore.orders.list(everyRow({ words: ['50'] }))).rows).toEqual([])
  })

  it('are listed by state and sorted by total', async () => {
    const small = await placeOrder({ lines: [buildOrderLine({ quantity: 1 })] })
    const large = await placeOrder({ lines: [buildOrderLine({ quantity: 3 })] })
    await built.siteStore.orders.save({ ...small, fulfillmentStatus: 'FULFILLED' })
    const { orders } = built.siteStore
    expect((await orders.list(everyRow({ tests: among('fulfillment', 'PENDING') }))).rows).toEqual([large])
    expect((await orders.list(everyRow({ sort: { key: 'total', isDescending: true } }))).rows[0]).toEqual(
      large,
    )
    expect((await orders.list(everyRow({ tests: among('payment', 'REFUNDED') }))).total.count).toBe(0)
  })

  it('are listed with test orders, without them, and test orders alone', async () => {
    const test = await placeOrder({ isTest: true })
    // What a buyer wrote is no mark.
    const real = await placeOrder({ isTest: false, note: '"isTest":true' })
    const { orders } = built.siteStore
    expect((await orders.list(everyRow())).total).toEqual({ count: 2, isMore: false })
    expect((await orders.list(everyRow({ tests: among('test', 'yes') }))).rows).toEqual([test])
    expect(
      (await orders.list(everyRow({ tests: [{ kind: 'among', key: 'test', values: ['yes'], isNot: true }] })))
        .rows,
    ).toEqual([real])
    expect(await orders.countOpen()).toEqual({ pending: 1, unpaid: 1 })
  })

  it('are one per cart', async () => {
    const order = await placeOrder({})
    await expect(placeOrder({ cartId: order.cartId })).rejects.toThrow()
    expect(await built.siteStore.orders.findByCart(order.cartId)).toEqual(order)
    expect(await built.store.audit()).toEqual([])
  })

  it('do not take a number outside of a transaction', async () => {
    await expect(built.siteStore.orders.nextNumber()).rejects.toThrow('outside of a transaction')
  })
})

describe('payments', () => {
  it('are one per attempt of a cart', async () => {
    const { payments } = built.siteStore
    const payment = buildPayment()
    await payments.insert(payment)
    await expect(payments.insert({ ...payment, id: newId() })).rejects.toThrow()
    expect(await payments.findByAttempt(payment.cartId, payment.attemptKey)).toEqual(payment)
  })

  it('are open until they are decided, and expire', async () => {
    const { payments } = built.siteStore
    const begun = buildPayment({ expiresAtMs: noon })
    const payment = { ...begun, state: 'awaiting-confirmation' } as const
    await payments.insert(begun)
    await payments.save(payment)
    expect(await payments.findOpen(payment.cartId)).toEqual(payment)
    expect(await payments.listExpired({ nowMs: noon - 1, afterId: '', limit: 10 })).toEqual([])
    expect(await payments.listExpired({ nowMs: noon, afterId: '', limit: 10 })).toEqual([payment])
    await payments.save({ ...payment, state: 'expired' })
    expect(await payments.findOpen(payment.cartId)).toBeUndefined()
    expect(await payments.listExpired({ nowMs: noon, afterId: '', limit: 10 })).toEqual([])
  })
})

describe('the audit', () => {
  it('is content with an order that was paid', async () => {
    await pay(await placeOrder({}))
    expect(await built.store.audit()).toEqual([])
  })

  it('finds an order that is paid without money', async () => {
    const order = await placeOrder({})
    await built.siteStore.orders.save({ ...order, paymentState: 'PAID' })
    expect(await built.store.audit()).toEqual([
      `Website ${built.website.id}: order 1001 is PAID with 1200 to its name, but 0 came in.`,
      `Website ${built.website.id}: order 1001 is PAID, but has no paid payment.`,
    ])
  })

  it('finds a payment without an order', async () => {
    const payment = buildPayment()
    await built.siteStore.payments.insert(payment)
    await built.siteStore.payments.save({ ...payment, state: 'paid' })
    expect(await built.store.audit()).toEqual([
      `Website ${built.website.id}: payment ${payment.id} is paid, but has no order.`,
    ])
  })

  it('finds a second charge', async () => {
    const order = await placeOrder({})
    await pay(order)
    await pay(order)
    expect(await built.store.audit()).toEqual([
      `Website ${built.website.id}: order 1001 is PAID with 1200 to its name, but 2400 came in.`,
      `Website ${built.website.id}: 1 orders were paid twice.`,
    ])
  })

  it('takes numbers that were left out by hand for no gap, and one more for one', async () => {
    await placeOrder({})
    const { orders } = built.siteStore
    for (const next of [1001, 1500, 2000]) await orders.raiseNumber(next)
    const number = await built.siteStore.transaction((tables) => tables.orders.nextNumber())
    expect(number).toBe(2000)
    await orders.insert(buildOrder({ number }))
    expect(await built.store.audit()).toEqual([])
    await orders.insert(buildOrder({ number: 2002 }))
    expect(await built.store.audit()).toEqual([
      `Website ${built.website.id}: order 2002 stands where 2001 should.`,
    ])
  })

  it('finds totals that do not add up, and gaps in the numbers', async () => {
    await placeOrder({ shippingCents: 500 })
    await built.siteStore.orders.insert(buildOrder({ number: 1005 }))
    expect(await built.store.audit()).toEqual([
      `Website ${built.website.id}: order 1001 has parts of 1700 and a grand total of 1200.`,
      `Website ${built.website.id}: order 1005 stands where 1002 should.`,
    ])
  })
})

describe('what went back of a payment', () => {
  it('is told with its sign, and without what came back or was given back otherwise', async () => {
    const order = await placeOrder({})
    const payment = buildPayment({ orderId: order.id, amountCents: 1200 })
    const { payments, money } = built.siteStore
    await payments.insert(payment)
    const movement = { orderId: order.id, paymentId: payment.id, kind: 'refund', currency: 'USD' } as const
    const record = (cents: number, gateway = payment.gateway) =>
      money.record({ ...movement, id: newId(), cents, gateway, reference: '', atMs: noon })
    const seen = async () => {
      const [booked] = await payments.listBooked(0)
      return [booked?.refundedCents, await payments.refundedCents(payment.id)]
    }
    expect(await seen()).toEqual([0, 0])
    await record(-500)
    await record(-200, 'manual')
    expect(await seen()).toEqual([500, 500])
    await record(800)
    expect(await seen()).toEqual([-300, -300])
  })
})

function placeOrder(parts: Partial<Order>, { fails = false } = {}): Promise<Order> {
  return built.siteStore.transaction(async ({ orders }) => {
    const order = buildOrder({ ...parts, number: await orders.nextNumber() })
    await orders.insert(order)
    if (fails) throw new Error('The card was declined')
    return order
  })
}

async function pay(order: Order): Promise<void> {
  const payment = buildPayment({ orderId: order.id, amountCents: order.grandTotalCents })
  await built.siteStore.transaction(async ({ orders, payments, money }) => {
    await payments.insert(payment)
    await payments.save({ ...payment, state: 'paid' })
    await orders.save({ ...order, paymentState: 'PAID' })
    await money.record({
      id: newId(),
      orderId: order.id,
      paymentId: payment.id,
      kind: 'charge',
      cents: order.grandTotalCents,
      currency: 'USD',
      gateway: 'test',
      reference: 'ref',
      atMs: noon,
    })
  })
}
