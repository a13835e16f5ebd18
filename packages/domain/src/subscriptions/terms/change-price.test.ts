import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { dayIn } from '../../time/day-in.ts'
import { toCycle } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import { changePrice, firstAtNewPriceMs, withPriceOfCycle } from './change-price.ts'

const dayMs = 86_400_000
const timeZone = 'America/New_York'
const start = buildSubscription()
const nowMs = start.anchorMs + dayMs

function changed(subscription: Subscription, cents: number): Subscription {
  const result = changePrice(subscription, cents, { nowMs, timeZone, by: 'Robin' })
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

it('announces no higher price for payments that are never made', () => {
  const plan = { ...start.plan, billingCycles: 3 }
  const raise = (paidCycles: number) =>
    changePrice({ ...start, plan, paidCycles }, 2000, { nowMs, timeZone, by: '' })
  expect(raise(2)).toEqual({ ok: false, problem: 'price-too-late' })
  expect(raise(1).ok).toBe(true)
})

it('announces a higher price, which counts for the first cycle that is due in 30 days or later', () => {
  const announced = changed(start, 2000)
  expect(announced).toMatchObject({
    line: { unitPriceCents: 1800 },
    newPrice: { fromMs: nowMs + 30 * dayMs },
  })
  const priceOf = (cycle: number) =>
    withPriceOfCycle(toCycle(announced, cycle, timeZone), timeZone).line.unitPriceCents
  expect([priceOf(1), priceOf(2), priceOf(3)]).toEqual([1800, 2000, 2000])
  expect(withPriceOfCycle(toCycle(announced, 2, timeZone), timeZone).newPrice).toBeUndefined()
})

it('names the first payment at the new price, which is not that of the day on which it begins to count', () => {
  const due = (cycle: number) => toCycle(start, cycle, timeZone).nextAtMs ?? 0
  // Announced in the afternoon, 30 days before the day of a payment of the morning.
  const atMs = due(1) - 30 * dayMs + 8 * 3_600_000
  const result = changePrice(start, 2000, { nowMs: atMs, timeZone, by: '' })
  if (!result.ok) throw new Error(result.problem)
  const announced = result.subscription
  const dayOf = (ms: number) => dayIn(timeZone, ms)
  expect(dayOf(announced.newPrice?.fromMs ?? 0)).toBe(dayOf(due(1)))
  expect(withPriceOfCycle(announced, timeZone).line.unitPriceCents).toBe(1800)
  expect(firstAtNewPriceMs(announced, timeZone)).toBe(due(2))
  expect(firstAtNewPriceMs(start, timeZone)).toBeNull()
})

it('lowers a price at once, and takes back what was announced', () => {
  expect(changed(start, 1500)).toMatchObject({ line: { unitPriceCents: 1500 } })
  const back = changed(changed(start, 2000), 1800)
  expect([back.newPrice, back.line.unitPriceCents]).toEqual([undefined, 1800])
})

it('refuses what is no other price, and subscriptions that are over', () => {
  const problemOf = (subscription: Subscription, cents: number) =>
    changePrice(subscription, cents, { nowMs, timeZone, by: '' })
  expect(problemOf(start, 1800)).toEqual({ ok: false, problem: 'price-same' })
  expect(problemOf(changed(start, 2000), 2000)).toEqual({ ok: false, problem: 'price-same' })
  expect(problemOf(start, -1)).toEqual({ ok: false, problem: 'price-wrong' })
  expect(problemOf(start, 0.5)).toEqual({ ok: false, problem: 'price-wrong' })
  expect(problemOf({ ...start, state: 'canceled' }, 1)).toEqual({ ok: false, problem: 'not-running' })
})
