import type { Scope } from '../scope.ts'
import { isContainer } from './own.ts'

/** Whether two values are the same all the way down, without coercion; missing equals null. Each part costs a step. */
export function isEqual(left: unknown, right: unknown, scope: Pick<Scope, 'chargeSteps'>): boolean {
  if (left === right) return true
  if (!isContainer(left) || !isContainer(right)) return (left ?? null) === (right ?? null)
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  scope.chargeSteps(1 + keys.length)
  return keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key], scope))
}
