/** The header by which a panel on a host of its own says of which site a tab is: the browser may have gone on to another in the meantime. */
const siteHeader = 'X-Vitrine-Site'

let siteId: string | null = null

/** Notes of which site this tab is, once and for all. */
export function noteSite(id: string): void {
  siteId ??= id
}

/** What calls of this tab say of it. */
export function siteHeaders(): Readonly<Record<string, string>> {
  return siteId === null ? {} : { [siteHeader]: siteId }
}
