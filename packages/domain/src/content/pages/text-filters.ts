/** The filters that make a part of an address of a text, by their names (specification, section 3). */
export const textFilters = {
  'url-slug': urlSlug,
  'url-slug-with-slash': urlSlugWithSlash,
} as const satisfies Readonly<Record<string, (text: string) => string>>

/** Most characters of an address that is made of a title. */
const slugLength = 60

/** Lower-case words joined by hyphens, as `url-slug` gives them. */
function urlSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '-')
    .slice(0, slugLength)
    .replace(/^-+|-+$/g, '')
}

/** The same for each part between two slashes, as `url-slug-with-slash` gives it. */
function urlSlugWithSlash(text: string): string {
  return text
    .split('/')
    .map(urlSlug)
    .filter((part) => part !== '')
    .join('/')
}
