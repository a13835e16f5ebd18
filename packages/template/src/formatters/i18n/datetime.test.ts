import { describe, expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { datetime } from './datetime.ts'

const teaTime = Date.UTC(2024, 5, 9, 14, 5, 30)
const london = { website: { timeZone: 'Europe/London' } }

const print = (value: unknown, args: readonly string[] = [], language = 'en-GB', around: unknown = london) =>
  datetime(value, args, scopeOf(value, { language, nodes: [around] }), [value])

describe('datetime', () => {
  it.each([
    [[], '9 June 2024'],
    [['date:full'], 'Sunday, 9 June 2024'],
    [['date', 'time'], '09/06/2024, 15:05'],
    [['yMMMd'], '9 Jun 2024'],
    [['skeleton:yMMMd'], '9 Jun 2024'],
    [['yMMMd', 'Hm'], '9 Jun 2024, 15:05'],
    [['date:MMMd'], '9 Jun'],
    [['datetime:short'], '09/06/2024, 15:05'],
    [['date:'], '09/06/2024'],
    [['yMMMd', 'skeleton:Hm'], '15:05'],
    [['skeleton:yMMMd', 'Hm'], '9 Jun 2024, 15:05'],
    [['date:long', 'time:short', 'wrap:short'], '9 June 2024, 15:05'],
    [['date:long', 'time:short', 'wrapped:short'], '9 June 2024, 15:05'],
  ])('prints tea time with %j', (args, text) => {
    expect(print(teaTime, args)).toBe(text)
  })

  it('tells the time of the site, New York unless it says where it is', () => {
    expect(print(teaTime, ['Hm'])).toBe('15:05')
    expect(print(teaTime, ['Hm'], 'en-GB', {})).toBe('10:05')
    expect(print(teaTime, ['Hm'], 'en-GB', { website: { timeZone: 'Atlantis/Centre' } })).toBe('14:05')
  })

  it('counts years in another calendar when asked', () => {
    expect(print(teaTime, ['date:long'], 'th')).toContain('2024')
    expect(print(teaTime, ['date:long', 'calendar:buddhist'], 'th')).toContain('2567')
  })

  it('reads the text of a number', () => {
    expect(print(String(teaTime), ['yMMMd'])).toBe('9 Jun 2024')
  })

  it.each([undefined, null, {}])('begins to count where there is no moment: %j', (value) => {
    expect(print(value, ['yMMMd'])).toBe('1 Jan 1970')
  })

  it.each(['tomorrow', '', Number.NaN, Number.POSITIVE_INFINITY])('prints nothing for %j', (value) => {
    expect(print(value)).toBe('')
  })

  it('prints nothing without language data', () => {
    expect(print(teaTime, [], 'none')).toBe('')
  })
})
