import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'

/** A text as part of an address: ASCII letters and digits in lower case, with hyphens for spaces. */
export const slugify: Formatter = (value) => {
  const text = asText(value)
  // Patterns are quicker for titles; in long texts every match would cost.
  return (text.length < 1000 ? bySubstitution(text) : byWalking(text)).toLowerCase()
}

function bySubstitution(text: string): string {
  return text.replace(/[^A-Za-z0-9\s-]+/g, '').replace(/\s+/g, '-')
}

function byWalking(text: string): string {
  let slug = ''
  let isAfterSpace = false
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at))
    // What is dropped does not part two spaces.
    if (kind === 'dropped' || (kind === 'space' && isAfterSpace)) continue
    isAfterSpace = kind === 'space'
    slug += isAfterSpace ? '-' : text.charAt(at)
  }
  return slug
}

function kindOf(code: number): 'kept' | 'space' | 'dropped' {
  if (code > 127) return space.test(String.fromCharCode(code)) ? 'space' : 'dropped'
  if (code === 32 || (code > 8 && code < 14)) return 'space'
  const isDigit = code > 47 && code < 58
  const isLetter = (code > 64 && code < 91) || (code > 96 && code < 123)
  return isDigit || isLetter || code === 45 ? 'kept' : 'dropped'
}

const space = /\s/
