/**
 * Whether a value counts as true (language reference, section 3.3): text that is not empty, numbers other than 0 and NaN, arrays
 * with elements, objects with a key.
 */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'object') return value !== null && hasContent(value)
  return Boolean(value) && typeof value !== 'function'
}

function hasContent(value: object): boolean {
  if (Array.isArray(value)) return value.length > 0
  for (const key in value) if (Object.hasOwn(value, key)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype !== null && prototype !== Object.prototype
}
