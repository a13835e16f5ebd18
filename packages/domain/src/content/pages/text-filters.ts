import { urlIdFromTitle } from '../../website/url-id-from-title.ts'

/** The filters that make a part of an address of a text in a language, by their names (specification, section 3). */
export const textFilters = {
  'url-slug': urlIdFromTitle,
  'url-slug-with-slash': urlSlugWithSlash,
} as const satisfies Readonly<Record<string, (text: string, language: string) => string>>

/** The same for each part between two slashes, as `url-slug-with-slash` gives it. */
function urlSlugWithSlash(text: string, language: string): string {
  return text
    .split('/')
    .map((part) => urlIdFromTitle(part, language))
    .filter((part) => part !== '')
    .join('/')
}
