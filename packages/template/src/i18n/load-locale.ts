/// <reference path="./node-module.d.ts" />
import { createRequire } from 'node:module'
import { buildLocales } from './build-locales.ts'
import type { Locale } from './locale.ts'

const require = createRequire(import.meta.url)
const locales = buildLocales(readPack)

/** Reads the CLDR pack of a language from disk. Node only. */
export function readPack(language: string): unknown {
  return require(`@phensley/cldr/packs/${language}.json`)
}

/**
 * The language data of a tag such as `en-GB`: read from disk once, built once, then shared by all renders. Unknown languages are
 * given English. Node only; elsewhere `buildLocales` is given where the packs are.
 */
export function loadLocale(tag: string): Locale {
  return locales(tag)
}
