import { type FieldValue, type FormValues, isList } from '../field-value.ts'
import { type FormField, partName } from '../form-field.ts'
import { isParted } from '../parts/field-parts.ts'

/** What stands in the inputs of an HTML form that is filled in, by their names: `readValues` reads it again. */
export function writeValues(
  fields: readonly FormField[],
  values: FormValues,
): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.flatMap((field) => inputsOf(field, values[field.id] ?? '')))
}

function inputsOf(field: FormField, value: FieldValue): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return value === '' ? [] : [[field.id, value]]
  const texts = textsByPlace(field, value)
  return texts.flatMap((text, place) => (text === '' ? [] : [[partName(field, place), text] as const]))
}

/** What stands in each input of a field that has several. */
function textsByPlace({ type, options }: FormField, value: Exclude<FieldValue, string>): readonly string[] {
  if (!isList(value)) return options.map((statement) => value[statement]?.[0] ?? '')
  if (isParted(type) || type !== 'checkbox') return value
  return options.map((option) => (value.includes(option) ? option : ''))
}
