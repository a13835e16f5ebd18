import type { Predicate } from '../registry.ts'
import { referredValue } from './argument.ts'

/** Builds a predicate on the remainder by 2 of the current node, or of what its argument refers to; fractions fail it. */
export function parity(remainder: 0 | 1): Predicate {
  return (args, scope) => {
    const [argument] = args
    const value = argument ? referredValue(argument, scope) : scope.node
    return Number.isInteger(value) && Math.abs(Number(value) % 2) === remainder
  }
}
