import type { Path } from '../path.ts'
import type { Formatter, Predicate, PredicateArgument, Registry } from '../registry.ts'
import { readPredicateName, readReference, readWord } from './grammar.ts'
import { readPredicateArgument, splitFormatterArguments, splitPredicateArguments } from './read-arguments.ts'

/** Called with a name that is not registered. */
type OnUnknown = (kind: 'formatter' | 'predicate', name: string, at: number) => void

/** What tags are read with. */
export interface TagReading {
  readonly registry: Registry
  readonly onUnknown: OnUnknown
}

/** One call in a chain of formatters. */
export interface FormatterCall {
  readonly name: string
  readonly formatter: Formatter
  readonly args: readonly string[]
}

/** A predicate with its arguments; without a known predicate it is always false. */
export interface PredicateCall {
  readonly name: string
  readonly predicate: Predicate | undefined
  readonly args: readonly PredicateArgument[]
}

/** The references and formatters of a variable tag. */
export interface VariableBody {
  readonly references: readonly Path[]
  readonly chain: readonly FormatterCall[]
}

/** Reads `a, b|formatter args|formatter`; `undefined` when it is not of this shape or names an unknown formatter. */
export function readVariable(
  text: string,
  at: number,
  { registry, onUnknown }: TagReading,
): VariableBody | undefined {
  const [head = '', ...pieces] = text.split('|')
  const references = readReferences(head)
  if (!references) return undefined

  const calls: { name: string; args: readonly string[] }[] = []
  for (const piece of pieces) {
    const name = readWord(piece)
    if (name === undefined) return undefined
    calls.push({ name, args: splitFormatterArguments(piece.slice(name.length)) })
  }
  const chain: FormatterCall[] = []
  for (const { name, args } of calls) {
    const formatter = registry.formatters.get(name)
    if (!formatter) {
      onUnknown('formatter', name, at)
      return undefined
    }
    chain.push({ name, formatter, args })
  }
  return { references, chain }
}

/** Reads `name? args`; an unknown predicate is reported and kept, as one that is always false. */
export function readPredicate(
  text: string,
  at: number,
  { registry, onUnknown }: TagReading,
): PredicateCall | undefined {
  const name = readPredicateName(text)
  if (name === undefined) return undefined
  const predicate = registry.predicates.get(name)
  if (!predicate) onUnknown('predicate', name, at)
  const args = splitPredicateArguments(text.slice(name.length)).map(readPredicateArgument)
  return { name, predicate, args }
}

function readReferences(text: string): Path[] | undefined {
  const pieces = text.split(',')
  const references: Path[] = []
  for (const [index, piece] of pieces.entries()) {
    // Spaces may stand around a comma, not at the ends of the tag.
    const left = index > 0 ? piece.replace(/^ +/, '') : piece
    const path = readReference(index < pieces.length - 1 ? left.replace(/(?<! ) +$/, '') : left)
    if (!path) return undefined
    references.push(path)
  }
  return references
}
