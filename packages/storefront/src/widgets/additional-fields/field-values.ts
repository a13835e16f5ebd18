import type { AdditionalForm, FormField } from './additional-form.ts'

/** The value of a field, in the shape of its type (specification, section 3). */
export type FieldValue = string | readonly string[] | Readonly<Record<string, readonly string[]>>

/** Labels of the parts of fields that have several. */
export const fieldParts: Readonly<Record<string, readonly string[]>> = {
  name: ['First name', 'Last name'],
  address: ['Address', 'Address line 2', 'City', 'State', 'ZIP code', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'AM or PM'],
  phone: ['Area code', 'First three digits', 'Last four digits'],
}

/** The name of the control of a part of a field. */
export function partName(field: Pick<FormField, 'id'>, part: number | string): string {
  return `${field.id}.${part}`
}

/** Reads what was filled in, by field id; sections have no value. */
export function readValues(form: AdditionalForm, data: FormData, search: string): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {}
  for (const field of form.fields) {
    if (field.kind !== 'section') values[field.id] = readValue(field, data, search)
  }
  return values
}

/** Whether nothing was filled in. */
export function isEmptyValue(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every((part: string) => part.trim() === '')
  return Object.values(value).every((answers) => answers.length === 0)
}

function readValue(field: FormField, data: FormData, search: string): FieldValue {
  const text = (name: string) => String(data.get(name) ?? '')
  const parts = fieldParts[field.kind]
  switch (field.kind) {
    case 'hidden':
      return new URLSearchParams(search).get(field.key) ?? field.value
    case 'checkbox':
      return data.getAll(field.id).map(String)
    case 'phone':
      return [
        field.showsCountryCode ? text(partName(field, 'country')) : '',
        ...(parts ?? []).map((_, index) => text(partName(field, index))),
      ]
    case 'likert':
      return Object.fromEntries(
        field.options.map((question) => [question, data.getAll(partName(field, question)).map(String)]),
      )
    default:
      return parts ? parts.map((_, index) => text(partName(field, index))) : text(field.id)
  }
}
