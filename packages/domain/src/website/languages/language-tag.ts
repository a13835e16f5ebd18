/** Most characters of a language tag: a language, a script, a region and some variants, which no list of the world's has longer. */
const longestTag = 35

/**
 * Whether a text is a language tag, such as de-AT, that dates and prices can be written by and that has a name of its own; seeds and older sites have
 * an underscore in it. What only programs agree on (`-u-…`, `-x-…`) names no language.
 */
export function isLanguageTag(text: string): boolean {
  if (text.length > longestTag) return false
  try {
    const locale = new Intl.Locale(text.replaceAll('_', '-'))
    return locale.toString() === locale.baseName
  } catch {
    return false
  }
}
