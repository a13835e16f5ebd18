import type { FormValues } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { readValues } from '@vitrine/domain/forms/read-values'

/** What stands in a form. */
export interface ReadForm {
  /** By field id. */
  readonly values: FormValues
  /** The value of an input of another name; '' where there is none. */
  readonly told: (name: string) => string
}

/** Reads a form as it is filled in now. */
export function readForm(form: HTMLFormElement, fields: readonly FormField[]): ReadForm {
  const data = new FormData(form)
  const query = new URLSearchParams(location.search)
  const read = (name: string) => data.get(name)?.toString() ?? null
  return {
    values: readValues(fields, read, (name) => query.get(name)),
    told: (name) => read(name) ?? '',
  }
}
