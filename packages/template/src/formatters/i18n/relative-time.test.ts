import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { relativeTime } from './relative-time.ts'

const now = Date.UTC(2024, 2, 4, 12)
const hourMs = 3_600_000

const print = (values: readonly unknown[], args: readonly string[] = [], language = 'en') =>
  relativeTime(values[0], args, scopeOf(values[0], { now, language }), values)

describe('relative-time', () => {
  it('counts one moment from now', () => {
    expect(print([now + 5 * hourMs])).toBe('in 5 hours')
    expect(print([now - 72 * hourMs])).toBe('3 days ago')
  })

  it('counts the second of two from the first', () => {
    expect(print([now, now + 2 * hourMs])).toBe('in 2 hours')
  })

  it('takes its options', () => {
    const inAFortnight = now + 14 * 24 * hourMs
    expect(print([inAFortnight], ['allowWeeks:true'])).toBe('in 2 weeks')
    expect(print([now + hourMs], ['context:begin-sentence'])).toBe('In 1 hour')
    expect(print([now - 24 * hourMs])).toBe('yesterday')
    expect(print([now - 24 * hourMs], ['numericOnly:true'])).toBe('1 day ago')
  })

  it('counts years of the common calendar in each language', () => {
    expect(print([0], [], 'fa')).toBe('۵۴ سال پیش')
  })

  it('prints nothing for what is no moment', () => {
    expect(print(['soon'])).toBe('')
    expect(print([now], [], 'none')).toBe('')
  })
})
