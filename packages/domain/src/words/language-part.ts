/** The language of a locale, without its country: `de` of `de-AT` and of `de_AT`. */
export function languagePart(locale: string): string {
  return (locale.split(/[-_]/)[0] ?? '').toLowerCase()
}
