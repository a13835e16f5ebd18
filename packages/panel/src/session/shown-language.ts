import { localeOfPanel } from '@vitrine/domain/time/show-moment'

/** The language that the page of the panel is in, such as `de`. */
export function shownLanguage(): string {
  return document.documentElement.lang || 'en'
}

/** In which language and country amounts and moments are written: those of the site, where it speaks the language of the panel. */
export function panelLocale(siteLocale: string): string {
  return localeOfPanel(document.documentElement.lang, siteLocale)
}
