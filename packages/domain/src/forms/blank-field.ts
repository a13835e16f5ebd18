import type { FormField } from './form-field.ts'

/** A field of which nothing was said yet. */
export const blankField: FormField = {
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
