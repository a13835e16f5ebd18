import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { isPutOff } from '../change-subscription.ts'
import { afterPayment, beyondPaid } from '../renewal.ts'
import { type CycleAnchor, cycleDueMs } from './cycle-due.ts'
import { cycleToCome } from './cycle-to-come.ts'

const anchors = fc.record<CycleAnchor>({
  subscriptionId: fc.string(),
  anchorMs: fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) }),
  interval: fc.record({
    value: fc.integer({ min: 1, max: 5 }),
    unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR'),
  }),
  timeZone: fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Apia'),
})

/** The same, counted from one cycle to the next. */
function counted(anchor: CycleAnchor, nowMs: number, from: number): number {
  return cycleDueMs(anchor, from) > nowMs ? from : counted(anchor, nowMs, from + 1)
}

it('is the first whose day is to come, as if each were counted', () => {
  fc.assert(
    fc.property(
      anchors,
      fc.nat({ max: 300 }),
      fc.integer({ min: -1, max: 1 }),
      fc.nat({ max: 9 }),
      (...drawn) => {
        const [anchor, passed, offMs, from] = drawn
        const { subscriptionId: id, anchorMs, interval, timeZone } = anchor
        const nowMs = cycleDueMs(anchor, passed) + offMs
        const plan = { interval, billingCycles: 0 }
        expect(cycleToCome({ id, anchorMs, plan }, { nowMs, timeZone }, from)).toBe(
          counted(anchor, nowMs, from),
        )
      },
    ),
  )
})

it('asks the clock as seldom of one that has run for many years as of one that began', () => {
  const subscription = buildSubscription({ plan: { interval: { value: 1, unit: 'WEEK' }, billingCycles: 0 } })
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const nowMs = Date.UTC(2066, 0, 1)
  expect(cycleToCome(subscription, { nowMs, timeZone: 'UTC' })).toBe(
    Math.ceil((nowMs - subscription.anchorMs) / (7 * 86_400_000)),
  )
  expect(asked.mock.calls.length).toBeLessThan(20)
  asked.mockRestore()
})

it('is none that was paid, where its day comes again as the site goes to another time zone', () => {
  const plan = { interval: { value: 1, unit: 'WEEK' }, billingCycles: 0 } as const
  // A day that is the same in both.
  const anchorMs = Date.parse('2026-01-31T09:00:00Z')
  const weekly = buildSubscription({ plan, anchorMs, nextCycle: 1 })
  const { id: subscriptionId } = weekly
  const inTokyo = { subscriptionId, anchorMs, interval: plan.interval, timeZone: 'Asia/Tokyo' }
  const paidAtMs = cycleDueMs(inTokyo, 1)
  const order = { orderId: 'order-2', orderName: '#2' }
  const paid = afterPayment(weekly, { ...order, nowMs: paidAtMs, timeZone: 'Asia/Tokyo' })
  const moment = { nowMs: paidAtMs + 3_600_000, timeZone: 'America/Los_Angeles' }
  expect(cycleToCome(paid, moment)).toBe(2)
  expect(isPutOff(paid, moment)).toBe(false)
})

it('is the next one where what is waited for was paid already', () => {
  const weekly = buildSubscription()
  const beyond = beyondPaid(weekly, { nowMs: weekly.nextAtMs ?? 0, timeZone: 'America/New_York' })
  expect([beyond.nextCycle, beyond.lastPaidCycle]).toEqual([2, 1])
})
