import { currencyDigits } from '../money/currencies.ts'
import { longestTitle } from '../website/check-title.ts'
import { isPrefix } from '../website/languages/address-in-language.ts'
import { isLanguageTag } from '../website/languages/language-tag.ts'
import { mostLanguages, type SiteLanguage } from '../website/languages/site-language.ts'
import { isTimeZone } from '../website/settings/region.ts'
import type { Site } from '../website/site.ts'

/** Longest tag line, as the call takes it that sets one. */
const longestTagLine = 500

/** Says why the settings of a site that was saved to a file cannot be used here; null when they can. */
export function checkSavedSite({
  title,
  tagLine,
  timeZone,
  language,
  languages,
  store,
}: Site): string | null {
  if (title.length > longestTitle) return `The title of the site has more than ${longestTitle} characters.`
  if (tagLine.length > longestTagLine)
    return `The tag line of the site has more than ${longestTagLine} characters.`
  if (!isTimeZone(timeZone)) return 'The time zone of the site is none that is known here.'
  if (![language, ...languages.map(({ code }) => code)].every(isLanguageTag))
    return 'A language of the site is none.'
  const wrong = languagesText(languages)
  if (wrong !== null) return wrong
  return Object.hasOwn(currencyDigits, store.currency) ? null : 'The currency of the site is none to sell in.'
}

/** Says what no call lets in. What the panel says beside it of a list that is changed may have come to be since: the site has become that of another language. */
function languagesText(languages: readonly SiteLanguage[]): string | null {
  if (languages.length > mostLanguages) return `The site has more than ${mostLanguages} further languages.`
  const prefixes = languages.map(({ prefix }) => prefix)
  if (!prefixes.every(isPrefix)) return 'The prefix of a language of the site is none.'
  return new Set(prefixes).size < prefixes.length ? 'Two languages of the site have the same prefix.' : null
}
