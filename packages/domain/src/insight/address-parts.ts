/** Every browser and Node have them, and this code is compiled for neither. */
declare const URL: { parse(address: string, base?: string): AddressParts | null }
declare const URLSearchParams: { new (query: string): AskedFields }

/** What an address is made of (WHATWG URL); the protocol with its colon, the host with its port. */
export interface AddressParts {
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
}

/** The fields of a query, each by its name; null where one is missing. */
interface AskedFields {
  get(name: string): string | null
}

/** Takes an address apart; null for what is none. */
export function addressParts(address: string, base?: string): AddressParts | null {
  return URL.parse(address, base)
}

/** Reads the query of an address, which may stand alone. */
export function fieldsOfQuery(address: string): AskedFields {
  return new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?') + 1) : address)
}
