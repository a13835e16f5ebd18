import { expect, it } from 'vitest'
import { quarterFrom, quarterOf, quarterTime } from './quarters.ts'

it('quarters begin and end by the midnights of the site', () => {
  const { fromMs, toMs } = quarterTime('2026-Q4', 'Europe/Berlin')
  expect(new Date(fromMs).toISOString()).toBe('2026-09-30T22:00:00.000Z')
  expect(new Date(toMs).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  expect(quarterOf(fromMs, 'Europe/Berlin')).toBe('2026-Q4')
  expect(quarterOf(fromMs - 1, 'Europe/Berlin')).toBe('2026-Q3')
  expect(quarterFrom('2026-Q1', -1)).toBe('2025-Q4')
})
