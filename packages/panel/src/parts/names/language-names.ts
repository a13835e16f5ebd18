import { nameOfLanguage } from '@vitrine/domain/website/settings/site-languages'
import { shownLanguage } from '../../session/shown-language.ts'

/** What a language is called. */
export function languageName(tag: string): string {
  return nameOfLanguage(tag, shownLanguage())
}

/** Languages by name, as choices. */
export function languageChoices(tags: readonly string[]) {
  return tags
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .sort((one, other) => one.label.localeCompare(other.label, shownLanguage()))
}
