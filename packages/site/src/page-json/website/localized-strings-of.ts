import { languagePart } from '@vitrine/domain/words/language-part'
import { ownLanguage } from '../../template-folder/read-words.ts'
import type { TemplateFolder, TemplateWords } from '../../template-folder/template-folder.ts'
import { localizedStringsIn } from './localized-strings.ts'

type Words = TemplateFolder['words']

const known = new WeakMap<Words, Map<string, TemplateWords>>()

/** What a template reads as `localizedStrings`: the texts of the platform, and over them its own words in the language of a locale; the same object each time. */
export function localizedStringsOf({ words }: Pick<TemplateFolder, 'words'>, locale: string): TemplateWords {
  if (words.size === 0) return localizedStringsIn(locale)
  const ofFolder = known.get(words) ?? new Map<string, TemplateWords>()
  known.set(words, ofFolder)
  const strings = ofFolder.get(locale) ?? withWords(words, locale)
  ofFolder.set(locale, strings)
  return strings
}

/** The nearer a language is to the locale, the more its words count. */
function withWords(words: Words, locale: string): TemplateWords {
  const nearer = [ownLanguage, languagePart(locale), locale.toLowerCase().replace('_', '-')]
  return Object.assign({}, localizedStringsIn(locale), ...nearer.map((language) => words.get(language)))
}
