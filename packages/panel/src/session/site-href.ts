/** What a session says of where panel and site are. */
interface Places {
  readonly site: { readonly url: string }
  readonly panelUrl: string
}

/** Whether the panel has a host of its own, on which no page of the site is. */
export function isPanelElsewhere({ site, panelUrl }: Places): boolean {
  return panelUrl !== site.url
}

/** Where a page of the site is seen. The panel's own host leads there, and lets the owner in; its bare front page is the panel. */
export function siteHref(path: string, places: Places): string {
  return path === '/' && isPanelElsewhere(places) ? '/?' : path
}

/** The front page of the site, as its owner sees it. */
export function siteFrontHref(places: Places): string {
  return isPanelElsewhere(places) ? '/?' : places.site.url
}
