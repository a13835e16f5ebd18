import { BlockList, isIP } from 'node:net'

/** Address ranges that are not on the public internet, or lead elsewhere than they say. */
const privateRanges = buildRanges()

/** Whether an IP address is on the public internet; everything inside our own network is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateRanges.check(address, 'ipv4')
  if (family !== 6) return false
  return publicRange.check(address, 'ipv6') && !privateRanges.check(address, 'ipv6')
}

/** Of IPv6, only this part is given out; IPv4 addresses in IPv6 clothes are outside of it. */
const publicRange = new BlockList()
publicRange.addSubnet('2000::', 3, 'ipv6')

function buildRanges(): BlockList {
  const ranges = new BlockList()
  for (const range of [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ])
    addRange(ranges, range, 'ipv4')
  for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
    addRange(ranges, range, 'ipv6')
  return ranges
}

function addRange(ranges: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/')
  ranges.addSubnet(network, Number(bits), family)
}
