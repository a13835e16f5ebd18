import { addressParts } from './address-parts.ts'
import { holdsToken } from './tokens.ts'

/** Longer paths, sources and searches are cut. */
const longestText = 200

/** What may be the address of a person. */
const mailAddress = /[^\s/@]+(?:@|%40)[^\s/@]+\.[^\s/@]+/i

/** Whether a text holds what looks like an address of a person, a token or an id: it is not kept then. */
export function looksPersonal(text: string): boolean {
  return mailAddress.test(text) || holdsToken(text)
}

/** The path of a page as it is counted: without what is asked behind it; what looks personal in it is left out, such as the id of an order. Null for what is no address. */
export function cleanPath(address: string): string | null {
  const parsed = address === '' ? null : addressParts(address, 'https://site.invalid')
  if (!parsed) return null
  const parts = parsed.pathname.split('/').map((part) => (looksPersonal(decoded(part)) ? '…' : part))
  const path = parts.join('/').replace(/\/{2,}/g, '/')
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  return plain.slice(0, longestText)
}

/** Words that were searched for, as they are counted; null for none, and for what looks personal. */
export function cleanSearch(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase()
  return plain === '' || looksPersonal(plain) ? null : plain.slice(0, longestText)
}

/** A short text of a page or link, such as the words of a button, as it is counted; null as with searches. */
export function cleanName(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  return plain === '' || looksPersonal(plain) ? null : plain.slice(0, longestText)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
