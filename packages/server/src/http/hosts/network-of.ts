import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { plainAddress } from './plain-address.ts'

/**
 * The network that an address stands for when attempts are counted: an IPv4 address itself, and of an IPv6 address the first 64 bits, as
 * those who have one have all of them. The port, which each connection has of its own, does not count.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  const [unzoned = ''] = plain.split('%', 1)
  if (!isIPv6(unzoned)) return plain
  const ipv6 = ipaddr.IPv6.parse(unzoned)
  if (ipv6.isIPv4MappedAddress()) return ipv6.toIPv4Address().toString()
  return `${ipv6.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
