import type { Predicate } from '../../registry.ts'
import { argumentValue } from '../argument.ts'

/**
 * `nth?`: whether the current node can be divided by the first argument; with exactly two arguments, the first of them by the
 * second.
 */
export const nth: Predicate = (args, scope) => {
  const [first, second] = args
  if (!first) return false
  const isPair = second !== undefined && args.length === 2
  const value = isPair ? argumentValue(first, scope) : scope.node
  const divisor = argumentValue(isPair ? second : first, scope)
  return Number.isInteger(value) && Number.isInteger(divisor) && Number(value) % Number(divisor) === 0
}
