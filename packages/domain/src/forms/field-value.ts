/** The value of a field in the shape of its type: a text, a list of parts or choices, or answers by statement (specification, section 3). */
export type FieldValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>

/** What a form was filled in with, by field id. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** Whether nothing was filled in. */
export function isEmptyValue(value: FieldValue): boolean {
  return textsOfValue(value).every((text) => text.trim() === '')
}

/** All texts of a value. */
export function textsOfValue(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value]
  return isList(value) ? value : Object.values(value).flat()
}

/** Whether a value is a list of parts or choices. */
export function isList(value: FieldValue): value is readonly string[] {
  return Array.isArray(value)
}
