import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { datetimeInterval } from './datetime-interval.ts'

const start = Date.UTC(2024, 2, 4, 15)
const end = Date.UTC(2024, 2, 8, 17)

const print = (values: readonly unknown[], args: readonly string[] = []) =>
  datetimeInterval(values[0], args, scopeOf(values[0]), values)

describe('datetime-interval', () => {
  it('leaves out what both dates share', () => {
    expect(print([start, end], ['skeleton:yMMMd'])).toBe('Mar 4\u2009–\u20098, 2024')
    expect(print([start, end], ['yMMMd'])).toBe('Mar 4\u2009–\u20098, 2024')
  })

  it('takes the last skeleton, and no name of an option for one', () => {
    expect(print([start, end], ['hm', 'yMMMd'])).toBe('Mar 4\u2009–\u20098, 2024')
    expect(print([start, end], ['yMMMd', 'context', 'skeleton:'])).toBe('Mar 4\u2009–\u20098, 2024')
  })

  it('counts years in the common calendar, whatever is asked', () => {
    expect(print([start, end], ['yMMMd', 'calendar:buddhist'])).toBe('Mar 4\u2009–\u20098, 2024')
  })

  it('needs two moments', () => {
    expect(print([start])).toBe('')
    expect(print([start, 'later'])).toBe('')
  })
})
