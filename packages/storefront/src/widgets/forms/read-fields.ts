import { blankField } from '@vitrine/domain/forms/blank-field'
import type { FormField } from '@vitrine/domain/forms/form-field'

/** The fields of a form, as its page tells them. */
export function readFields(form: HTMLFormElement): readonly FormField[] {
  const told: readonly Partial<FormField>[] = JSON.parse(form.dataset.fields ?? '[]')
  return told.map((field) => ({ ...blankField, ...field }))
}
