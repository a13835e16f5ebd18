import { linkIn } from '@vitrine/domain/website/languages/address-in-language'
import {
  type ShownLanguage,
  type SiteLanguage,
  shownLanguages,
} from '@vitrine/domain/website/languages/site-language'

/** Gives the addresses in data of a page the prefix of its language: the texts of fields that are called a URL, such as `fullUrl`. */
export function dataInLanguage<Data>(data: Data, language: ShownLanguage, prefixes: readonly string[]): Data {
  return language.prefix === '' ? data : (walk(data, { prefix: language.prefix, prefixes }) as Data)
}

/** What the addresses of every language but the own one begin with. */
export function prefixesOf(languages: readonly SiteLanguage[]): readonly string[] {
  return shownLanguages({ languages, own: '' }).flatMap(({ prefix }) => (prefix === '' ? [] : [prefix]))
}

interface Prefixes {
  readonly prefix: string
  readonly prefixes: readonly string[]
}

/** What the pages of a site share says nothing of single pages, and stays the same object; `languages` leads to all of them. */
const sharedParts: ReadonlySet<string> = new Set([
  'website',
  'websiteSettings',
  'localizedStrings',
  'languages',
])

const urlName = /(?:^u|U)rl$/

function walk(value: unknown, place: Prefixes): unknown {
  if (Array.isArray(value)) return value.map((each) => walk(each, place))
  if (typeof value !== 'object' || value === null) return value
  const changed: Record<string, unknown> = {}
  for (const [name, each] of Object.entries(value)) {
    if (sharedParts.has(name)) changed[name] = each
    else
      changed[name] =
        typeof each === 'string' && urlName.test(name)
          ? linkIn(place.prefix, each, place.prefixes)
          : walk(each, place)
  }
  return changed
}
