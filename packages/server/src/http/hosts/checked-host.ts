import { isIPv4, isIPv6 } from 'node:net'

/** A name, an IPv4 address or an IPv6 address in brackets; then perhaps a port. */
const hostPattern = /^(?:([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?|\[([0-9a-f:.]+)\])(?::(\d{1,5}))?$/i

/** Longest name of the domain name system, with a dot at its end and a port. */
const maxHostLength = 253 + 1 + ':65535'.length

/**
 * Reads the host of a request as `host[:port]`, in lower case; null when it is anything else. Addresses are put together with it, so
 * that nothing may pass which is not a whole host: no sign-in name, path, space or foreign letter.
 */
export function checkHost(text: string): string | null {
  const known = checked.get(text)
  if (known !== undefined) return known
  const host = readHost(text)
  if (checked.size >= maxChecked) checked.clear()
  checked.set(text, host)
  return host
}

/** Hosts that were checked lately, as nearly all requests come to the same few. */
const checked = new Map<string, string | null>()
const maxChecked = 500

function readHost(text: string): string | null {
  if (text.length > maxHostLength) return null
  const [, name, ipv6, port] = hostPattern.exec(text) ?? []
  if (port !== undefined && !(Number(port) >= 1 && Number(port) <= 65_535)) return null
  if (ipv6 !== undefined) return isIPv6(ipv6) ? text.toLowerCase() : null
  return name !== undefined && isName(name) ? text.toLowerCase() : null
}

/** A last part of digits is read as an IPv4 address by browsers, which take no others then. */
function isName(name: string): boolean {
  if (/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i.test(name)) return isIPv4(name)
  return !name.includes('..') && URL.canParse(`http://${name}`)
}
