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

/** What stands in a form: its fields, and of ours steps, which begin a new part of it, and files that visitors send. */
export const formEntryTypes = [...formFieldTypes, 'step', 'file'] as const
