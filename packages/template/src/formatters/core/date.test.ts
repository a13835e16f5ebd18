import { expect, it } from 'vitest'
import { scopeOf } from '../../testing/build-scope.ts'
import { date } from './date.ts'

const opening = Date.UTC(2026, 2, 7, 12)
const berlin = { website: { timeZone: 'Europe/Berlin' } }

const print = (pattern: string, language: string) =>
  date(opening, pattern.split(' '), scopeOf(opening, { language, nodes: [berlin] }), [opening])

it.each([
  ['de', '%A, %e. %B', 'Samstag,  7. März'],
  ['de', '%b %a', 'Mär Sa'],
  ['fr', '%e %B', ' 7 mars'],
  ['en-GB', '%A, %B %b', 'Saturday, March Mar'],
  ['none', '%a %b', 'Sat Mar'],
])('writes names in the language of the page: %s %s', (language, pattern, text) => {
  expect(print(pattern, language)).toBe(text)
})
