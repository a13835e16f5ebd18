/** Shortest and longest e-mail address (specification, section 9). */
const emailLength = { min: 3, max: 256 } as const

/** What somebody reads who is asked for an address and gives something else. */
export const emailWrongText = 'Please enter a valid email'

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  if (text.length < emailLength.min || text.length > emailLength.max) return false
  return /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@.<>"(),:;[\]\\]+(\.[^\s\p{Cc}@.<>"(),:;[\]\\]+)+$/u.test(
    text,
  )
}

/** The address without what many mail services let their readers add to it: `ada+shop@example.com` is read by `ada@example.com`. */
export function withoutTag(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}

/** An address as it is kept, compared and looked up: capitals, spaces around it and the way its letters are composed tell no two apart. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
