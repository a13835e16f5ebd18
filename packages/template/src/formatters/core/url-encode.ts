import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Encodes UTF-8 bytes as the legacy `escape` does: all but letters, digits and `@*_+-./`. */
export const urlEncode: Formatter = (value) => {
  const text = asText(value)
  if (!encodedAtAll.test(text)) return text
  const encoded = encodeURIComponent(text)
  return differs.test(text) ? encoded.replace(difference, respell) : encoded
}

const encodedAtAll = /[^A-Za-z0-9@*_+\-./]/
/** Where `encodeURIComponent` and `escape` do not agree. */
const differs = /[!~'()@+/]/
const difference = /[!~'()]|%(?:40|2B|2F)/g

function respell(piece: string): string {
  if (piece.startsWith('%')) return String.fromCharCode(Number.parseInt(piece.slice(1), 16))
  return `%${piece.charCodeAt(0).toString(16).toUpperCase()}`
}
