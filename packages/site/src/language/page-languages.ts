import { addressIn } from '@vitrine/domain/website/languages/address-in-language'
import {
  ownNameOf,
  type ShownLanguage,
  shownLanguages,
} from '@vitrine/domain/website/languages/site-language'
import type { Site } from '@vitrine/domain/website/site'

/** A page in one of the languages of its site, as templates see it in `languages`. */
export interface PageLanguage {
  /** A language tag, such as de-DE. */
  readonly code: string
  /** In its own words, such as Deutsch (Deutschland). */
  readonly name: string
  /** The path of the page in it. */
  readonly url: string
  /** Whether the page is read in it. */
  readonly active: boolean
}

/** A site, and the language in which it is shown. */
export interface Spoken {
  readonly site: Site
  readonly language: ShownLanguage
}

/** The languages in which visitors read a site, its own first; empty for a site of one language. */
export function languagesOf({ site, language }: Spoken): readonly ShownLanguage[] {
  if (site.languages.length === 0) return noLanguages
  const shown = shownLanguages({ languages: site.languages, own: language.own })
  return shown.length > 1 ? shown : noLanguages
}

const noLanguages: readonly ShownLanguage[] = []

/** `languages` of the page data, for a path without a prefix: nothing for a site of one language. */
export function pageLanguages(path: string, place: Spoken): { readonly languages?: readonly PageLanguage[] } {
  const shown = languagesOf(place)
  if (shown.length === 0) return {}
  // Several of one language are told apart by their countries.
  const bare = shown.map(({ code }) => code.split('-', 1)[0] ?? code)
  const languages = shown.map(({ code, prefix }, index) => {
    const isOnly = bare.filter((each) => each === bare[index]).length === 1
    const name = ownNameOf(isOnly ? (bare[index] ?? code) : code)
    return { code, name, url: addressIn(prefix, path), active: prefix === place.language.prefix }
  })
  return { languages }
}
