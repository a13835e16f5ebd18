import { expect, it } from 'vitest'
import { languageTag } from '../words/language-tag.ts'
import { knownLanguages } from './check-languages.ts'

it('offers languages by the tags that they are read back with, under which translations are kept', () => {
  expect(knownLanguages.map(languageTag)).toEqual(knownLanguages)
})
