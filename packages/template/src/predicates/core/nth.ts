import type { Predicate } from '../../registry.ts'
import { argumentValue } from '../argument.ts'

/** `nth?`: whether the current node, or the first of two arguments, can be divided by the last argument. */
export const nth: Predicate = (args, scope) => {
  const [first, second] = args
  if (!first) return false
  const value = second ? argumentValue(first, scope) : scope.node
  const divisor = argumentValue(second ?? first, scope)
  return Number.isInteger(value) && Number.isInteger(divisor) && Number(value) % Number(divisor) === 0
}
