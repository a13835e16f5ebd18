import { describe, expect, it } from 'vitest'
import { dayAfter, isDay } from '../../time/calendar-day.ts'
import { daysOfMoments, momentsOfDays, momentsOnDays } from './event-days.ts'

describe('days of an event', () => {
  it('begin at midnight of the site and end with their last moment', () => {
    const { startAtMs, endAtMs } = momentsOfDays({ first: '2026-12-24', last: '2026-12-26' }, 'Europe/Berlin')
    expect(new Date(startAtMs).toISOString()).toBe('2026-12-23T23:00:00.000Z')
    expect(new Date(endAtMs).toISOString()).toBe('2026-12-26T22:59:59.999Z')
  })

  it('begin at one where the clock goes on at midnight, and may have 25 hours', () => {
    const april = momentsOfDays({ first: '2026-04-24', last: '2026-04-24' }, 'Africa/Cairo')
    expect(new Date(april.startAtMs).toISOString()).toBe('2026-04-23T22:00:00.000Z')
    const october = momentsOfDays({ first: '2026-10-25', last: '2026-10-25' }, 'Europe/Berlin')
    expect(october.endAtMs + 1 - october.startAtMs).toBe(25 * 3_600_000)
  })

  it.each(['Europe/Berlin', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland', 'UTC'])(
    'are found again in their moments in %s',
    (timeZone) => {
      const days = { first: '2026-04-24', last: '2026-10-25' }
      expect(daysOfMoments(momentsOfDays(days, timeZone), timeZone)).toEqual(days)
    },
  )

  it('do not reach into the day that begins as the event ends', () => {
    const [startAtMs, endAtMs] = [Date.UTC(2026, 4, 1, 20), Date.UTC(2026, 4, 2)]
    expect(daysOfMoments({ startAtMs, endAtMs }, 'UTC')).toEqual({ first: '2026-05-01', last: '2026-05-01' })
  })

  it('take clock times along, over midnight and a change of the clock', () => {
    const clock = { startAtMs: Date.UTC(2026, 4, 1, 17), endAtMs: Date.UTC(2026, 4, 1, 22) }
    const onDay = (first: string, last: string) => {
      const { startAtMs, endAtMs } = momentsOnDays(clock, { first, last }, 'Europe/Berlin')
      return [startAtMs, endAtMs].map((atMs) => new Date(atMs).toISOString().slice(0, 16))
    }
    expect(onDay('2026-05-01', '2026-05-01')).toEqual(['2026-05-01T17:00', '2026-05-01T22:00'])
    expect(onDay('2026-12-01', '2026-12-02')).toEqual(['2026-12-01T18:00', '2026-12-02T23:00'])
  })

  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-2-3', false],
    ['', false],
    ['2026-12-24T10:00', false],
  ])('are days of the calendar: %s', (text, expected) => expect(isDay(text)).toBe(expected))

  it('follow each other over the ends of months', () => {
    expect([dayAfter('2026-12-31'), dayAfter('2026-03-01', -1), dayAfter('soon')]).toEqual([
      '2027-01-01',
      '2026-02-28',
      '',
    ])
  })
})
