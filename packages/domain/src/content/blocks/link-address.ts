import { longestAddress } from '../../website/settings/web-limits.ts'

/** Whether a link may lead there: http, https, mailto or tel, a path of this site, a question or an anchor; nowhere is an empty text. */
export function isLinkAddress(address: string): boolean {
  if (address === '') return true
  if (address.length > longestAddress || hasControls(address)) return false
  if (/^(?:https?:\/\/[^/]|mailto:|tel:)/i.test(address)) return true
  // Two slashes, or a slash and a backslash, name another host.
  return /^(?:\/(?![/\\])|[#?])/.test(address)
}

/** Browsers drop tabs and line ends inside of addresses, so that `java\tscript:` would be one; no space stands in an address either. */
function hasControls(address: string): boolean {
  return /[\p{Cc} "<>\\]/u.test(address)
}
