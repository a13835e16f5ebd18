/** The tag of a language for `Intl`: site languages are sometimes written with an underscore, which it refuses as it does all that is no tag. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
