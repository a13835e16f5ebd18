import { BlockList, isIP, isIPv6 } from 'node:net'
import type { IsTrustedProxy } from '../../services/trusted-proxy.ts'
import { plainAddress } from './network-of.ts'

/** What is wrong with a list of proxies. */
export const trustedProxiesHint =
  'it must be the number of proxies before the server, such as 1, or their addresses, such as 10.0.0.7, 192.168.0.0/16'

/**
 * Reads which proxies are trusted: `1`, `2`, … for so many of them one behind the other, or a list of addresses and networks.
 * null when none are; undefined when the text says neither.
 */
export function readTrustedProxies(text: string | null): IsTrustedProxy | null | undefined {
  if (text === null || /^(?:0|no|false|off)$/i.test(text)) return null
  // `yes` is what was documented before proxies were counted.
  if (/^(?:yes|true|on)$/i.test(text)) return trustFirst(1)
  if (/^\d+$/.test(text)) return Number(text) <= maxProxies ? trustFirst(Number(text)) : undefined
  return trustListed(text.split(',').map((each) => each.trim()))
}

/** More than that one behind the other is a mistake. */
const maxProxies = 16

function trustFirst(count: number): IsTrustedProxy {
  return (_address, hop) => hop < count
}

function trustListed(networks: readonly string[]): IsTrustedProxy | undefined {
  const isListed = readNetworks(networks)
  return isListed && ((told) => told !== undefined && isListed(told))
}

/** Reads addresses and networks, such as 10.0.0.7 or 192.168.0.0/16; undefined when one of them is neither. */
export function readNetworks(networks: readonly string[]): ((address: string) => boolean) | undefined {
  const list = new BlockList()
  for (const network of networks) if (!addNetwork(list, network)) return undefined
  return (told) => {
    const address = plainAddress(told)
    const kind = isIP(address)
    return kind !== 0 && list.check(address, kind === 6 ? 'ipv6' : 'ipv4')
  }
}

function addNetwork(list: BlockList, network: string): boolean {
  const [address = '', prefix, ...more] = network.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  const type = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (prefix === undefined) {
    list.addAddress(address, type)
    return true
  }
  const maxBits = type === 'ipv6' ? 128 : 32
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > maxBits) return false
  list.addSubnet(address, Number(prefix), type)
  return true
}
