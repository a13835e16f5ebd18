import { contactText } from '@vitrine/domain/contact/check-contact'
import { isEmail } from '@vitrine/domain/contact/email-address'
import type { AdditionalForm, FormField } from './additional-form.ts'
import { type FieldValue, isEmptyValue } from './field-values.ts'

/** What is wrong with a field of an item's form (specification, section 5). */
const fieldProblemText = {
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
} as const

/** What is wrong, by field id. Sections are never wrong, and a likert scale is never required. */
export function checkValues(
  form: AdditionalForm,
  values: Readonly<Record<string, FieldValue>>,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const field of form.fields) {
    const value = values[field.id]
    const problem = value === undefined ? null : problemOf(field, value)
    if (problem) errors[field.id] = problem
  }
  return errors
}

function problemOf(field: FormField, value: FieldValue): string | null {
  if (isEmptyValue(value)) {
    const isDemanded = field.isRequired && field.kind !== 'likert' && field.kind !== 'hidden'
    return isDemanded ? fieldProblemText.required : null
  }
  if (typeof value !== 'string') return null
  if (field.kind === 'email' && !isEmail(value.trim())) return contactText.emailWrong
  if (field.kind === 'textarea' && field.maxLength > 0 && value.length > field.maxLength) {
    return fieldProblemText.tooLong
  }
  return null
}
