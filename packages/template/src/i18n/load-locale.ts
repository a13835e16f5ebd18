/// <reference path="./node-module.d.ts" />
import { createRequire } from 'node:module'
import { CLDRFramework } from '@phensley/cldr'
import { BoundedCache } from './bounded-cache.ts'
import type { Locale } from './locale.ts'

/** The language that stands in for tags without language data. */
export const fallbackTag = 'en'

const require = createRequire(import.meta.url)
const framework = new CLDRFramework({ loader: readPack, packCacheSize: 16, patternCacheSize: 200 })
const languages = new Set(CLDRFramework.availableLocales().map((locale) => locale.tag.language()))
const locales = new BoundedCache<string, Locale>()

/** The language data of a tag such as `en-GB`, read from disk once and shared; unknown languages are given English. Node only. */
export function loadLocale(tag: string): Locale {
  return locales.getOrBuild(tag, build)
}

function build(tag: string): Locale {
  const resolved = CLDRFramework.resolveLocale(tag)
  if (!languages.has(resolved.tag.language())) return loadLocale(fallbackTag)
  return { tag, region: resolved.tag.region(), cldr: framework.get(resolved) }
}

function readPack(language: string): unknown {
  return require(`@phensley/cldr/packs/${language}.json`)
}
