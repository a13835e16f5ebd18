import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** Cuts a text to a length, 100 unless given, at the last space within it, and adds a suffix: `{body|truncate 80 …}`. */
export const truncate: Formatter = (value, args) => {
  const [length = '100', suffix = '...'] = args
  const limit = Number.parseInt(length, 10)
  if (!(limit > 0)) return value
  const text = asText(value)
  if (text.length <= limit) return text
  return text.slice(0, endOfCut(text, limit)) + suffix
}

/** Just after the last whitespace within the limit; without any, the limit. */
function endOfCut(text: string, limit: number): number {
  for (let end = limit; end > 0; end--) if (isSpace.test(text.charAt(end - 1))) return end
  return limit
}

const isSpace = /\s/
