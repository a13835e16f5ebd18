import { isLanguageTag } from '@vitrine/domain/website/languages/language-tag'
import type { SiteLanguage } from '@vitrine/domain/website/languages/site-language'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { orNull, text } from '../documents/document-schemas.ts'

const siteLanguage = Type.Object({
  code: text,
  prefix: text,
  isEnabled: Type.Boolean(),
  fallback: orNull(text),
})

/** The languages that a site is shown in beside its own. */
export const siteLanguages = Type.Array(siteLanguage)

/** Those of them that can be read, where one is damaged: it takes no other away. */
export function mendLanguages(value: unknown, note: (part: 'languages') => void): readonly SiteLanguage[] {
  note('languages')
  const languages: readonly unknown[] = Array.isArray(value) ? value : []
  return languages.filter((each) => Value.Check(siteLanguage, each)).filter(({ code }) => isLanguageTag(code))
}
