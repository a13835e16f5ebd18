/**
 * A text as PostgreSQL keeps it: it has no place for the character NUL, which becomes U+FFFD like other characters that are none. A document names
 * it by an escape, being JSON by then, and keeps so; but then nothing can be asked of any part of it, nor of a list of documents that it is among.
 */
export function storableText(text: string): string {
  const whole = text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text
  const isDocument = whole.startsWith('{') || whole.startsWith('[')
  return isDocument && whole.includes('\\u0000') ? whole.replace(escapedNul, '$1\\ufffd') : whole
}

/** A backslash before it may be one of a pair, which is a backslash. */
const escapedNul = /(?<!\\)((?:\\\\)*)\\u0000/g
