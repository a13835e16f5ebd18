import type { Scope } from '@vitrine/template/scope'
import { isContainer } from '@vitrine/template/values/own'

/** The fields of an object in page data, by name. */
export type Fields = Readonly<Record<string, unknown>>

const none: Fields = Object.freeze(Object.create(null))

/**
 * The object as it is, or an empty one for anything else: for names that stand in our own code and that no object inherits
 * (never `values` or `constructor`). Reading them by a dot is ten times quicker than `ownValue`, and prices are read a thousand times
 * for a page.
 */
export function fieldsOf(value: unknown): Fields {
  return isContainer(value) ? value : none
}

/** A field of a value, or what a look-up from its place finds: an item without an address of its own has that of the page. */
export function fieldInScope(value: unknown, path: readonly [string], scope: Scope): unknown {
  const own = fieldsOf(value)[path[0]]
  return own === undefined ? scope.find(path) : own
}
