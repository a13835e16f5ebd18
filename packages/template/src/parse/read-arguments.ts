import type { PredicateArgument } from '../registry.ts'
import { splitReference } from './grammar.ts'

/**
 * Splits the text after a formatter's name: its first character is the delimiter (language reference, section 1.5).
 * A lone delimiter gives one empty argument.
 */
export function splitFormatterArguments(text: string): readonly string[] {
  if (text === '') return []
  return text.slice(1).split(text.charAt(0))
}

/** Splits the text after a predicate's name; a lone delimiter gives no arguments. */
export function splitPredicateArguments(text: string): readonly string[] {
  return text.length < 2 ? [] : text.slice(1).split(text.charAt(0))
}

/** Tells a JSON literal from a reference (language reference, section 9). */
export function readPredicateArgument(text: string): PredicateArgument {
  if (looksLikeJson.test(text)) {
    try {
      return { kind: 'literal', text, value: JSON.parse(text) }
    } catch {
      // Not a literal after all: `1st` is tried as a reference.
    }
  }
  return { kind: 'reference', text, path: splitReference(text) }
}

const looksLikeJson = /^(?:["0-9[{]|-[0-9]|(?:true|false|null)$)/
