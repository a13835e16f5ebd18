import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { timesince } from './timesince.ts'

const now = Date.UTC(2024, 2, 4, 12)
const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const print = (value: unknown, language = 'en') =>
  timesince(value, [], scopeOf(value, { now, language }), [value])

describe('timesince', () => {
  it.each([
    [59_999, 'less than a minute ago'],
    [-dayMs, 'less than a minute ago'],
    [minuteMs, 'about a minute ago'],
    [59 * minuteMs, 'about 59 minutes ago'],
    [60 * minuteMs, 'about an hour ago'],
    [23 * 60 * minuteMs, 'about 23 hours ago'],
    [dayMs, 'about a day ago'],
    [6 * dayMs, 'about 6 days ago'],
    [7 * dayMs, 'about a week ago'],
    [29 * dayMs, 'about 4 weeks ago'],
    [30 * dayMs, 'about a month ago'],
    [364 * dayMs, 'about 12 months ago'],
    [365 * dayMs, 'about a year ago'],
    [3 * 365 * dayMs, 'about 3 years ago'],
  ])('words an age of %i ms as %s', (ageMs, text) => {
    expect(print(now - ageMs)).toBe(`<span class="timesince" data-date="${now - ageMs}">${text}</span>`)
  })

  it('says when a date is none, or there is no language data', () => {
    expect(print('"><script>')).toBe('Invalid date.')
    expect(print(now, 'none')).toBe('Invalid date.')
  })
})
