import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { untilText } from './until-text.ts'

it('says in the language of the site until when a link can be paid', () => {
  const link = { linkEndsAtMs: Date.UTC(2026, 11, 8, 12) }
  expect(untilText(link, buildSite({ language: 'de-DE' }))).toBe(
    'Sie können bis zum 8. Dezember 2026 zahlen.',
  )
  expect(untilText({ linkEndsAtMs: null }, buildSite())).toBe('')
})
