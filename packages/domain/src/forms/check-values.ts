import { contactText } from '../contact/check-contact.ts'
import { isEmail } from '../contact/email-address.ts'
import { formatProblem } from './check-format.ts'
import { type FieldValue, type FormValues, isEmptyValue, isList, textsOfValue } from './field-value.ts'
import { mostFiles } from './files/file-field.ts'
import { formFileProblemText } from './files/file-texts.ts'
import type { FormField } from './form-field.ts'
import { formLimits } from './form-limits.ts'
import { likertAnswers } from './likert-answers.ts'
import { isParted } from './parts/field-parts.ts'

/** What is wrong with a field (specification, section 5); the last is ours. */
const fieldProblemText = {
  required: 'Required',
  emailWrong: contactText.emailWrong,
  tooLong: 'You have exceeded the character limit.',
  notOffered: 'Please choose among the options.',
} as const

/** Types that may be empty whatever their owner wants. */
const neverRequired: readonly FormField['type'][] = ['section', 'step', 'likert', 'hidden']

/** What is wrong, by field id. Sections are never wrong, and a likert scale is never required. */
export function checkValues(
  fields: readonly FormField[],
  values: FormValues,
): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const value = values[field.id]
    const problem = value === undefined ? null : problemOf(field, value)
    if (problem !== null) errors[field.id] = problem
  }
  return errors
}

function problemOf(field: FormField, value: FieldValue): string | null {
  const { type } = field
  if (isEmptyValue(value)) {
    return field.isRequired && !neverRequired.includes(type) ? fieldProblemText.required : null
  }
  if (type === 'email' && !isEmail(String(value).trim())) return fieldProblemText.emailWrong
  if (type === 'file' && isList(value) && value.length > mostFiles(field))
    return formFileProblemText['file-too-many']
  if (isTooLong(field, value)) return fieldProblemText.tooLong
  if (!isOffered(field, value)) return fieldProblemText.notOffered
  return formatProblem(field, value)
}

function isTooLong(field: FormField, value: FieldValue): boolean {
  const limit = longest(field)
  return textsOfValue(value).some((text) => text.length > limit)
}

/** How many characters a text of a field may have. */
function longest({ type, maxLength }: FormField): number {
  if (type === 'textarea') return maxLength > 0 ? maxLength : formLimits.text
  return isParted(type) ? formLimits.part : formLimits.line
}

/** Whether choices are among those that the field offers; other values are not chosen. */
export function isOffered({ type, options }: FormField, value: FieldValue): boolean {
  if (type === 'radio' || type === 'select') return options.includes(String(value))
  if (type === 'checkbox') return isList(value) && value.every((choice) => options.includes(choice))
  if (type !== 'likert' || typeof value === 'string' || isList(value)) return true
  return Object.entries(value).every(
    ([statement, answers]) => options.includes(statement) && answers.every(isLikertAnswer),
  )
}

function isLikertAnswer(answer: string): boolean {
  return likertAnswers.some(({ position }) => String(position) === answer)
}
