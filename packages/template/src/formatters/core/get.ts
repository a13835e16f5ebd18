import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { ownValue } from '../../values/own.ts'

/** Follows keys that are themselves looked up: `{prices|get currency}`. An array of keys is a path. */
export const get: Formatter = (value, args, scope) => {
  let reached = value
  for (const reference of args) {
    const found = scope.find(splitReference(reference))
    const keys: readonly unknown[] = Array.isArray(found) ? found : [found]
    for (const key of keys) {
      if (typeof key !== 'string' && typeof key !== 'number') return undefined
      reached = ownValue(reached, key)
    }
  }
  return reached
}
