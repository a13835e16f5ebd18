import { readTag } from '@vitrine/template/parse/read-tag'
import { scan } from '@vitrine/template/parse/scan'
import type { Registry } from '@vitrine/template/registry'

/** A stretch of a file: text as it is printed, or a tag of the template language with its braces. */
export interface TemplatePart {
  readonly kind: 'text' | 'data' | 'opening' | 'or' | 'separator' | 'end' | 'silent'
  readonly text: string
  /** Where it begins. */
  readonly at: number
  /** The line on which it begins, from 1. */
  readonly line: number
}

/** The parts of a text as the template language reads them, in their order; some comments are left out. */
export function templateParts(source: string, registry: Registry): readonly TemplatePart[] {
  const reading = { registry, onUnknown: () => {} }
  let line = 1
  let counted = 0
  return [...scan(source)].map(({ kind, at, text: body }) => {
    line += lineEndsIn(source.slice(counted, at))
    counted = at
    if (kind === 'text') return { kind, at, line, text: body }
    const tag = readTag(body, at, reading)
    // Comments, which print nothing, and characters by their names.
    if (tag && 'text' in tag && typeof tag.text === 'string')
      return { kind: 'text', at, line, text: tag.text }
    return { kind: tag ? (kinds[tag.construct.name] ?? 'silent') : 'text', at, line, text: `{${body}}` }
  })
}

/** How many lines end in a text. */
export function lineEndsIn(text: string): number {
  return text.split('\n').length - 1
}

/** What the constructs of the language do to the text around them; the others print nothing. */
const kinds: Readonly<Record<string, TemplatePart['kind']>> = {
  VARIABLE: 'data',
  INCLUDE: 'data',
  SECTION: 'opening',
  REPEATED: 'opening',
  IF: 'opening',
  PREDICATE: 'opening',
  MACRO: 'opening',
  OR_PREDICATE: 'or',
  ALTERNATES_WITH: 'separator',
  END: 'end',
}
