import { languageTag } from '../words/language-tag.ts'

/** Whose clock and words a moment is shown in. */
export interface DisplaySettings {
  readonly locale: string
  readonly timeZone: string
}

/** A moment in full, on the site's clock. */
export function showMoment(atMs: number, { locale, timeZone }: DisplaySettings): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(atMs)
}

/** In which language and country the panel writes amounts and moments: those of the site, where it speaks the language of the panel. */
export function localeOfPanel(language: string, siteLocale: string): string {
  return language === '' || siteLocale.split(/[-_]/)[0] === language ? siteLocale : language
}
