import { isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

/**
 * The network that an address stands for when attempts are counted: an IPv4 address itself, and of an IPv6 address the first 64 bits, as
 * whoever has one has all of them. The port, which each connection has of its own, does not count.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  const [unzoned = ''] = plain.split('%', 1)
  if (!isIPv6(unzoned)) return plain
  const groups = groupsOf(unzoned)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return [groups[6] ?? 0, groups[7] ?? 0].flatMap((group) => [group >> 8, group & 255]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  const [before = [], tail] = address.split('::', 2).map(readGroups)
  if (tail === undefined) return before
  return [...before, ...Array.from({ length: 8 - before.length - tail.length }, () => 0), ...tail]
}

function readGroups(text: string): readonly number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
