import { nearLocales } from '../../template-folder/near-locales.ts'
import type { TemplateFolder, TemplateStrings } from '../../template-folder/template-folder.ts'
import { localizedStringsIn } from './localized-strings.ts'

type Strings = TemplateFolder['strings']

const known = new WeakMap<Strings, Map<string, TemplateStrings>>()

/** What a template reads as `localizedStrings`: the texts of the platform, and over them its own in the language of a locale; the same object each time. */
export function localizedStringsOf(
  { strings }: Pick<TemplateFolder, 'strings'>,
  locale: string,
): TemplateStrings {
  if (strings.size === 0) return localizedStringsIn(locale)
  const ofFolder = known.get(strings) ?? new Map<string, TemplateStrings>()
  known.set(strings, ofFolder)
  const texts = ofFolder.get(locale) ?? withStrings(strings, locale)
  ofFolder.set(locale, texts)
  return texts
}

/** The nearer a language is to the locale, the more its texts count. */
function withStrings(strings: Strings, locale: string): TemplateStrings {
  const nearer = nearLocales(locale, strings.keys()).map((each) => strings.get(each))
  return Object.assign({}, localizedStringsIn(locale), ...nearer)
}
