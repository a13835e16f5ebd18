import type { Formatter } from '../../registry.ts'

/** The number of elements of an array, keys of an object, or UTF-16 units of a text; else 0. */
export const count: Formatter = (value, _args, scope) => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return 0
  const { length } = Object.keys(value)
  scope.chargeSteps(length >>> 4)
  return length
}
