import { formFieldTypes } from '../content/blocks/form-field-types.ts'
import type { FormField } from './form-field.ts'

/** What can be set of a field, by the names of the specification. */
export type FieldProperty =
  | 'description'
  | 'placeholder'
  | 'required'
  | 'maxLength'
  | 'currencySymbol'
  | 'showCountryCode'
  | 'underline'
  | 'options'
  | 'key'
  | 'value'
  | 'accepts'
  | 'maxFiles'
  | 'maxMegabytes'
  | 'least'
  | 'most'

/** What owners set of each type of field, beside its title (specification, section 3). */
export const editableProperties: Readonly<Record<FormField['type'], readonly FieldProperty[]>> = {
  text: ['description', 'placeholder', 'required'],
  textarea: ['description', 'placeholder', 'required', 'maxLength'],
  email: ['description', 'placeholder', 'required'],
  number: ['description', 'placeholder', 'least', 'most', 'required'],
  website: ['description', 'placeholder', 'required'],
  currency: ['description', 'currencySymbol', 'required'],
  password: ['description', 'required'],
  twitter: ['description', 'required'],
  date: ['description', 'required'],
  time: ['description', 'required'],
  name: ['description', 'required'],
  address: ['description', 'required'],
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: ['description', 'options', 'required'],
  checkbox: ['description', 'options', 'required'],
  select: ['description', 'options', 'required'],
  likert: ['description', 'options', 'required'],
  hidden: ['key', 'value'],
  step: ['description'],
  file: ['description', 'accepts', 'maxFiles', 'maxMegabytes', 'required'],
}

const presets: Readonly<Record<FieldProperty, string | number | boolean | string[]>> = {
  description: '',
  placeholder: '',
  required: false,
  maxLength: 0,
  currencySymbol: '',
  showCountryCode: false,
  underline: false,
  options: [],
  key: '',
  value: '',
  accepts: [],
  maxFiles: 1,
  maxMegabytes: 10,
  // Empty: it may be any number.
  least: '',
  most: '',
}

/** The schema of forms: every type of field with its editable properties and what they begin with; amounts with the sign of the site's currency. */
export function formSchema(currencySymbol: string) {
  const begun = { ...presets, currencySymbol }
  return {
    type: 'form' as const,
    fields: formFieldTypes.map((type) => ({
      type,
      properties: {
        title: '',
        ...Object.fromEntries(editableProperties[type].map((name) => [name, begun[name]])),
      },
    })),
  }
}
