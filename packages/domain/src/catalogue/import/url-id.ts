import { plainLatin } from '../../website/addresses/latin-letters.ts'
import { addressLength } from '../../website/page-address.ts'

/** Makes the last part of an address of a text: lower-case letters, digits and hyphens; '' when nothing is left. */
export function urlIdOf(text: string): string {
  return plainLatin(text, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, addressLength)
}
