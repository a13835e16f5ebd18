import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { skipNext } from '../change-subscription.ts'
import { afterPayment } from '../renewal.ts'
import { waitADay, waitingOf } from './wait-a-day.ts'

const dayMs = 86_400_000
const start = buildSubscription({ history: [] })
const dueMs = start.nextAtMs ?? 0
const soldOut = (nowMs: number) => ({ nowMs, reason: 'sold-out' }) as const

describe('a cycle that cannot be delivered', () => {
  it('is tried each day, is noted once, and tells its buyer on the second day', () => {
    const first = waitADay(start, soldOut(dueMs))
    const second = waitADay(first.subscription, soldOut(dueMs + dayMs))
    const third = waitADay(second.subscription, soldOut(dueMs + 2 * dayMs))
    expect([first, second, third].map(({ tellsBuyer }) => tellsBuyer)).toEqual([false, true, false])
    expect(third.subscription).toMatchObject({ state: 'active', failures: 0, nextAtMs: dueMs + 3 * dayMs })
    expect(third.subscription.history.map(({ fact }) => fact)).toEqual([
      { code: 'waits', reason: 'sold-out' },
    ])
    expect(waitingOf(third.subscription)).toMatchObject({ reason: 'sold-out', sinceMs: dueMs })
  })

  it('waits no more once it is paid, left out or canceled', () => {
    const { subscription } = waitADay(start, soldOut(dueMs))
    const moment = { nowMs: dueMs + dayMs, timeZone: 'America/New_York' }
    expect(waitingOf(afterPayment(subscription, { ...moment, orderId: 'renewal', orderName: '#1002' }))).toBe(
      null,
    )
    const skipped = skipNext(subscription, { ...moment, by: '' })
    expect(skipped.ok && waitingOf(skipped.subscription)).toBe(null)
    expect(waitingOf({ ...subscription, state: 'canceled' })).toBe(null)
  })
})
