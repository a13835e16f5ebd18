import { describe, expect, it } from 'vitest'
import { boundsOf, monthAfter, monthOf, weeksOf } from './month-days.ts'

describe('the weeks of a month', () => {
  it('hold all of its days, whole weeks long', () => {
    const weeks = weeksOf('2026-11', 1)
    expect(weeks.map((week) => week[0]?.date)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeksOf('2026-11', 7)[0]?.[0]).toEqual({ date: '2026-11-01', isInMonth: true })
  })

  it('begin and end at midnight of the site', () => {
    expect(boundsOf(weeksOf('2026-02', 1), 'America/New_York')).toEqual({
      fromMs: Date.UTC(2026, 0, 26, 5),
      toMs: Date.UTC(2026, 2, 2, 5),
    })
  })
})

it('goes from month to month, on the clock of the site', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(monthOf(Date.UTC(2026, 10, 1, 2), 'America/New_York')).toBe('2026-10')
})
