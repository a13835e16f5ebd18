import { expect, it } from 'vitest'
import { summarizeReviews } from '../reviews/review-summary.ts'
import { dayWords } from '../time/day-words.ts'
import { showMoment } from '../time/show-moment.ts'
import { languageTag } from './language-tag.ts'
import { sayAsWritten } from './say.ts'

it.each([
  ['de', 'de'],
  ['en_US', 'en-US'],
  ['zh_hans_cn', 'zh-Hans-CN'],
  ['', 'en-US'],
  ['no language', 'en-US'],
])('%s is %s for the formats of the runtime', (language, tag) => expect(languageTag(language)).toBe(tag))

it('lets days, moments and numbers be written in whatever a site has for its language', () => {
  const language = 'en_US'
  const atMs = Date.parse('2026-11-24T12:00:00Z')
  expect(dayWords(atMs, { language, timeZone: 'UTC' })).toBe('November 24, 2026')
  expect(showMoment(atMs, { locale: 'no language', timeZone: 'UTC' })).toMatch(/^Nov 24, 2026, 12:00\sPM$/)
  expect(summarizeReviews({ count: 1, ratingSum: 4 }, { language, say: sayAsWritten })?.averageText).toBe(
    '4.0',
  )
})
