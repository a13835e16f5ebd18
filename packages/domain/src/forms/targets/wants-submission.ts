import { textsOfValue } from '../field-value.ts'
import type { Submission } from '../inbox/submission.ts'
import { type FormTarget, isMailingList } from './form-target.ts'

/** Whether a target gets a submission: spam goes nowhere, and nobody joins a list who did not say so. */
export function wantsSubmission(
  { kind, isOn, settings }: Pick<FormTarget, 'kind' | 'isOn' | 'settings'>,
  submission: Pick<Submission, 'fields' | 'values' | 'email' | 'isSpam'>,
): boolean {
  if (!isOn || submission.isSpam) return false
  return !isMailingList(kind) || (submission.email !== '' && isConsented(settings, submission))
}

/** Whether somebody ticked the choice that an owner named; a field that is no checkbox says nothing. */
function isConsented(
  { consentField, consentChoice }: FormTarget['settings'],
  { fields, values }: Pick<Submission, 'fields' | 'values'>,
): boolean {
  const field = fields.find(({ id }) => id === consentField)
  if (field?.type !== 'checkbox' || consentChoice === '') return false
  return textsOfValue(values[field.id] ?? '').includes(consentChoice)
}
