import { withFollowedTexts } from '@vitrine/domain/languages/texts/list-entries'
import { mailTextsIn } from '@vitrine/domain/languages/texts/mail-texts'
import { visitMenu } from '@vitrine/domain/languages/texts/menu-texts'
import { visitSite } from '@vitrine/domain/languages/texts/site-texts'
import { withTexts } from '@vitrine/domain/languages/texts/text-field'
import { fallbackChain, type ShownLanguage } from '@vitrine/domain/website/languages/site-language'
import { fitsMail } from '@vitrine/domain/website/settings/mail/fits-mail'
import { describeHours, writeHours } from '@vitrine/domain/website/settings/opening-hours'
import type { Site } from '@vitrine/domain/website/site'
import type { SiteStore } from '@vitrine/store/store'
import { RevisionMemory } from '../revisions/revision-memory.ts'
import { usualCookieLabelsIn } from '../words/cookie-labels.ts'
import { saidLanguage } from '../words/visitor-words.ts'
import { storeInLanguage } from './store-in-language.ts'
import { TranslationsOf } from './translations-of.ts'

/** A site with its rows, in the language in which they read. */
interface ReadSite {
  readonly site: Site
  readonly store: SiteStore
  readonly isAway: boolean
  readonly language: ShownLanguage
}

/** What a site is in its other languages; each revision is a `Site` of its own. */
const spoken = new RevisionMemory<ReadSite>()

/** The id that texts of the whole site are kept under. */
export const wholeSite = 'site'

/**
 * A site as it is shown in a language: its texts, those of its rows, and the locale of its dates and numbers. Read once for each
 * revision; what pages are made of, and what is remembered of them, is told apart by the `Site` in it.
 */
export async function siteInLanguage(live: ReadSite, language: ShownLanguage): Promise<ReadSite> {
  if (language.prefix === '') return live
  const { site, store } = await spoken.recall(live.site, language.code, () => speak(live, language))
  return { site, store, isAway: live.isAway, language }
}

async function speak({ site, store, isAway }: ReadSite, language: ShownLanguage): Promise<ReadSite> {
  const { code } = language
  const translations = new TranslationsOf(store, fallbackChain(code, site.languages))
  const ofSite = await translations.find('site', [wholeSite], store)
  const ofMenus = await translations.find('menu', Object.keys(site.navigation), store)
  const navigation = Object.entries(site.navigation).map(([name, links]) => [
    name,
    withFollowedTexts(links, visitMenu, ofMenus.get(name) ?? []),
  ])
  const own = withTexts(site, visitSite(usualCookieLabelsIn), ofSite.get(wholeSite) ?? [])
  const hours = describeHours(site.businessHours, site.language)
  return {
    site: {
      ...own,
      language: code,
      mailTexts: await mailTextsFor(site, code, store),
      navigation: Object.fromEntries(navigation),
      businessHours: writeHours(hours, code),
    },
    store: storeInLanguage(store, translations),
    isAway,
    language,
  }
}

/** What the owner wrote for mails, where it can stand in one that is read in a language. */
async function mailTextsFor(site: Site, code: string, store: SiteStore): Promise<Site['mailTexts']> {
  const languages = { reader: code, around: saidLanguage(code) }
  const chain = fallbackChain(code, site.languages).filter((each) => fitsMail(each, languages))
  const purposes = Object.keys(site.mailTexts)
  const translations = await new TranslationsOf(store, chain).find('mail', purposes, store)
  return mailTextsIn(site.mailTexts, { translations, keepsOwn: fitsMail(site.language, languages) })
}
