/** First parts of addresses that belong to the platform, so that no page may have them. */
const reservedAddresses: ReadonlySet<string> = new Set([
  'account',
  'api',
  'assets',
  'cart',
  'checkout',
  'commerce',
  'config',
  'content',
  'display-css',
  'global',
  'health',
  'legal',
  's',
  'scripts',
  'search',
  'static',
  'storage',
  'universal',
  'unlock',
])

/** Most characters of the address of a page. */
const addressLength = 200

/** Says why a page cannot have an address; null when it can. `taken` has the addresses of the other pages. */
export function pageAddressText(urlId: string, taken: ReadonlySet<string>): string | null {
  const isWhole = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}\p{Mark}_-]*$/u.test(urlId)
  if (!isWhole || urlId.length > addressLength) return `${urlId} is not a valid page URL`
  if (reservedAddresses.has(urlId.toLowerCase()))
    return `/${urlId} is an address of the site itself. Please choose another.`
  return taken.has(urlId) ? 'Another page has this address. Please choose another.' : null
}

/** An address like the one that is wanted that no page has: itself, or with a number behind it. */
export function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  const start = pageAddressText(wanted, new Set()) === null ? wanted : `page-${wanted}`.replace(/-+$/, '')
  const base = start.slice(0, addressLength - 5)
  let address = base
  for (let number = 2; taken.has(address); number++) address = `${base}-${number}`
  return address
}
