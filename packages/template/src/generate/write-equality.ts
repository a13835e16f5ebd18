import type { PredicateCall } from '../parse/read-calls.ts'
import { equal } from '../predicates/core/equal.ts'
import { notEqual } from '../predicates/core/not-equal.ts'
import type { PredicateArgument } from '../registry.ts'
import { innermost, type Lexical } from './lexical-frame.ts'
import { named } from './names.ts'
import { literal, type Program } from './program.ts'
import { writeLookup } from './write-lookup.ts'

/**
 * Writes `{.equal? reference "text"}` and its opposite, the commonest tests of all, as a comparison; `undefined` for tests that need the
 * predicate itself. A text, number or boolean is equal to nothing but itself.
 */
export function writeEquality(
  { predicate, args }: PredicateCall,
  lexical: Lexical,
  program: Program,
): string | undefined {
  const operator = predicate === equal ? '===' : predicate === notEqual ? '!==' : undefined
  const [first, second] = args
  if (!operator || !first) return undefined
  const left = second ? writeReference(first, lexical, program) : named('n', innermost(lexical).id)
  const right = writeScalar(second ?? first)
  return left === undefined || right === undefined ? undefined : `(${left})${operator}${right}`
}

function writeReference(argument: PredicateArgument, lexical: Lexical, program: Program): string | undefined {
  return argument.kind === 'reference' ? writeLookup(argument.path, lexical, program) : undefined
}

function writeScalar(argument: PredicateArgument): string | undefined {
  if (argument.kind !== 'literal') return undefined
  const { value } = argument
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? literal(value) : undefined
  return typeof value === 'string' ? literal(value) : undefined
}
