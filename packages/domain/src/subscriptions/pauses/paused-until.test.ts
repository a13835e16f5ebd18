import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { type ChangeResult, pauseFor, resume, skipNext } from '../change-subscription.ts'
import { afterDecline, afterPayment } from '../renewal.ts'
import { usualRetryTerms } from '../retries/retry-terms.ts'
import { waitADay } from '../waits/wait-a-day.ts'
import { pausedUntilMs, shownStateOf } from './paused-until.ts'

const timeZone = 'America/New_York'
const start = buildSubscription()
const shop = { currency: 'USD', taxIsIncluded: false }
const context = { nowMs: start.anchorMs + 86_400_000, timeZone, shop, by: '' }

function done(result: ChangeResult) {
  if (!result.ok) throw new Error(result.problem)
  return result.subscription
}

const paused = done(pauseFor(start, 2, context))

it('is when a pause ends by itself', () => {
  expect([pausedUntilMs(paused), shownStateOf(paused)]).toEqual([paused.nextAtMs, 'paused'])
  const longer = done(skipNext(paused, context))
  expect(pausedUntilMs(longer)).toBe(longer.nextAtMs)
})

it('is nothing of one that runs, skips a delivery, was taken up again, renewed, or waits for a card', () => {
  const renewed = afterPayment(paused, {
    nowMs: paused.nextAtMs ?? 0,
    timeZone,
    orderId: 'renewal',
    orderName: '#2',
  })
  const unpaid = { ...start, state: 'paused', nextAtMs: null } as const
  const others = [start, done(skipNext(start, context)), done(resume(paused, context)), renewed, unpaid]
  expect(others.map(pausedUntilMs)).toEqual([null, null, null, null, null])
  expect(others.map(shownStateOf)).toEqual(['active', 'active', 'active', 'active', 'paused'])
})

it('is ended sooner without what was skipped before it, which a second time takes up, too', () => {
  const skipped = done(skipNext(start, context))
  const longer = done(pauseFor(done(pauseFor(skipped, 1, context)), 1, context))
  const resumed = done(resume(longer, context))
  expect(
    [skipped, longer, resumed, done(resume(resumed, context))].map(({ nextCycle }) => nextCycle),
  ).toEqual([2, 4, 2, 1])
  expect([resumed, done(resume(resumed, context))].map(({ history }) => history.at(-1)?.fact)).toEqual([
    { code: 'resumed' },
    { code: 'skip-taken-back' },
  ])
  const { pausedFromCycle: _, ...before } = longer
  expect(done(resume(before, context)).nextCycle).toBe(1)
})

it('is told by the subscription, whatever its history says', () => {
  expect(pausedUntilMs({ ...paused, history: [] })).toBe(paused.nextAtMs)
  expect(pausedUntilMs({ ...start, history: paused.history })).toBeNull()
})

it('is over once a payment is declined, or the next cycle waits for goods', () => {
  const nowMs = paused.nextAtMs ?? 0
  const declined = {
    nowMs,
    problem: 'declined',
    isFinal: false,
    isAttended: true,
    terms: usualRetryTerms,
  } as const
  const { subscription: waiting } = waitADay(paused, { nowMs, reason: 'sold-out' })
  expect([afterDecline(paused, declined), waiting].map(pausedUntilMs)).toEqual([null, null])
})

it('is told by the history of one that was kept before pauses were noted', () => {
  const { pausedUntilMs: _, ...before } = paused
  expect([pausedUntilMs(before), shownStateOf(before)]).toEqual([paused.nextAtMs, 'paused'])
  const longer = done(skipNext(before, context))
  expect(pausedUntilMs(longer)).toBe(longer.nextAtMs)
  expect(pausedUntilMs(done(resume(before, context)))).toBeNull()
})
