import { expect, it } from 'vitest'
import { isLanguageTag } from './language-tag.ts'

it.each(['de', 'de-AT', 'de_DE', 'zh_Hans_CN'])('%s is the tag of a language', (text) => {
  expect(isLanguageTag(text)).toBe(true)
})

it.each(['', 'd', 'de__DE', '_', 'German, of Austria'])('“%s” is none', (text) => {
  expect(isLanguageTag(text)).toBe(false)
})
