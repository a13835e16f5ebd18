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
    expect(subscriptionOpens(paid, { nowMs: paidUntilMs + dayMs, timeZone })).toBe(true)
    const failing = { ...paid, state: 'past-due' } as const
    expect(subscriptionOpens(failing, { nowMs: paidUntilMs + 20 * dayMs, timeZone })).toBe(true)
  })

  it('is closed where the payment waits for longer than one that is declined would be tried', () => {
    expect(subscriptionOpens(paid, { nowMs: paidUntilMs + 8 * dayMs, timeZone })).toBe(false)
  })
})
