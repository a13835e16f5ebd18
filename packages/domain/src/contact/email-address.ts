/** Shortest and longest e-mail address (specification, section 9). */
const emailLength = { min: 3, max: 256 } as const

/** What somebody reads who is asked for an address and gives something else. */
export const emailWrongText = 'Please enter a valid email'

/** Whether a text has the form of an e-mail address, in letters that can be told from others by who reads them. */
export function isEmail(text: string): boolean {
  if (text.length < emailLength.min || text.length > emailLength.max) return false
  if (invisible.test(text) || text.normalize('NFKC') !== text.normalize('NFC')) return false
  if (asciiDomain(text.slice(text.lastIndexOf('@') + 1)) === null) return false
  return /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@.<>"(),:;[\]\\]+(\.[^\s\p{Cc}@.<>"(),:;[\]\\]+)+$/u.test(
    text,
  )
}

/** Whether an address is none that mail arrives at, such as those of sample content: its domain is kept for examples (RFC 2606). */
export function isSampleAddress(email: string): boolean {
  return /[@.]example$/i.test(email.trim())
}

/** The address without what many mail services let their readers add to it: `ada+shop@example.com` is read by `ada@example.com`. */
export function withoutTag(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

/**
 * An address as it is kept, compared and looked up. No two are told apart by capitals, spaces around them, the way in which letters are
 * composed or how wide they are, characters that nobody sees, or whether their domain is written in its own letters or as `xn--…`.
 */
export function emailKey(email: string): string {
  const plain = email.normalize('NFKC').replace(everyInvisible, '').trim().toLowerCase()
  const domainAt = plain.lastIndexOf('@') + 1
  if (domainAt === 0) return plain
  const domain = plain.slice(domainAt)
  return plain.slice(0, domainAt) + (asciiDomain(domain) ?? domain)
}

/** Characters that take no room of their own: soft hyphens, joiners, marks of direction (Unicode, UAX 44). */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u
const everyInvisible = new RegExp(invisible, 'gu')

/** Every browser and Node have it, and this code is compiled for neither. */
declare const URL: {
  new (address: string): { readonly hostname: string }
  canParse(address: string): boolean
}

/** A domain as name servers know it (UTS 46); null: it is none. */
function asciiDomain(domain: string): string | null {
  if (!/[^\0-\x7f]/.test(domain)) return domain
  const address = `http://${domain}`
  if (/[%/?#\\:@]/.test(domain) || !URL.canParse(address)) return null
  return new URL(address).hostname
}
