import type { Locale } from './locale.ts'
import { type PluralKind, pluralCategories } from './plural-categories.ts'

/** Deeper messages are not read on: they are not written, and reading costs time for each level. */
const deepest = 20

/**
 * The plural keys of a message that its language does not have, in order; a key is valid when the language has its category or
 * when it is exact, such as `=0` (specification, section 5). An empty list: the message is fine.
 */
export function invalidPluralKeys(message: string, locale: Locale, depth = 0): string[] {
  if (depth > deepest) return []
  return blocksOf(message).flatMap(({ inside }) => {
    const choice = /^[^{}\s,]+[\s,]+(plural|selectordinal|select)[\s,]+/.exec(inside.trimStart())
    if (!choice) return []
    const kind = choice[1]
    return blocksOf(inside).flatMap(({ key, inside: chosen }) => [
      ...(kind === 'select' || isValidKey(key, kind === 'plural' ? 'cardinal' : 'ordinal', locale)
        ? []
        : [key]),
      ...invalidPluralKeys(chosen, locale, depth + 1),
    ])
  })
}

function isValidKey(key: string, kind: PluralKind, locale: Locale): boolean {
  return /^=\d+(\.\d+)?$/.test(key) || pluralCategories(locale, kind).has(key)
}

interface Block {
  /** The word before the brace. */
  readonly key: string
  readonly inside: string
}

/** The outermost `{...}` of a text, each with the word before it. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let level = 0
  let open = 0
  let end = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && level++ === 0) open = at
    if (text[at] !== '}' || level === 0 || --level > 0) continue
    const key =
      text
        .slice(end, open)
        .trim()
        .split(/[\s,]+/)
        .at(-1) ?? ''
    blocks.push({ key, inside: text.slice(open + 1, at) })
    end = at + 1
  }
  return blocks
}
