import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that an address stands for when attempts are counted: an IPv4 address itself, and of an IPv6 address the first 64 bits, as
 * those who have one have all of them. The port, which each connection has of its own, does not count.
 */
export function networkOf(address: string): string {
  // Neither a port nor an IPv6 address is without one.
  if (!address.includes(':')) return address
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

/**
 * A network address as it is, without the port and the brackets that some proxies write around it: `203.0.113.9:51234`,
 * `[2001:db8::1]:443`. What is neither stays as it is.
 */
export function plainAddress(text: string): string {
  const [, ipv6, ipv4] = /^(?:\[([0-9a-f:.%]+)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/i.exec(text) ?? []
  return ipv6 ?? ipv4 ?? text
}
