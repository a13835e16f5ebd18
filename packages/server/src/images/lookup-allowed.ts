import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Said of a host that is not to be reached. */
export const notAllowedText = 'The address is not on the public internet.'

/** Thrown for such a host. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError'

  constructor() {
    super(notAllowedText)
  }
}

/** Resolves a name where a connection is made, and refuses it when one of its addresses is not allowed: no name leads elsewhere later. */
export function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return done(new NotAllowedError(), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
