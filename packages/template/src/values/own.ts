/** Whether a value is an object or array, and so can hold others. */
export function isContainer(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null
}

/** The own property of an object, or the element of an array; `undefined` for all else, inherited names included. */
export function ownValue(value: unknown, key: string | number): unknown {
  return isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** One further step of a reference: as `ownValue`, but the length of an array is not part of its data. */
export function step(value: unknown, key: string | number): unknown {
  return key === 'length' && Array.isArray(value) ? undefined : ownValue(value, key)
}

/** Follows a path from a value; null or missing on the way gives missing. */
export function follow(value: unknown, path: readonly (string | number)[]): unknown {
  let reached = value
  for (const key of path) {
    reached = step(reached, key)
    if (reached === undefined) return undefined
  }
  return reached
}
