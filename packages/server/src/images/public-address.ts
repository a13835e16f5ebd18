import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address is on the public internet; everything inside our own network is not, nor what leads elsewhere than it says. */
export function isPublicAddress(address: string): boolean {
  // The library reads `010.0.0.1` and `1`, too, in the way of old programs; those that connect need not read them alike.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(givenOut)
}

/** Of IPv6, only this part is given out; what is outside of it the library calls by no name. */
const givenOut = ipaddr.parseCIDR('2000::/3')
