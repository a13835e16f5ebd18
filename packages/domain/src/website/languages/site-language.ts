import { tagOf } from '../../words/language-tag.ts'

/** Most languages that a site has beside its own: each page names all of them, and the sitemap each page in each of them. */
export const mostLanguages = 41

/** A language that a site is shown in beside its own. */
export interface SiteLanguage {
  /** A language tag, such as de-DE. */
  readonly code: string
  /** The first part of its addresses, such as `de` of `/de/shop`. */
  readonly prefix: string
  /** Whether visitors are shown it; its translations can be written before. */
  readonly isEnabled: boolean
  /** The language whose text stands where one is not translated; null: the site's own. */
  readonly fallback: string | null
}

/** The language in which a site is shown to somebody. */
export interface ShownLanguage {
  /** A language tag, such as de-DE. */
  readonly code: string
  /** What its addresses begin with, such as `/de`; '' for the site's own language. */
  readonly prefix: string
  /** The tag of the site's own language. */
  readonly own: string
}

/** What a site says of its languages. */
export interface SpokenLanguages {
  /** The tag of its own language. */
  readonly language: string
  readonly languages: readonly SiteLanguage[]
}

/** A site as it is shown in its own language. */
export function ownLanguage({ language }: SpokenLanguages): ShownLanguage {
  return { code: language, prefix: '', own: language }
}

/** The languages that visitors are shown, the site's own first; one alone where there is no other. */
export function shownLanguages({ languages, own }: ShownSite): readonly ShownLanguage[] {
  const others = languages.filter(({ isEnabled }) => isEnabled)
  return [
    { code: own, prefix: '', own },
    ...others.map(({ code, prefix }) => ({ code, prefix: `/${prefix}`, own })),
  ]
}

interface ShownSite {
  readonly languages: readonly SiteLanguage[]
  /** The tag of the site's own language. */
  readonly own: string
}

/** What the addresses of a site begin with in the language that it reads in: `/de`, or '' for its own. */
export function prefixNow(site: SpokenLanguages): string {
  const shown = furtherNow(site)
  return shown ? `/${shown.prefix}` : ''
}

/** The language in which a site reads to somebody who once came in one: that one while visitors are shown it, else the site's own. */
export function languageFor(site: SpokenLanguages, code: string | undefined): ShownLanguage {
  if (code === undefined || code === '') return ownLanguage(site)
  // What was kept before tags were put right may have an underscore in it, or small letters, or be no tag.
  const tag = tagOf(code)
  if (tag === null) return ownLanguage(site)
  const shown = shownLanguages({ languages: site.languages, own: site.language })
  return shown.find((each) => tagOf(each.code) === tag) ?? ownLanguage(site)
}

/** The tag of the language that a site reads in, to be kept with what is asked for in it; left out for its own. */
export function languageToKeep(site: SpokenLanguages): { readonly language?: string } {
  const shown = furtherNow(site)
  return shown ? { language: shown.code } : {}
}

function furtherNow({ language, languages }: SpokenLanguages): SiteLanguage | undefined {
  return languages.find(({ code, isEnabled }) => isEnabled && code === language)
}

/** The languages in which a text is sought, the nearest first, before the site's own text stands. */
export function fallbackChain(code: string, languages: readonly SiteLanguage[]): readonly string[] {
  const chain: string[] = []
  let next: string | null = code
  while (next !== null && !chain.includes(next)) {
    const language: SiteLanguage | undefined = languages.find((each) => each.code === next)
    if (!language) break
    chain.push(language.code)
    next = language.fallback
  }
  return chain
}

/** The name of a language in that language, such as Deutsch. */
export function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language', languageDisplay: 'standard' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
