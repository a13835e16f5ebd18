/** Pages on which nothing is counted: what is not found, failures, lock screens, where the way is closed, previews of mail (docs/reference/pages-and-routes.md). */
const uncountedPageTypes: readonly unknown[] = [100, 101, 103, 105, 106, 301]

/** The page of a search: of it the words are counted, and not the page (specification, section 2). */
const searchPageType = 102

/** Of the panel, wherever it stands in a path (specification, section 2). */
const panelPath = /\/config(?:\/|$)/i

/** Whether what is done on a page is counted at all; `pageType` is what its context says, if anything. */
export function isForVisitors(path: string, pageType: unknown): boolean {
  return !uncountedPageTypes.includes(pageType) && !panelPath.test(path)
}

/** Whether a view of a page is counted; `prefixes` are what addresses of the site's other languages begin with, such as `de`, where they are known. */
export function isCountedPage(path: string, pageType: unknown, prefixes: readonly string[] = []): boolean {
  return isForVisitors(path, pageType) && !isSearchPage(path, { pageType, prefixes })
}

/** A page whose type is not told is known by its path. */
function isSearchPage(
  path: string,
  { pageType, prefixes }: { readonly pageType: unknown; readonly prefixes: readonly string[] },
): boolean {
  if (typeof pageType === 'number') return pageType === searchPageType
  const [first = '', second] = path.toLowerCase().split('/').slice(1)
  return first === 'search' || (second === 'search' && prefixes.includes(first))
}

/** Whether visits of somebody who is signed in to the panel are counted: those of who may only look (specification, section 6). */
export function isCountedOwner(roles: readonly string[]): boolean {
  return roles.every((role) => role === 'viewer')
}
