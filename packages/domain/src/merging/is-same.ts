/** A value with fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether two values are the same, in whichever order their fields stand; a field that is not set is the same as none. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, place) => isSame(each, other[place]))
  if (!hasFields(one) || !hasFields(other)) return false
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
}

/** Whether a value has fields. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
