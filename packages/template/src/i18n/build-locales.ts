import { CLDRFramework } from '@phensley/cldr'
import { BoundedCache } from '../caches/bounded-cache.ts'
import type { Locale } from './locale.ts'

/** The language that stands in for tags without language data. */
const fallbackTag = 'en'

/** Gives the CLDR pack of a language such as `de`: the parsed JSON of `@phensley/cldr/packs/de.json`. */
export type PackReader = (language: string) => unknown

/**
 * Makes a function that gives the locale of a tag, built once and then shared; unknown languages are given English. Amounts have
 * `currencyDigits` after the point, and those of CLDR in currencies that it does not name.
 */
export function buildLocales(
  readPack: PackReader,
  currencyDigits: Readonly<Record<string, number>> = {},
): (tag: string) => Locale {
  const framework = new CLDRFramework({ loader: readPack, packCacheSize: 16, patternCacheSize: 200 })
  const languages = new Set(CLDRFramework.availableLocales().map((locale) => locale.tag.language()))
  const locales = new BoundedCache<string, Locale>()

  const build = (tag: string): Locale => {
    const resolved = CLDRFramework.resolveLocale(tag)
    if (!languages.has(resolved.tag.language())) return localeOf(fallbackTag)
    return { tag, region: resolved.tag.region(), currencyDigits, cldr: framework.get(resolved) }
  }
  const localeOf = (tag: string): Locale => locales.getOrBuild(tag, build)
  return localeOf
}
