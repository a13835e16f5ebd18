import { expect, it } from 'vitest'
import { isLanguageTag } from './language-tag.ts'
import { ownNameOf } from './site-language.ts'

it.each(['de', 'de-AT', 'de_DE', 'zh_Hans_CN'])('%s is the tag of a language', (text) => {
  expect(isLanguageTag(text)).toBe(true)
})

it.each(['', 'd', 'de__DE', '_', 'German, of Austria'])('“%s” is none', (text) => {
  expect(isLanguageTag(text)).toBe(false)
})

it.each([
  ['a private word', 'en-x-alert'],
  ['what numbers are written in', 'de-u-nu-latn'],
])('is none with %s, which has no name in any language', (_, text) => {
  expect(() => ownNameOf(text)).toThrow(RangeError)
  expect(isLanguageTag(text)).toBe(false)
})

it('is none where it is longer than any language needs', () => {
  const variants = ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee']
  expect(isLanguageTag(['de', ...variants.slice(0, 4)].join('-'))).toBe(true)
  expect(isLanguageTag(['de', ...variants].join('-'))).toBe(false)
})
