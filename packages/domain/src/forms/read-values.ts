import { withoutControls } from '../limits/without-controls.ts'
import type { FieldValue, FormValues } from './field-value.ts'
import { formFileLimits } from './files/file-field.ts'
import { type FormField, partName, takesAnswer } from './form-field.ts'
import { isParted, partsOf } from './parts/field-parts.ts'

/** Inputs of an HTML form: what stands in the one of a name; null where there is none, or it is not chosen. */
export type ReadInput = (name: string) => string | null

/** Reads a filled-in HTML form, by field id. `query` has the page's address after its question mark, for hidden fields. */
export function readValues(
  fields: readonly FormField[],
  read: ReadInput,
  query: ReadInput = () => null,
): FormValues {
  const asked = fields.filter(takesAnswer)
  const typed = plainInput(read)
  const told = plainInput(query)
  return Object.fromEntries(asked.map((field) => [field.id, readValue(field, typed, told)]))
}

/** What stands in an input, without what scripts cannot send either. */
function plainInput(read: ReadInput): ReadInput {
  return (name) => {
    const text = read(name)
    return text === null ? null : withoutControls(text)
  }
}

function readValue(field: FormField, read: ReadInput, query: ReadInput): FieldValue {
  const { id, type, options } = field
  const text = (place: number) => read(partName(field, place)) ?? ''
  if (isParted(type)) return partsOf(type).map((_, place) => text(place))
  switch (type) {
    case 'hidden':
      return query(hiddenKey(field)) ?? read(id) ?? field.value
    case 'checkbox':
      return options.filter((_, place) => text(place) !== '')
    case 'file':
      return Array.from({ length: formFileLimits.files }, (_, place) => text(place)).filter(Boolean)
    case 'likert':
      return Object.fromEntries(
        options.map((statement, place) => [statement, text(place) === '' ? [] : [text(place)]]),
      )
    default:
      return read(id) ?? ''
  }
}

/** The name under which the address of a page may tell the value of a hidden field. */
function hiddenKey({ key, id }: Pick<FormField, 'key' | 'id'>): string {
  return key || id
}
