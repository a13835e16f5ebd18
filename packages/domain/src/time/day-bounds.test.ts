import { expect, it } from 'vitest'
import { clockText, dayBounds, startOfDay } from './day-bounds.ts'

const iso = (ms: number) => new Date(ms).toISOString()

it.each([
  ['2026-11-22T04:30:00Z', 'America/New_York', '2026-11-21T05:00:00.000Z', '2026-11-14T05:00:00.000Z'],
  ['2026-11-22T04:30:00Z', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z', '2026-11-14T15:00:00.000Z'],
  // The clocks were set back between the two.
  ['2026-11-03T12:00:00Z', 'America/New_York', '2026-11-03T05:00:00.000Z', '2026-10-27T04:00:00.000Z'],
])('%s in %s is in the day that began at its midnight', (now, timeZone, start, before) => {
  const bounds = dayBounds(Date.parse(now), timeZone)
  expect([iso(bounds.startMs), iso(bounds.weekBeforeMs)]).toEqual([start, before])
})

it.each([
  ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('%s in %s, which has no midnight or two, begins at its first moment', (day, timeZone, start) => {
  expect(iso(startOfDay(day, timeZone))).toBe(start)
})

it('tells a moment with how far the clock is from Greenwich', () => {
  const atMs = Date.parse('2026-11-22T14:05:59.900Z')
  expect(['America/New_York', 'Asia/Kolkata', 'UTC'].map((timeZone) => clockText(atMs, timeZone))).toEqual([
    '2026-11-22T09:05:59-05:00',
    '2026-11-22T19:35:59+05:30',
    '2026-11-22T14:05:59+00:00',
  ])
})

it('ends a day of 25 hours when the next begins', () => {
  const { weekBeforeMs, weekBeforeEndMs } = dayBounds(Date.parse('2026-11-08T12:00:00Z'), 'America/New_York')
  expect((weekBeforeEndMs - weekBeforeMs) / 3_600_000).toBe(25)
})
