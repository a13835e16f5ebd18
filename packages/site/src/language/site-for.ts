import { fallbackChain, languageFor, ownLanguage } from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { siteInLanguage } from './site-in-language.ts'
import { tablesInLanguage } from './store-in-language.ts'
import { TranslationsOf } from './translations-of.ts'

/** A site with its rows, as somebody reads it who once came in a language: in that one while visitors are shown it, else in the site's own. */
export async function siteFor(
  store: SiteStore,
  code: string | undefined,
): Promise<{ readonly site: Site; readonly store: SiteStore }> {
  const site = await store.site.read()
  const live = { site, store, isAway: false, language: ownLanguage(site) }
  return siteInLanguage(live, languageFor(site, code))
}

/** The rows alone, within a transaction. */
export function tablesFor(tables: SiteTables, site: Site, code: string | undefined): SiteTables {
  const language = languageFor(site, code)
  if (language.prefix === '') return tables
  return tablesInLanguage(tables, new TranslationsOf(tables, fallbackChain(language.code, site.languages)))
}
