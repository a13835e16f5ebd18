import { expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { changeMethod, retryNow } from '../change-subscription.ts'
import { cyclesOf } from '../cycles/cycles-of.ts'
import { afterDecline, afterPayment, chargeIdOf } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import { isTriedNow } from './is-tried-now.ts'
import { usualRetryTerms } from './retry-terms.ts'

const timeZone = 'America/New_York'
const dayMs = 86_400_000
const declined = { problem: 'declined', isFinal: false, terms: usualRetryTerms } as const
const dueMs = buildSubscription().nextAtMs ?? 0
const failed = afterDecline(buildSubscription(), { ...declined, nowMs: dueMs })

it('leaves the days of the shop as they are, however many other cards of the buyer are refused', () => {
  const once = afterDecline(named(failed, dueMs + dayMs), { ...declined, nowMs: dueMs + dayMs })
  expect(once).toMatchObject({ state: 'past-due', failures: 1, nextAtMs: dueMs + 3 * dayMs })
  const twice = afterDecline(named(once, dueMs + 2 * dayMs), { ...declined, nowMs: dueMs + 2 * dayMs })
  expect(twice).toMatchObject({ state: 'past-due', failures: 1, nextAtMs: dueMs + 3 * dayMs })
  const planned = afterDecline(twice, { ...declined, nowMs: dueMs + 3 * dayMs })
  expect(planned).toMatchObject({ state: 'past-due', failures: 2, nextAtMs: dueMs + 5 * dayMs })
})

it('leaves them as they are, too, however often an owner has the payment tried in between', () => {
  const once = afterDecline(tried(failed, dueMs + dayMs), { ...declined, nowMs: dueMs + dayMs })
  expect(once).toMatchObject({ state: 'past-due', failures: 1, nextAtMs: dueMs + 3 * dayMs })
  const pressed = tried(tried(once, dueMs + 2 * dayMs), dueMs + 2 * dayMs + 1)
  const twice = afterDecline(pressed, { ...declined, nowMs: dueMs + 2 * dayMs + 2 })
  expect(twice).toMatchObject({ failures: 1, nextAtMs: dueMs + 3 * dayMs })
  const planned = afterDecline(twice, { ...declined, nowMs: dueMs + 3 * dayMs })
  expect(planned).toMatchObject({ failures: 2, nextAtMs: dueMs + 5 * dayMs })
  expect(new Set([failed, once, twice, planned].map(chargeIdOf)).size).toBe(4)
})

it('is tried now from when that is asked for until it is known what came of it', () => {
  const nowMs = dueMs + dayMs
  const asked = tried(failed, nowMs)
  const refused = afterDecline(asked, { ...declined, nowMs })
  expect([buildSubscription(), failed, asked, refused].map((each) => isTriedNow(each, nowMs))).toEqual([
    ...[false, false, true, false],
  ])
})

it('tries another card at once, by an id that no other try has, and each is found again', () => {
  const asked = named(failed, dueMs + dayMs)
  expect(asked.nextAtMs).toBe(dueMs + dayMs)
  const refused = afterDecline(asked, { ...declined, nowMs: dueMs + dayMs })
  const last = afterDecline(refused, { ...declined, nowMs: dueMs + 3 * dayMs })
  const ids = [buildSubscription(), failed, refused, last].map(chargeIdOf)
  expect(new Set(ids).size).toBe(4)
  expect(cyclesOf(last, timeZone, 1)[0]?.chargeIds).toEqual(expect.arrayContaining(ids))
})

it('counts a try whose planned day has come meanwhile, and a cycle that was paid leaves no plan behind', () => {
  const asked = named(failed, dueMs + dayMs)
  const late = afterDecline(asked, { ...declined, nowMs: dueMs + 4 * dayMs })
  expect(late).toMatchObject({ failures: 2, nextAtMs: dueMs + 6 * dayMs })
  const paid = afterPayment(asked, { nowMs: dueMs + dayMs, timeZone, orderId: 'renewal', orderName: '#1' })
  expect(paid.plannedAtMs).toBeUndefined()
  expect(afterDecline(paid, { ...declined, nowMs: paid.nextAtMs ?? 0 }).failures).toBe(1)
})

it('leaves them as they are, too, when its buyer did not approve a payment', () => {
  const nowMs = dueMs + dayMs
  const refused = afterDecline(failed, { ...declined, isAttended: true, nowMs })
  expect(refused).toMatchObject({ state: 'past-due', failures: 1, nextAtMs: dueMs + 3 * dayMs })
  expect(chargeIdOf(refused)).not.toBe(chargeIdOf(failed))
})

function named(subscription: Subscription, nowMs: number): Subscription {
  const context = { nowMs, timeZone, shop: { currency: 'USD', taxIsIncluded: false }, by: '' }
  const changed = changeMethod(subscription, { methodId: 'method-2', label: 'Visa' }, context)
  if (!changed.ok) throw new Error(changed.problem)
  return changed.subscription
}

function tried(subscription: Subscription, nowMs: number): Subscription {
  const context = { nowMs, timeZone, shop: { currency: 'USD', taxIsIncluded: false }, by: 'Owner' }
  const changed = retryNow(subscription, context)
  if (!changed.ok) throw new Error(changed.problem)
  return changed.subscription
}
