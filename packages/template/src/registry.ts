import type { Path } from './path.ts'
import type { Scope } from './scope.ts'

/**
 * A formatter: takes the value of the first variable and gives the next value of the chain.
 *
 * `args` are the argument texts split at compile time (language reference, section 1.5); the same array object comes with every
 * call from one place in a template, so work on it may be cached by identity. `values` holds the values of all variables of the tag, for
 * as long as the call takes.
 * `undefined` means missing. A formatter that throws is recorded as an unexpected error and its tag prints nothing.
 */
export type Formatter = (
  value: unknown,
  args: readonly string[],
  scope: Scope,
  values: readonly unknown[],
) => unknown

/** A predicate: says yes or no about the current node (`scope.node`) or its arguments. */
export type Predicate = (args: readonly PredicateArgument[], scope: Scope) => boolean

/** An argument of a predicate: a JSON literal, or a reference to look up; `text` is what was written. */
export type PredicateArgument =
  | { readonly kind: 'literal'; readonly text: string; readonly value: unknown }
  | { readonly kind: 'reference'; readonly text: string; readonly path: Path }

/** The formatters and predicates that a language instance knows; both maps are read with own-property look-ups only. */
export interface Registry {
  readonly formatters: ReadonlyMap<string, Formatter>
  /** Names are kept with their question mark: `equal?`. */
  readonly predicates: ReadonlyMap<string, Predicate>
}

/** Joins word lists into one registry; a later list wins over an earlier one. */
export function buildRegistry(...lists: readonly Vocabulary[]): Registry {
  const formatters = new Map<string, Formatter>()
  const predicates = new Map<string, Predicate>()
  for (const list of lists) {
    for (const [name, formatter] of Object.entries(list.formatters ?? {})) formatters.set(name, formatter)
    for (const [name, predicate] of Object.entries(list.predicates ?? {})) predicates.set(name, predicate)
  }
  return { formatters, predicates }
}

/** A group of formatters and predicates by name. */
export interface Vocabulary {
  readonly formatters?: Readonly<Record<string, Formatter>>
  readonly predicates?: Readonly<Record<string, Predicate>>
}
