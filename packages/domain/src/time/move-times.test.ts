import { expect, it } from 'vitest'
import { moveTimes } from './move-times.ts'

const hourMs = 3_600_000

it('an event keeps its clock times in another time zone', () => {
  const startAtMs = Date.parse('2026-12-05T22:00:00-05:00')
  const moved = moveTimes(
    { startAtMs, endAtMs: startAtMs + 2 * hourMs },
    { from: 'America/New_York', to: 'Europe/Berlin' },
  )
  expect(new Date(moved.startAtMs).toISOString()).toBe('2026-12-05T21:00:00.000Z')
  expect(moved.endAtMs - moved.startAtMs).toBe(2 * hourMs)
})
