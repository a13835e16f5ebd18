import type { Formatter } from '../../registry.ts'

/** The number of elements of an array, keys of an object, or UTF-16 units of a text; else 0. */
export const count: Formatter = (value) => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}
