import { languageTag } from '../words/language-tag.ts'

/** A moment as a day of a site, in words: `November 24, 2026`. */
export function dayWords(
  atMs: number,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(atMs)
}
