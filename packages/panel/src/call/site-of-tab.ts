/** The header by which a panel on a host of its own says of which site a tab is: the browser may have gone on to another in the meantime. */
const siteHeader = 'X-Vitrine-Site'

let siteId: string | null = null

/** Notes of which site this tab is, once and for all. */
export function noteSite(id: string): void {
  siteId ??= id
}

/** What calls of this tab say of it: in which language it is read, and of which site it is. */
export function tabHeaders(): Readonly<Record<string, string>> {
  const language = { 'Accept-Language': document.documentElement.lang || 'en' }
  return siteId === null ? language : { ...language, [siteHeader]: siteId }
}
