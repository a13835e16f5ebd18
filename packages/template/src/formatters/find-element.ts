import { splitReference } from '../parse/grammar.ts'
import type { Formatter } from '../registry.ts'
import { follow, ownValue } from '../values/own.ts'
import { isTruthy } from '../values/truthy.ts'

/**
 * Builds a formatter that finds the first or last element with something truthy at a path. With exactly two arguments the
 * first names an object that is looked up, and the path is tested on what that object holds under the element.
 */
export function findElement(from: 'first' | 'last'): Formatter {
  return (value, args, scope) => {
    if (!Array.isArray(value)) return undefined
    const elements: readonly unknown[] = value
    const [first, second] = args
    if (first === undefined) return elements.at(from === 'first' ? 0 : -1)
    const isPair = second !== undefined && args.length === 2
    const path = splitReference(isPair ? second : first)
    const lookup = isPair ? scope.find(splitReference(first)) : undefined
    const matches = (element: unknown): boolean => {
      const subject = isPair ? elementOf(lookup, element) : element
      return isTruthy(follow(subject, path))
    }
    scope.chargeSteps(elements.length)
    return from === 'first' ? elements.find(matches) : elements.findLast(matches)
  }
}

/** What an object holds under an element of a list. */
function elementOf(lookup: unknown, element: unknown): unknown {
  return Array.isArray(lookup) ? undefined : ownValue(lookup, keyOf(element))
}

function keyOf(element: unknown): string | number {
  return typeof element === 'number' ? element : String(typeof element === 'object' ? '' : element)
}
