import type { FormField } from '@vitrine/domain/forms/form-field'

const usual: FormField = {
  id: '',
  type: 'text',
  title: '',
  description: '',
  placeholder: '',
  isRequired: false,
  options: [],
  maxLength: 0,
  currencySymbol: '',
  showCountryCode: false,
  underline: false,
  key: '',
  value: '',
}

/** The fields of a form, as its page tells them. */
export function readFields(form: HTMLFormElement): readonly FormField[] {
  const told: readonly Partial<FormField>[] = JSON.parse(form.dataset.fields ?? '[]')
  return told.map((field) => ({ ...usual, ...field }))
}
