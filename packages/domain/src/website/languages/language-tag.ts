/** Whether a text is a language tag, such as de-AT, that dates and prices can be written by; seeds and older sites have an underscore in it. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-')).length === 1
  } catch {
    return false
  }
}
