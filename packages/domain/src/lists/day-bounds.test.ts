import { expect, it } from 'vitest'
import { dayBounds } from './day-bounds.ts'

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

it('ends a day of 25 hours when the next begins', () => {
  const { weekBeforeMs, weekBeforeEndMs } = dayBounds(Date.parse('2026-11-08T12:00:00Z'), 'America/New_York')
  expect((weekBeforeEndMs - weekBeforeMs) / 3_600_000).toBe(25)
})
