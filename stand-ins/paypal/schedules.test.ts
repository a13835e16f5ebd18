import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { signInAs } from '@vitrine/server/testing/sign-in'
import type { Visitor } from '@vitrine/server/testing/visit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type BookCapture, type BookRefund, keptOf, leftOf, type PaypalEvent } from './paypal-books.ts'
import { askedOf, comeBack, openPaypalShop, type PaypalShop, postEvent, pressPay } from './paypal-shop.ts'

let open: PaypalShop
let owner: Visitor
beforeAll(async () => {
  open = await openPaypalShop({ timeLimitMs: 60 })
  owner = await open.shop.visitor()
  await signInAs(owner, open.shop.store, ['storeManager'])
})
afterAll(() => open.close())

const approvals = ['pays', 'pays', 'pays', 'waits', 'refuses'] as const
const faults = ['fails-before', 'fails-after', 'silent-after', 'cut-off-after'] as const

const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ act: fc.constant('approve' as const), how: fc.constantFrom(...approvals) }),
  },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('come-back' as const) }) },
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
    arbitrary: fc.record({
      act: fc.constant('jump' as const),
      minutes: fc.constantFrom(1, 10, 20, 300, 3_000),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ act: fc.constant('refund' as const), cents: fc.constantFrom(100, null) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('own-refund' as const),
      cents: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refunds-wait' as const), isSo: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('refunds-end' as const),
      status: fc.constantFrom('COMPLETED' as const, 'FAILED' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refunds-come-back' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('end' as const),
      status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('fault' as const), fault: fc.constantFrom(...faults) }),
  },
)

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Most of what can happen is to orders that were paid. */
const paying: readonly Step[] = [{ act: 'approve', how: 'pays' }, { act: 'come-back' }]

const schedule = fc.record({
  isPaidAtOnce: fc.boolean(),
  doRefundsWait: fc.boolean(),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
})

it('agrees to the cent with the books of PayPal, whatever is repeated, turned around or cut off', async () => {
  const numRuns = inject('proofLength') === 'long' ? 20_000 : 40
  const runs = fc.asyncProperty(schedule, async ({ isPaidAtOnce, doRefundsWait, steps }) => {
    const heard: PaypalEvent[] = []
    open.fake.books.doRefundsWait = doRefundsWait
    const mine = await play(isPaidAtOnce ? [...paying, ...steps] : steps, heard)
    await settle(heard)
    for (const id of mine) await expectSameBooks(id)
  })
  await fc.assert(runs, { numRuns, endOnFailure: true })
  // Otherwise the schedules would prove nothing.
  const captures = [...open.fake.books.captures.values()]
  expect(captures.length).toBeGreaterThan(numRuns / 4)
  expect(captures.flatMap(({ refunds }) => refunds).length).toBeGreaterThan(numRuns / 12)
  const all = captures.flatMap(({ refunds }) => refunds)
  expect(all.filter(({ status }) => status === 'FAILED').length).toBeGreaterThan(0)
  expect(await auditPayments(open.shop.services)).toEqual([])
  expect(await open.shop.services.store.audit()).toEqual([])
}, 30_000_000)

async function play(steps: readonly Step[], heard: PaypalEvent[]): Promise<ReadonlySet<string>> {
  const { shop, fake } = open
  Object.assign(shop.gateways, { timeLimitMs: 60 })
  open = { ...open, buyer: await shop.visitor() }
  const pressed = await pressPay(open)
  let { asked } = pressed
  const mine = new Set([asked.paymentId])
  for (const each of steps) {
    switch (each.act) {
      case 'approve':
        if (canApprove(asked.orderId)) fake.books.approve(asked.orderId, each.how)
        break
      case 'come-back':
        if (canApprove(asked.orderId)) await comeBack(open, asked.orderId)
        break
      case 'press-again': {
        const again = await open.buyer.send('POST', '/api/2/commerce/orders', pressed.request)
        asked = again.status === 200 && askedOf(again).orderId !== '' ? askedOf(again) : asked
        mine.add(asked.paymentId)
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
        for (const capture of capturesOf(mine))
          if (capture.status === 'COMPLETED' && leftOf(capture) > 100)
            fake.books.giveBack(capture.id, each.cents)
        break
      case 'own-refund':
        for (const id of mine) await refundPart(id, each.cents)
        break
      case 'refunds-wait':
        fake.books.doRefundsWait = each.isSo
        break
      case 'refunds-end':
        endRefunds(mine, 'PENDING', each.status)
        break
      case 'refunds-come-back':
        endRefunds(mine, 'COMPLETED', 'FAILED')
        break
      case 'end':
        for (const { id } of capturesOf(mine)) fake.books.end(id, each.status)
        break
      case 'fault':
        fake.faults.push(each.fault)
    }
  }
  return mine
}

/** All is well again: money on its way arrives, messages are told, and jobs run. */
async function settle(heard: PaypalEvent[]): Promise<void> {
  const { shop, fake } = open
  fake.faults.length = 0
  // Whatever is late now would be no fault of this schedule.
  Object.assign(shop.gateways, { timeLimitMs: 5_000 })
  fake.books.doRefundsWait = false
  for (const { id } of fake.books.captures.values()) fake.books.end(id, 'COMPLETED')
  for (const capture of fake.books.captures.values())
    for (const refund of capture.refunds)
      if (refund.status === 'PENDING') fake.books.endRefund(capture, refund, 'COMPLETED')
  for (let round = 0; round < 3; round += 1) {
    heard.push(...fake.takeEvents())
    for (const event of heard) await postEvent(open, event)
    shop.clock.nowMs += 30 * 60_000
    await shop.runJobs()
  }
}

async function expectSameBooks(id: string): Promise<void> {
  const { store } = open.shop
  const payment = id === '' ? undefined : await store.payments.find(id)
  const there = capturesOf(new Set([id]))
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, each) => sum + keptOf(each), 0)
  const movements = payment?.orderId ? await store.money.listByOrder(payment.orderId) : []
  const ours = movements.reduce((sum, { cents }) => sum + cents, 0)
  expect([payment?.state, ours]).toEqual([payment?.state, there])
  const order = payment?.orderId ? await store.orders.find(payment.orderId) : undefined
  if (order) expect(order.paymentState === 'PAID' ? ours > 0 : ours === 0).toBe(true)
}

/** The owner gives a part back. */
async function refundPart(paymentId: string, cents: number): Promise<void> {
  const { store } = open.shop
  const payment = paymentId === '' ? undefined : await store.payments.find(paymentId)
  const order = payment?.orderId ? await store.orders.find(payment.orderId) : undefined
  if (!order) return
  const { updatedAtMs, lines } = order
  const line = { lineId: lines[0]?.id, quantity: 0, cents, restock: 0 }
  const body = { updatedAtMs, lines: [line], shippingCents: 0, reason: '', notifyCustomer: false }
  await owner.send('POST', `/api/panel/orders/${order.id}/refunds`, body)
}

/** Refunds are made or fail. Of those made at PayPal itself none comes back: several may be written as one. */
function endRefunds(
  payments: ReadonlySet<string>,
  from: BookRefund['status'],
  to: 'COMPLETED' | 'FAILED',
): void {
  for (const capture of capturesOf(payments))
    for (const refund of capture.refunds)
      if (refund.status === from && (from === 'PENDING' || refund.customId !== ''))
        open.fake.books.endRefund(capture, refund, to)
}

/** Whether the page of an order is still there. */
function canApprove(orderId: string): boolean {
  const order = open.fake.books.orders.get(orderId)
  return order?.captureId === null && open.shop.clock.nowMs - order.madeMs < 3 * 3_600_000
}

function capturesOf(payments: ReadonlySet<string>): readonly BookCapture[] {
  const all = [...open.fake.books.captures.values()]
  return all.filter(({ order }) => payments.has(order.customId.split(' ')[1] ?? ''))
}
