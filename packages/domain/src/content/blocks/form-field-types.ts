/** The kinds of fields that forms have (specification, section 3). */
export const formFieldTypes = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const

/** A kind of form field. */
export type FormFieldType = (typeof formFieldTypes)[number]
