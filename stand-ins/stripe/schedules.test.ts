import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { StripeEvent, StripeObject } from './stripe-books.ts'
import { askedOf, openStripeShop, postEvent, pressPay, type StripeShop, tellDone } from './stripe-shop.ts'

let open: StripeShop
beforeAll(async () => {
  open = await openStripeShop({ timeLimitMs: 60 })
})
afterAll(() => open.close())

const cards = [
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000009995',
  '4000002500003155',
  '6000000000000007',
]

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('pay' as const), card: fc.constantFrom(...cards) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('done' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('press-again' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('messages' as const),
      times: fc.integer({ min: 1, max: 3 }),
      isTurned: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('jump' as const), minutes: fc.constantFrom(1, 10, 20, 3_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('refund' as const), cents: fc.constantFrom(100, null) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('arrive' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('fault' as const),
      fault: fc.constantFrom(
        'fails-before' as const,
        'fails-after' as const,
        'silent-after' as const,
        'cut-off-after' as const,
      ),
    }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

it('agrees to the cent with the books of Stripe, whatever is repeated, turned around or cut off', async () => {
  const numRuns = inject('proofLength') === 'long' ? 100_000 : 100
  const heard: StripeEvent[] = []
  const runs = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
    await play(steps, heard)
    await settle(heard)
    await expectSameBooks()
  })
  await fc.assert(runs, { numRuns, endOnFailure: true })
  // Otherwise the schedules would prove nothing.
  expect(open.fake.books.list('charge').length).toBeGreaterThan(numRuns / 3)
  expect(open.fake.books.list('refund').length).toBeGreaterThan(numRuns / 6)
  expect(await auditPayments(open.shop.services)).toEqual([])
  expect(await open.shop.services.store.audit()).toEqual([])
}, 30_000_000)

/** The payments of the schedule that is played: the others were held against the books before. */
let mine: Set<string>

async function play(steps: readonly Step[], heard: StripeEvent[]): Promise<void> {
  const { shop, fake } = open
  mine = new Set()
  heard.length = 0
  open = { ...open, buyer: await shop.visitor() }
  const pressed = await pressPay(open)
  let asked = pressed.asked
  for (const each of steps) {
    mine.add(asked.paymentId)
    switch (each.act) {
      case 'pay':
        if (asked.clientSecret !== '') fake.confirmByBrowser(asked.clientSecret, each.card)
        break
      case 'done':
        if (asked.paymentId !== '') await tellDone(open, asked.paymentId, pressed.token)
        break
      case 'press-again': {
        const again = await open.buyer.send('POST', '/api/2/commerce/orders', pressed.request)
        asked = again.status === 200 ? askedOf(again) : asked
        break
      }
      case 'messages': {
        heard.push(...fake.takeEvents())
        const order = each.isTurned ? [...heard].reverse() : heard
        for (let time = 0; time < each.times; time += 1)
          for (const event of order) await postEvent(open, event)
        break
      }
      case 'jump':
        shop.clock.nowMs += each.minutes * 60_000
        await shop.runJobs()
        break
      case 'refund':
        for (const { id } of mineAtStripe('payment_intent').filter(hasMoney)) fake.refund(id, each.cents)
        break
      case 'arrive':
        for (const { id } of mineAtStripe('payment_intent').filter(isUnderWay)) fake.arrive(id)
        break
      case 'fault':
        fake.faults.push(each.fault)
    }
  }
  mine.add(asked.paymentId)
}

/** All is well again: money on its way arrives, messages are told, and jobs run. */
async function settle(heard: StripeEvent[]): Promise<void> {
  const { shop, fake } = open
  fake.faults.length = 0
  for (const { id } of fake.books.list('payment_intent').filter(isUnderWay)) fake.arrive(id)
  for (let round = 0; round < 3; round += 1) {
    heard.push(...fake.takeEvents())
    for (const event of heard) await postEvent(open, event)
    shop.clock.nowMs += 30 * 60_000
    await shop.runJobs()
  }
}

async function expectSameBooks(): Promise<void> {
  const { store } = open.shop
  for (const id of mine) {
    const payment = id === '' ? undefined : await store.payments.find(id)
    const there = chargesOf(id).reduce(
      (sum, each) => sum + Number(each.amount_captured) - Number(each.amount_refunded),
      0,
    )
    const movements = payment?.orderId ? await store.money.listByOrder(payment.orderId) : []
    const ours = movements.reduce((sum, { cents }) => sum + cents, 0)
    expect([payment?.state, ours]).toEqual([payment?.state, there])
    const order = payment?.orderId ? await store.orders.find(payment.orderId) : undefined
    if (order) expect(order.paymentState === 'PAID' ? ours > 0 : ours === 0).toBe(true)
  }
}

function mineAtStripe(object: string): StripeObject[] {
  return open.fake.books.list(object, ({ metadata }) =>
    mine.has((metadata as Record<string, string>).payment ?? ''),
  )
}

function chargesOf(paymentId: string): StripeObject[] {
  return open.fake.books.list(
    'charge',
    ({ metadata }) => (metadata as Record<string, string>).payment === paymentId,
  )
}

function hasMoney({ id, status }: StripeObject): boolean {
  if (status !== 'succeeded') return false
  const [charge] = open.fake.books.list('charge', ({ payment_intent: intent }) => intent === id)
  return Number(charge?.amount_captured) - Number(charge?.amount_refunded) > 100
}

function isUnderWay({ status }: StripeObject): boolean {
  return status === 'processing'
}
