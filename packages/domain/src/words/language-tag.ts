/** The tag of a language for `Intl`: site languages are sometimes written with an underscore, which it refuses as it does all that is no tag. */
export function languageTag(language: string): string {
  return tagOf(language) ?? 'en-US'
}

/** The tag that a text is, put right; null where it is none. */
export function tagOf(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? null
  } catch {
    return null
  }
}
