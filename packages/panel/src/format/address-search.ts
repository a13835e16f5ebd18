/** What stands behind `?` of an address; a room reads of it what it knows. */
export type AddressSearch = Readonly<Record<string, string | number | undefined>>

/** Hands what stands there to the room, which is loaded with the words that it knows. */
export function keepSearch(search: Record<string, unknown>): AddressSearch {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}

/** Reads what stands behind `?` of an address; every value is a text. */
export function parseAddressSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes it so that people can read it: `?f=stock:lt:5~visible:is:yes&sort=-updated`. */
export function writeAddressSearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(String(value)).replace(/%3A|%2C/g, decodeURIComponent)}`,
    )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
