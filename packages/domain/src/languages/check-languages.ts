import { pageAddressText } from '../content/pages/page-address.ts'
import { isPrefix } from '../website/languages/address-in-language.ts'
import type { SiteLanguage, SpokenLanguages } from '../website/languages/site-language.ts'
import { siteLanguages } from '../website/settings/site-languages.ts'

/** Why a language cannot be one of a site. */
const languageTexts = {
  unknown: 'Please choose a language of the list.',
  twice: 'This language is in the list already.',
  own: 'This is the language that the site is written in.',
  prefixWrong: 'Please write the prefix as a language is written in addresses, such as de or pt-br.',
  prefixTwice: 'Another language has this prefix. Please choose another.',
  prefixReserved: 'This is an address of the site itself. Please choose another.',
  prefixTaken: 'A page has this address. Please choose another prefix, or move the page.',
  fallback: 'Please choose another of the languages, or the site’s own.',
  circle:
    'These languages stand in for each other in a circle. Please let one of them fall back to the site’s own.',
} as const

/** What languages are checked against. */
export interface LanguagesPlace extends SpokenLanguages {
  /** First parts of the addresses of its pages. */
  readonly urlIds: ReadonlySet<string>
}

/** Says what is wrong with the languages of a site, by place and field such as `0.prefix`. What the site has already may stay. */
export function checkLanguages(
  languages: readonly SiteLanguage[],
  place: LanguagesPlace,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [index, each] of languages.entries()) {
    const before = languages.slice(0, index)
    const problems = {
      code: codeText(each, before, place),
      prefix: prefixText(each, before, place),
      fallback: fallbackText(each, languages),
    }
    for (const [field, text] of Object.entries(problems))
      if (text !== null) errors[`${index}.${field}`] = text
  }
  return errors
}

/** The languages that can be chosen: those with their country, and those without. */
export const knownLanguages: readonly string[] = [
  ...new Set(siteLanguages.map((code) => code.split('-', 1)[0] ?? code)),
  ...siteLanguages,
].toSorted()

function codeText(
  { code }: SiteLanguage,
  before: readonly SiteLanguage[],
  place: LanguagesPlace,
): string | null {
  if (code === place.language) return languageTexts.own
  if (before.some((each) => each.code === code)) return languageTexts.twice
  const isKnown = knownLanguages.includes(code) || place.languages.some((each) => each.code === code)
  return isKnown ? null : languageTexts.unknown
}

function prefixText(
  { prefix }: SiteLanguage,
  before: readonly SiteLanguage[],
  place: LanguagesPlace,
): string | null {
  if (!isPrefix(prefix)) return languageTexts.prefixWrong
  if (before.some((each) => each.prefix === prefix)) return languageTexts.prefixTwice
  if (pageAddressText(prefix, new Set()) !== null) return languageTexts.prefixReserved
  return place.urlIds.has(prefix) ? languageTexts.prefixTaken : null
}

function fallbackText({ code, fallback }: SiteLanguage, languages: readonly SiteLanguage[]): string | null {
  const seen = [code]
  for (let next = fallback; next !== null; ) {
    const language = languages.find((each) => each.code === next)
    if (!language) return languageTexts.fallback
    if (seen.includes(next)) return languageTexts.circle
    seen.push(next)
    next = language.fallback
  }
  return null
}
