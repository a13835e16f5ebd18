import { textsOfValue } from '../field-value.ts'
import type { Submission } from '../inbox/submission.ts'
import { type FormTarget, isMailingList } from './form-target.ts'

type Answers = Pick<Submission, 'fields' | 'values' | 'ownChoices'>

/** Whether a target gets a submission: spam goes nowhere, and nobody joins a list who did not say so. */
export function wantsSubmission(
  { kind, isOn, settings }: Pick<FormTarget, 'kind' | 'isOn' | 'settings'>,
  submission: Answers & Pick<Submission, 'email' | 'isSpam'>,
): boolean {
  if (!isOn || submission.isSpam) return false
  return !isMailingList(kind) || (submission.email !== '' && consentRead(settings, submission) !== null)
}

/** The choice that an owner named, in the words in which it was read and ticked; null where it was not. A field that is no checkbox says nothing. */
export function consentRead(
  { consentField, consentChoice }: FormTarget['settings'],
  { fields, values, ownChoices = {} }: Answers,
): string | null {
  const field = fields.find(({ id }) => id === consentField)
  if (field?.type !== 'checkbox' || consentChoice === '') return null
  const read = textsOfValue(values[field.id] ?? '')
  const place = (ownChoices[field.id] ?? read).indexOf(consentChoice)
  return place < 0 ? null : (read[place] ?? consentChoice)
}
