import { splitReference } from '../../parse/grammar.ts'
import type { Formatter } from '../../registry.ts'
import { asText } from '../../values/convert.ts'
import { ownValue } from '../../values/own.ts'
import { spelled } from '../../values/print.ts'

/** Follows keys that are themselves looked up: `{prices|get currency}`. An array of keys is a path. */
export const get: Formatter = (value, args, scope) => {
  let reached = value
  for (const reference of args) {
    const found = scope.find(splitReference(reference))
    if (found === undefined) return undefined
    for (const key of Array.isArray(found) ? found.map(keyOf) : [asText(found)])
      reached = ownValue(reached, key)
  }
  return reached
}

function keyOf(element: unknown): string {
  return element === null ? 'null' : spelled(element)
}
