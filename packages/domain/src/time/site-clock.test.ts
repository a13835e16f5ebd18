import { describe, expect, it } from 'vitest'
import { fromWallTime, toWallTime } from './site-clock.ts'

describe("the site's clock", () => {
  it.each(['2026-01-15T09:30', '2026-07-15T23:59', '2026-10-25T00:15', '2026-03-29T03:00'])(
    'shows %s again at the moment that is meant',
    (wall) => {
      const atMs = fromWallTime(wall, 'Europe/Berlin')
      expect(toWallTime(atMs ?? 0, 'Europe/Berlin')).toBe(wall)
    },
  )

  it('is that of the site, not of the browser', () => {
    expect(fromWallTime('2026-01-15T12:00', 'America/New_York')).toBe(Date.UTC(2026, 0, 15, 17))
    expect(fromWallTime('2026-07-15T12:00', 'America/New_York')).toBe(Date.UTC(2026, 6, 15, 16))
  })

  it('means the first of two, and goes on from what it leaves out', () => {
    expect(fromWallTime('2026-11-01T01:30', 'America/New_York')).toBe(Date.parse('2026-11-01T01:30-04:00'))
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T02:30+02:00'))
    expect(fromWallTime('2007-03-11T02:30', 'America/New_York')).toBe(Date.parse('2007-03-11T03:30-04:00'))
    expect(fromWallTime('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T03:30+02:00'))
  })

  it('takes nothing that is no date', () => {
    expect(fromWallTime('', 'UTC')).toBeNull()
  })
})
