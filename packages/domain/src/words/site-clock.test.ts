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

  it('takes nothing that is no date', () => {
    expect(fromWallTime('', 'UTC')).toBeNull()
  })
})
