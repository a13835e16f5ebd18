/** What may be a code: letters, digits, dashes and strokes (platform reference, section 4). */
const codePattern = /^[A-Za-z0-9_-]{1,50}$/

/** A code as it is kept: without any spaces, in upper case. Null for what cannot be one. */
export function tidyCode(typed: string): string | null {
  // Codes are often copied from a mail with a space too many; gift cards are printed in groups.
  const code = typed.replace(/\s+/g, '').toUpperCase()
  return codePattern.test(code) ? code : null
}
