import { expect, it } from 'vitest'
import { guessPanelLanguage } from './panel-language.ts'

it.each([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['fr-FR,en;q=0.3,de;q=0.8', 'de'],
  ['en-GB,de;q=0.9', 'en'],
  ['de;q=0, fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('speaks with who reads %j in %j', (accepted, language) => {
  expect(guessPanelLanguage(accepted)).toBe(language)
})
