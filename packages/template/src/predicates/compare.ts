import type { Predicate } from '../registry.ts'
import type { Scope } from '../scope.ts'
import { asBoolean, asNumber, asText } from '../values/convert.ts'
import { isEqual } from '../values/equal.ts'
import { argumentValue } from './argument.ts'

/**
 * Builds a predicate that compares two values: its two arguments, or the current node and its one argument. Without
 * arguments it is false.
 */
export function comparison(test: (left: unknown, right: unknown, scope: Scope) => boolean): Predicate {
  return (args, scope) => {
    const [first, second] = args
    if (!first) return false
    return second
      ? test(argumentValue(first, scope), argumentValue(second, scope), scope)
      : test(scope.node, argumentValue(first, scope), scope)
  }
}

/**
 * Orders two values by the type of the left one: below 0, 0, or above (language reference, section 9). What has no order is equal,
 * or comes before; not-a-number comes after.
 */
export function compareValues(left: unknown, right: unknown, scope: Scope): number {
  switch (typeof left) {
    case 'number':
      return order(left, asNumber(right))
    case 'string':
      // Long texts may differ in their last letter only.
      if (left.length > 1023) scope.chargeSteps(left.length >>> 8)
      return order(left, asText(right))
    case 'boolean':
      return order(left, asBoolean(right))
    default:
      return isEqual(left, right, scope) ? 0 : -1
  }
}

function order<T extends number | string | boolean>(left: T, right: T): number {
  if (left < right) return -1
  return left === right ? 0 : 1
}
