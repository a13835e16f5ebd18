import { addressParts } from './address-parts.ts'
import { holdsToken } from './tokens.ts'

/** Longer paths, sources and searches are cut. */
const longestText = 200

/** More of a text is not looked at, and not kept either. */
const longestLook = 1_000

/** The sign of addresses of mail, also where it is written as in an address, with spaces around it, or wide. */
const atSign = /\S\s?(?:@|%(?:25)*40)\s?\S/i

/** Such as the number of a card, an account or a telephone. */
const longNumber = /\d(?:[ ./]?\d){8}/

/** The address of a network: of four bytes, or of groups with colons. */
const networkAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}/i

/** Whether a text holds what looks like an address of a person or a network, a long number, a token or an id: it is not kept then. */
export function looksPersonal(text: string): boolean {
  const plain = text.slice(0, longestLook).normalize('NFKC')
  return [atSign, longNumber, networkAddress].some((each) => each.test(plain)) || holdsToken(plain)
}

/** The path of a page as it is counted: without what is asked behind it; what looks personal in it is left out, such as the id of an order. Null for what is no address. */
export function cleanPath(address: string): string | null {
  const parsed = address === '' ? null : addressParts(address.slice(0, 2_000), 'https://site.invalid')
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  const parts = parsed.pathname.split('/').map((part) => (looksPersonal(decoded(part)) ? '…' : part))
  const path = parts.join('/').replace(/\/{2,}/g, '/')
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return plain.slice(0, longestText)
}

/** Words that were searched for, as they are counted; null for none, and for what looks personal. */
export function cleanSearch(text: string): string | null {
  const plain = text.slice(0, longestLook).trim().replace(/\s+/g, ' ').toLowerCase()
  return plain === '' || looksPersonal(plain) ? null : plain.slice(0, longestText)
}

/** A short text of a page or link, such as the words of a button, as it is counted; null as with searches. */
export function cleanName(text: string): string | null {
  const plain = text.slice(0, longestLook).trim().replace(/\s+/g, ' ')
  return plain === '' || looksPersonal(plain) ? null : plain.slice(0, longestText)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
