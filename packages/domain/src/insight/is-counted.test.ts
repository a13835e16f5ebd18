import { expect, it } from 'vitest'
import { isCountedPage } from './is-counted.ts'

it.each([
  ['/search', null, [], false],
  ['/Search/', null, [], false],
  ['/de/search', null, ['de'], false],
  ['/faq/search', null, ['de'], true],
  ['/art/search', null, [], true],
  ['/a/de/search', null, ['de'], true],
  ['/searching', null, [], true],
  ['/words', 102, [], false],
  ['/search', 1, [], true],
  ['/shop', 100, [], false],
  ['/config/search', 1, [], false],
])('of %s of type %j on a site with languages %j a view is counted: %s', (path, type, prefixes, is) => {
  expect(isCountedPage(path, type, prefixes)).toBe(is)
})
