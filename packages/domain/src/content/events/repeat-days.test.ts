import { describe, expect, it } from 'vitest'
import type { EventRepeat } from './event-repeat.ts'
import { repeatDays } from './repeat-days.ts'

const weekly: EventRepeat = { every: 'week', weeks: 1, weekdays: [], ends: { times: 10 }, daysLeftOut: [] }
const short = (days: readonly string[]) => days.map((day) => day.slice(5)).join(' ')

/** The examples of RFC 5545, section 3.8.5.3, that such rules can tell. */
describe('the days of an event that repeats', () => {
  it('are weekly for ten occurrences', () => {
    expect(short(repeatDays('1997-09-02', weekly))).toBe(
      '09-02 09-09 09-16 09-23 09-30 10-07 10-14 10-21 10-28 11-04',
    )
  })

  it('are weekly until 24 December', () => {
    const days = repeatDays('1997-09-02', { ...weekly, ends: { untilDay: '1997-12-23' } })
    expect([days.length, days.at(-1)]).toEqual([17, '1997-12-23'])
  })

  it('are on Tuesday and Thursday for five weeks', () => {
    const rule = { ...weekly, weekdays: [2, 4] }
    const days = '09-02 09-04 09-09 09-11 09-16 09-18 09-23 09-25 09-30 10-02'
    expect(short(repeatDays('1997-09-02', rule))).toBe(days)
    expect(short(repeatDays('1997-09-02', { ...rule, ends: { untilDay: '1997-10-06' } }))).toBe(days)
  })

  it('are every other week on Monday, Wednesday and Friday until 24 December', () => {
    const rule = { ...weekly, weeks: 2, weekdays: [1, 3, 5], ends: { untilDay: '1997-12-23' } }
    expect(short(repeatDays('1997-09-01', rule))).toBe(
      '09-01 09-03 09-05 09-15 09-17 09-19 09-29 10-01 10-03 10-13 10-15 10-17 10-27 10-29 10-31 11-10 11-12 11-14 11-24 11-26 11-28 12-08 12-10 12-12 12-22',
    )
  })

  it('are every other week on Tuesday and Thursday for eight occurrences', () => {
    const rule = { ...weekly, weeks: 2, weekdays: [2, 4], ends: { times: 8 } }
    expect(short(repeatDays('1997-09-02', rule))).toBe('09-02 09-04 09-16 09-18 09-30 10-02 10-14 10-16')
  })

  it('count weeks from Monday', () => {
    const rule = { ...weekly, weeks: 2, weekdays: [2, 7], ends: { times: 4 } }
    expect(repeatDays('1997-08-05', rule)).toEqual(['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'])
  })

  it('are monthly on the first Friday for ten occurrences, and on the last Monday', () => {
    expect(short(repeatDays('1997-09-05', { ...weekly, every: 'month-weekday' }))).toBe(
      '09-05 10-03 11-07 12-05 01-02 02-06 03-06 04-03 05-01 06-05',
    )
    const last = { ...weekly, every: 'month-last-weekday', ends: { times: 4 } } as const
    expect(short(repeatDays('1997-09-29', last))).toBe('09-29 10-27 11-24 12-29')
  })

  it('are monthly on a day, where the month has it', () => {
    const rule = { ...weekly, every: 'month-day', ends: { times: 4 } } as const
    expect(short(repeatDays('2007-01-15', rule))).toBe('01-15 02-15 03-15 04-15')
    expect(short(repeatDays('2007-01-30', { ...rule, ends: { untilDay: '2007-05-01' } }))).toBe(
      '01-30 03-30 04-30',
    )
  })

  it('are on the fifth Monday of months that have one', () => {
    const rule = { ...weekly, every: 'month-weekday', ends: { times: 3 } } as const
    expect(repeatDays('2026-03-30', rule)).toEqual(['2026-03-30', '2026-06-29', '2026-08-31'])
  })

  it('are one more than there may be, where a rule goes on', () => {
    expect(repeatDays('2026-01-05', { ...weekly, ends: { untilDay: '9000-01-01' } })).toHaveLength(201)
  })
})
