/** What a text falls back to that is not there in the language of a page. */
const ownLocale = 'en-US'

/**
 * The locales among those that a template has from which a page takes its texts, the nearest last: those of English, of the language, of the
 * country where it is at home, and the locale itself (`en`, `en-US`, `de`, `de-DE`, `de-AT`).
 */
export function nearLocales(wanted: string, available: Iterable<string>): readonly string[] {
  const all = [...available]
  return [
    ...new Set([...localesOfLanguage(ownLocale, all), ...localesOfLanguage(wanted, all)].reverse()),
  ].reverse()
}

/** Those of one language and script, whatever their country, the nearest last. */
export function localesOfLanguage(wanted: string, available: readonly string[]): readonly string[] {
  const locale = readLocale(wanted)
  if (!locale) return []
  const { language, script } = locale.maximize()
  const home = new Intl.Locale(language).maximize().region
  const rankOf = (each: Intl.Locale): number => {
    if (each.baseName === locale.baseName) return 3
    if (each.region === undefined) return 1
    return each.region === home ? 2 : 0
  }
  return available
    .flatMap((name) => {
      const each = readLocale(name)
      const { language: ofIts, script: inIts } = each?.maximize() ?? {}
      return each && ofIts === language && inIts === script ? [{ name, rank: rankOf(each) }] : []
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name)
}

/** A locale by its name, with a stroke or an underscore; null for what is none. */
export function readLocale(name: string): Intl.Locale | null {
  try {
    return new Intl.Locale(name.replaceAll('_', '-'))
  } catch {
    return null
  }
}
