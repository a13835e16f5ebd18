import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Cuts a text to a length, 100 unless given, at the last space within it, and adds a suffix: `{body|truncate 80 …}`. */
export const truncate: Formatter = (value, args) => {
  const limit = Number.parseInt(args[0] ?? '100', 10)
  if (!(limit > 0)) return value
  const text = asText(value)
  if (text.length <= limit) return text
  return text.slice(0, endOfCut(text, limit)) + (args[1] ?? '...')
}

/** Just after the last whitespace within the limit; without any, the limit. */
function endOfCut(text: string, limit: number): number {
  for (let end = limit; end > 0; end--) if (isSpace(text.charCodeAt(end - 1))) return end
  return limit
}

/** The spaces of ASCII alone: a no-break space holds its words together. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}
