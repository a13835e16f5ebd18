import { expect, it } from 'vitest'
import { checkEvent } from './check-event.ts'

const hour = 3_600_000
const problemsOf = (event: Parameters<typeof checkEvent>[0]) =>
  Object.entries(checkEvent(event, 'Europe/Berlin')).filter(([, problem]) => problem !== null)

it('takes events that last a year, and none that would be under way for longer', () => {
  const startAtMs = Date.UTC(2026, 0, 1)
  const lasting = (days: number) => problemsOf({ startAtMs, endAtMs: startAtMs + days * 24 * hour })
  expect([lasting(366), lasting(367)]).toEqual([[], [['event.endAtMs', 'lasts-too-long']]])
  const until = (last: string) =>
    problemsOf({ startAtMs: 0, endAtMs: 1, days: { first: '2024-01-01', last } })
  expect([until('2024-12-31'), until('2025-01-01')]).toEqual([[], [['event.days.last', 'lasts-too-long']]])
})

it('takes events of our time, and none of a year with a digit too few or too many', () => {
  const at = (year: number) => {
    const startAtMs = new Date(0).setUTCFullYear(year)
    return problemsOf({ startAtMs, endAtMs: startAtMs + hour })
  }
  expect([at(1950), at(2026), at(2100)]).toEqual([[], [], []])
  const far = [
    ['event.startAtMs', 'year-too-far'],
    ['event.endAtMs', 'year-too-far'],
  ]
  expect([at(27), at(9999)]).toEqual([far, far])
  const days = { first: '2026-12-24', last: '9999-12-24' }
  expect(problemsOf({ startAtMs: 0, endAtMs: 1, days })).toEqual([['event.days.last', 'year-too-far']])
})
