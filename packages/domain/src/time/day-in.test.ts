import { expect, it } from 'vitest'
import { dayIn } from './day-in.ts'

it('tells the day by the clocks of each zone, to the second in which it begins', () => {
  const midnightMs = Date.UTC(2026, 0, 31, 23, 0, 0)
  const asked = [-1, 0, -60_000, 59_999].map((ms) => dayIn('Europe/Berlin', midnightMs + ms))
  expect(asked).toEqual(['2026-01-31', '2026-02-01', '2026-01-31', '2026-02-01'])
  expect(dayIn('Asia/Kathmandu', Date.UTC(2026, 0, 31, 18, 14, 59, 999))).toBe('2026-01-31')
  expect(dayIn('Asia/Kathmandu', Date.UTC(2026, 0, 31, 18, 15))).toBe('2026-02-01')
})

it('goes by UTC where a zone is none', () => {
  expect(dayIn('Nowhere/City', Date.UTC(2026, 0, 31, 23, 59))).toBe('2026-01-31')
})
