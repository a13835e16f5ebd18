/** Pages whose views are not counted: what is not found, errors, the search, lock screens, and where the way is closed (docs/reference/pages-and-routes.md). */
const uncountedPageTypes: readonly number[] = [100, 101, 102, 103, 105, 106]

/** Whether a view of a page is counted: not those of the panel, of the search, and of pages that show that there is nothing to see. */
export function isCountedPage(path: string, pageType: number | null): boolean {
  if (pageType !== null && uncountedPageTypes.includes(pageType)) return false
  // Behind the prefix of a language, too.
  return !/^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:config|search)(?:\/|$)/i.test(path)
}

/** Whether visits of somebody who is signed in to the panel are counted: those of who may only look (specification, section 6). */
export function isCountedOwner(roles: readonly string[]): boolean {
  return roles.every((role) => role === 'viewer')
}
