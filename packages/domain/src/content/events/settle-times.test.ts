import { describe, expect, it } from 'vitest'
import { checkEvent } from './check-event.ts'
import type { EventRepeat } from './event-repeat.ts'
import { recurrenceRule } from './recurrence-rule.ts'
import { settleTimes } from './settle-times.ts'

const newYork = 'America/New_York'
const weekly: EventRepeat = { every: 'week', weeks: 1, weekdays: [], ends: { times: 3 }, daysLeftOut: [] }
const startAtMs = Date.parse('2026-10-25T18:30-04:00')
const course = { startAtMs, endAtMs: startAtMs + 90 * 60_000, repeat: weekly }
const begins = (event: Parameters<typeof settleTimes>[0], timeZone = newYork) =>
  settleTimes(event, timeZone).occurrences?.map((each) => new Date(each.startAtMs).toISOString())

describe('the times of an event that repeats', () => {
  it('keep the time of day when the clock changes', () => {
    expect(begins(course)).toEqual([
      '2026-10-25T22:30:00.000Z',
      '2026-11-01T23:30:00.000Z',
      '2026-11-08T23:30:00.000Z',
    ])
  })

  it('go on from what the clock leaves out, as RFC 5545 has it, and last as long', () => {
    const first = Date.parse('2026-03-01T02:30-05:00')
    const night = { startAtMs: first, endAtMs: first + 3_600_000, repeat: weekly }
    expect(begins(night)?.[1]).toBe(new Date('2026-03-08T03:30-04:00').toISOString())
    const lengths = settleTimes(night, newYork).occurrences?.map((each) => each.endAtMs - each.startAtMs)
    expect(lengths).toEqual([3_600_000, 3_600_000, 3_600_000])
  })

  it('leave days out, which count among the times', () => {
    expect(begins({ ...course, repeat: { ...weekly, daysLeftOut: ['2026-11-01'] } })).toHaveLength(2)
  })

  it('are days where they last all day', () => {
    const days = { first: '2026-10-24', last: '2026-10-25' }
    const settled = settleTimes({ startAtMs: 0, endAtMs: 0, days, repeat: weekly }, 'Europe/Berlin')
    expect(settled.occurrences?.[1]).toMatchObject({ days: { first: '2026-10-31', last: '2026-11-01' } })
  })

  it('are forgotten with the rule', () => {
    const { repeat: _, ...once } = settleTimes(course, newYork)
    expect(settleTimes(once, newYork)).not.toHaveProperty('occurrences')
  })

  it.each([
    [{ weeks: 5 }, { 'event.repeat.weeks': 'weeks-wrong' }],
    [{ weekdays: [8] }, { 'event.repeat.weekdays': 'weekdays-wrong' }],
    [{ ends: { times: 0 } }, { 'event.repeat.ends.times': 'times-wrong' }],
    [{ ends: { times: 201 } }, { 'event.repeat.ends.times': 'repeats-too-often' }],
    [{ ends: { untilDay: '2031-01-01' } }, { 'event.repeat.ends.untilDay': 'repeats-too-often' }],
    [{ ends: { untilDay: '2026-10-24' } }, { 'event.repeat.ends.untilDay': 'ends-before-day' }],
    [{ ends: { untilDay: 'soon' } }, { 'event.repeat.ends.untilDay': 'day-wrong' }],
    [{ ends: { times: 1 }, daysLeftOut: ['2026-10-25'] }, { 'event.repeat.daysLeftOut': 'repeats-never' }],
  ])('are refused: %j', (part, problems) => {
    const repeat = { ...weekly, ...part } as EventRepeat
    expect(checkEvent({ ...course, repeat }, newYork)).toMatchObject(problems)
  })
})

it('an event cannot be on the last weekday of months when its first time is not', () => {
  const first = Date.parse('2026-10-18T18:30-04:00')
  const repeat: EventRepeat = { ...weekly, every: 'month-last-weekday' }
  const event = { startAtMs: first, endAtMs: first + 1, repeat }
  expect(checkEvent(event, newYork)).toMatchObject({ 'event.repeat.every': 'first-not-last' })
  expect(checkEvent({ ...course, repeat }, newYork)).toMatchObject({ 'event.repeat.daysLeftOut': null })
})

describe('a rule for calendars', () => {
  const first = { day: '2026-10-25', startAtMs, timeZone: newYork }
  it.each<[Partial<EventRepeat>, string]>([
    [{ weekdays: [2, 4] }, 'FREQ=WEEKLY;BYDAY=TU,TH,SU;COUNT=3'],
    [{ weeks: 2 }, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;COUNT=3'],
    [{ every: 'month-day' }, 'FREQ=MONTHLY;BYMONTHDAY=25;COUNT=3'],
    [{ every: 'month-weekday' }, 'FREQ=MONTHLY;BYDAY=4SU;COUNT=3'],
    [{ every: 'month-last-weekday' }, 'FREQ=MONTHLY;BYDAY=-1SU;COUNT=3'],
    [{ ends: { untilDay: '2026-11-08' } }, 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20261108T233059Z'],
  ])('says %j', (part, rule) => expect(recurrenceRule({ ...weekly, ...part }, first)).toBe(rule))

  it('ends with a day where the event lasts all day', () => {
    const repeat = { ...weekly, ends: { untilDay: '2026-11-08' } }
    expect(recurrenceRule(repeat, { ...first, startAtMs: null })).toMatch(/UNTIL=20261108$/)
  })
})
