import { describe, expect, it } from 'vitest'
import { buildSubscription } from '../../testing/build-subscription.ts'
import { toCycle } from '../renewal.ts'
import { cardNotice } from './card-notice.ts'
import { reminderAtMs, reminderRules } from './renewal-reminder.ts'

const dayMs = 86_400_000
const timeZone = 'America/New_York'
const yearly = { interval: { value: 1, unit: 'YEAR' }, billingCycles: 0 } as const
const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Rue de la Paix',
  line2: '',
  city: 'Paris',
  region: '',
  postalCode: '75002',
  phone: '',
}

describe('the reminder before a renewal', () => {
  it.each([
    ['FR', 60],
    ['US', 35],
    ['DE', 30],
  ])('goes to %s so many days before: %i', (country, days) => {
    const long = buildSubscription({ plan: yearly, billingAddress: { ...address, country } })
    expect(((long.nextAtMs ?? 0) - (reminderAtMs(long) ?? 0)) / dayMs).toBe(days)
  })

  it('comes when the law of each country wants it', () => {
    const wrong = reminderRules.filter(
      ({ daysBefore, wanted }) => wanted && (daysBefore < wanted[0] + 3 || daysBefore > wanted[1]),
    )
    expect(wrong).toEqual([])
  })

  it('is for terms of a year or more, once for each, while it is to be paid', () => {
    const of = (value: number, unit: 'WEEK' | 'MONTH', over = {}) =>
      reminderAtMs(buildSubscription({ plan: { interval: { value, unit }, billingCycles: 0 }, ...over }))
    expect([of(6, 'MONTH'), of(51, 'WEEK')]).toEqual([null, null])
    expect([of(12, 'MONTH'), of(52, 'WEEK')]).not.toContain(null)
    expect(of(12, 'MONTH', { remindedCycle: 1 })).toBeNull()
    expect(of(12, 'MONTH', { state: 'canceled', nextAtMs: null })).toBeNull()
  })
})

describe('the word of a card that expires', () => {
  const card = { id: 'method-1', expiry: { month: 8, year: 2026 } }

  it('comes 30 days before the end of its month, once for each card', () => {
    const monthly = buildSubscription()
    const notice = cardNotice(monthly, card, timeZone)
    expect(notice?.atMs).toBe(Date.parse('2026-08-02T00:00:00Z'))
    expect(cardNotice({ ...monthly, toldCard: notice?.mark }, card, timeZone)).toBeNull()
    const renewed = { ...card, expiry: { month: 8, year: 2030 } }
    expect(cardNotice({ ...monthly, toldCard: notice?.mark }, renewed, timeZone)).not.toBeNull()
  })

  it('does not come of a card that is not charged, nor where all is paid before', () => {
    const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 6 } as const
    const ending = toCycle(buildSubscription({ plan }), 1, timeZone)
    expect(cardNotice(ending, card, timeZone)).toBeNull()
    expect(cardNotice(buildSubscription(), { ...card, id: 'other' }, timeZone)).toBeNull()
    expect(cardNotice(buildSubscription(), { ...card, expiry: null }, timeZone)).toBeNull()
  })
})
