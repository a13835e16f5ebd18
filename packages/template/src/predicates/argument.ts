import { splitReference } from '../parse/grammar.ts'
import type { PredicateArgument } from '../registry.ts'
import type { Scope } from '../scope.ts'

/** The value of an argument: a literal as written, or what its reference finds. */
export function argumentValue(argument: PredicateArgument, scope: Scope): unknown {
  return argument.kind === 'literal' ? argument.value : scope.find(argument.path)
}

/** The value of an argument of a predicate that knows no literals: whatever is written is looked up. */
export function referredValue(argument: PredicateArgument, scope: Scope): unknown {
  return scope.find(argument.kind === 'literal' ? splitReference(argument.text) : argument.path)
}
