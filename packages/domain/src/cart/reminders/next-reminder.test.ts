import { describe, expect, it } from 'vitest'
import { nextReminder, type ReminderFacts, whyNotReminded } from './next-reminder.ts'
import { takenBefore } from './reminder.ts'

const hour = 3_600_000
const nowMs = 100 * hour
const left = { cart: { updatedAtMs: 10 * hour }, lines: ['A mug'] }
const waiting = { state: 'waiting', takenBy: '', createdAtMs: 10 * hour } as const
const queued = { ...waiting, state: 'queued', takenBy: 'mail' } as const
const on = { isOn: true, delayHours: 24, consentText: '' }

type Facts = ReminderFacts<typeof left>

const facts = (given: Partial<Facts> = {}): Facts => ({
  reminder: waiting,
  job: null,
  isAsked: false,
  settings: on,
  left,
  payingSinceMs: null,
  mayRemind: true,
  ...given,
})
const next = (given: Partial<Facts> = {}) => nextReminder(facts(given), nowMs)
const ofMail = (given: Partial<Facts> = {}) =>
  next({ reminder: queued, job: 'mail', mayRemind: false, ...given })

describe('whether somebody is reminded now', () => {
  it('is, some hours after the cart was touched last', () => {
    expect(next()).toEqual({ kind: 'remind', left })
    const touched = { ...left, cart: { updatedAtMs: 90 * hour } }
    expect(next({ left: touched })).toEqual({ kind: 'wait', untilMs: 114 * hour })
  })

  it('is not while the shop reminds nobody, unless it asks', () => {
    expect(next({ settings: undefined })).toEqual({ kind: 'wait', untilMs: 124 * hour })
    expect(next({ settings: { ...on, isOn: false }, isAsked: true })).toEqual({ kind: 'remind', left })
  })

  it('is not for an hour after they began to pay, even where the shop asks', () => {
    const payingSinceMs = nowMs - 1
    expect(next({ payingSinceMs })).toEqual({ kind: 'wait', untilMs: payingSinceMs + hour })
    expect(next({ payingSinceMs, isAsked: true })).toEqual({ kind: 'wait', untilMs: payingSinceMs + hour })
  })

  it('is never where nothing is left, or can be bought, or another cart was it', () => {
    expect(next({ left: null })).toEqual({ kind: 'never', why: 'cart-gone' })
    expect(next({ left: { ...left, lines: [] } })).toEqual({ kind: 'never', why: 'nothing-to-buy' })
    expect(next({ mayRemind: false })).toEqual({ kind: 'never', why: 'other-cart' })
  })

  it('is asked anew of one whose mail waits, which has its turn', () => {
    expect(ofMail()).toEqual({ kind: 'remind', left })
    expect(ofMail({ settings: { ...on, isOn: false } })).toMatchObject({ kind: 'wait' })
    expect(ofMail({ payingSinceMs: nowMs })).toMatchObject({ kind: 'wait' })
    const touched = { ...left, cart: { updatedAtMs: nowMs } }
    expect(ofMail({ left: touched })).toEqual({ kind: 'wait', untilMs: nowMs + 24 * hour })
  })

  it('is never where another mail has it, or had', () => {
    expect(ofMail({ job: 'another' })).toEqual({ kind: 'never', why: 'was-reminded' })
    expect(next({ reminder: queued })).toEqual({ kind: 'never', why: 'was-reminded' })
    expect(next({ reminder: { ...waiting, state: 'sent' } })).toMatchObject({ why: 'was-reminded' })
  })

  it('knows the turn that was taken for it by a job of before', () => {
    const reminder = { ...waiting, takenBy: takenBefore }
    expect(next({ reminder, mayRemind: false })).toEqual({ kind: 'remind', left })
  })
})

describe('why somebody is not reminded though their shop asks', () => {
  const why = (given: Partial<Facts>) => whyNotReminded(facts({ isAsked: true, ...given }), nowMs)

  it('is nothing where they are at the payment alone', () => {
    expect(why({ payingSinceMs: nowMs })).toBeNull()
  })

  it('is told at once, also where they are at the payment', () => {
    expect(why({ payingSinceMs: nowMs, mayRemind: false })).toBe('other-cart')
    expect(why({ left: { ...left, lines: [] } })).toBe('nothing-to-buy')
  })
})
