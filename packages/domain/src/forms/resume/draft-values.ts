import { isOffered } from '../check-values.ts'
import type { FormValues } from '../field-value.ts'
import { isEmptyValue } from '../field-value.ts'
import { type FormField, takesAnswer } from '../form-field.ts'
import { shapeValues } from '../parse-values.ts'

/** What a visitor filled in so far and goes on with later: nothing of what was typed as a secret, and no files. */
export function draftValues(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.filter(isKept).flatMap(({ id }) => {
      const value = Object.hasOwn(values, id) ? values[id] : undefined
      return value === undefined || isEmptyValue(value) ? [] : [[id, value]]
    }),
  )
}

/** What of it fits the form as it is now: of fields that are still there, in their shapes, among their options. */
export function fittingValues(
  fields: readonly FormField[],
  kept: Readonly<Record<string, unknown>>,
): FormValues {
  return Object.fromEntries(
    fields.filter(isKept).flatMap((field) => {
      if (!Object.hasOwn(kept, field.id)) return []
      const shaped = shapeValues([field], { [field.id]: kept[field.id] })
      const value = shaped.ok ? shaped.values[field.id] : undefined
      return value === undefined || isEmptyValue(value) || !isOffered(field, value) ? [] : [[field.id, value]]
    }),
  )
}

/** Kinds of fields of which nothing is kept before the form is sent. */
const neverKept: ReadonlySet<string> = new Set(['password', 'file'])

function isKept(field: FormField): boolean {
  return takesAnswer(field) && !neverKept.has(field.type)
}
