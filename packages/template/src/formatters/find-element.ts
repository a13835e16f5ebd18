import { splitReference } from '../parse/grammar.ts'
import type { Formatter } from '../registry.ts'
import { follow, ownValue } from '../values/own.ts'
import { isTruthy } from '../values/truthy.ts'

/**
 * Builds a formatter that finds the first or last element with something truthy at a path. With two arguments the
 * first names an object that is looked up, and the path is tested on what that object holds under the element.
 */
export function findElement(from: 'first' | 'last'): Formatter {
  return (value, args, scope) => {
    if (!Array.isArray(value)) return undefined
    const elements: readonly unknown[] = value
    const [last, before] = [args.at(-1), args.at(-2)]
    if (last === undefined) return elements.at(from === 'first' ? 0 : -1)
    const path = splitReference(last)
    const lookup = before === undefined ? undefined : scope.find(splitReference(before))
    const matches = (element: unknown): boolean => {
      const subject = before === undefined ? element : ownValue(lookup, keyOf(element))
      return isTruthy(follow(subject, path))
    }
    scope.chargeSteps(elements.length)
    return from === 'first' ? elements.find(matches) : elements.findLast(matches)
  }
}

function keyOf(element: unknown): string | number {
  return typeof element === 'number' ? element : String(typeof element === 'object' ? '' : element)
}
