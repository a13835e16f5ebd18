import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Encodes UTF-8 bytes as the legacy `escape` does: all but letters, digits and `@*_+-./`. */
export const urlEncode: Formatter = (value) =>
  encodeURIComponent(asText(value))
    .replace(/%(?:40|2B|2F)/g, (code) => kept[code] ?? code)
    .replace(/[!~'()]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

const kept: Readonly<Record<string, string>> = { '%40': '@', '%2B': '+', '%2F': '/' }
