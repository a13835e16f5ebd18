import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { subscriptionOpens } from './subscription-opens.ts'

const begun = buildSubscription()
const paidUntilMs = begun.nextAtMs ?? 0
const paid = { ...begun, paidUntilMs }
const dayMs = 86_400_000
const timeZone = 'America/New_York'

describe('what a subscription pays for', () => {
  it('is open while a payment that follows at once is late, or tried again', () => {
    expect(subscriptionOpens(paid, { nowMs: paidUntilMs + dayMs, timeZone, isBeingPaid: false })).toBe(true)
    const failing = { ...paid, state: 'past-due' } as const
    expect(
      subscriptionOpens(failing, { nowMs: paidUntilMs + 20 * dayMs, timeZone, isBeingPaid: false }),
    ).toBe(true)
  })

  it('is closed where the payment waits for longer than one that is declined would be tried', () => {
    const late = { nowMs: paidUntilMs + 8 * dayMs, timeZone }
    expect(subscriptionOpens(paid, { ...late, isBeingPaid: false })).toBe(false)
  })

  it('is open while a payment is under way for longer than that, but not over cycles that were left out', () => {
    const late = { nowMs: paidUntilMs + 13 * dayMs, timeZone, isBeingPaid: true }
    expect(subscriptionOpens(paid, late)).toBe(true)
    expect(subscriptionOpens({ ...paid, nextCycle: paid.nextCycle + 1 }, late)).toBe(false)
  })
})
