import { expect, it } from 'vitest'
import { attemptLimit, retryTime } from './retry-time.ts'

const hoursOfAll = (chance: number) =>
  Array.from({ length: attemptLimit - 1 }, (_, before) => retryTime(0, before + 1, chance)).reduce(
    (sum, waitMs) => sum + waitMs,
  ) / 3_600_000

it('a job is tried through a night, and given up within a day or so', () => {
  expect(Math.floor(hoursOfAll(0))).toBe(14)
  expect(Math.round(hoursOfAll(0.5))).toBe(19)
  expect(hoursOfAll(1)).toBeLessThan(25)
})

it('its waits grow, up to three hours', () => {
  expect(retryTime(0, 1, 0.5)).toBe(30_000)
  expect(retryTime(0, 2, 0.5)).toBe(60_000)
  expect(retryTime(0, attemptLimit, 0.5)).toBe(3 * 3_600_000)
})
