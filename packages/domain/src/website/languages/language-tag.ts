/** Whether a text is a language tag, such as de-AT, that dates and prices can be written by. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
