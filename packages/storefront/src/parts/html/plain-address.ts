import { Markup, plainText } from './markup.ts'

/** An address as `plain` prints it; nothing for one that would run a script where a link or an image leads to it. */
export function plainAddress(value: unknown): Markup {
  const address = plainText(value)
  // Most lead to the site itself: a slash begins no scheme.
  if (address.startsWith('/')) return new Markup(address)
  return new Markup(runsScript.test(address.slice(0, longestScheme).replace(dropped, '')) ? '' : address)
}

const runsScript = /^(?:javascript|data|vbscript):/i
const longestScheme = 100

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so that `java\tscript:` is one
const dropped = /[\u0000-\u0020]+/g
