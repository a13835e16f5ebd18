import type { FormValues } from '../field-value.ts'
import type { Submission } from './submission.ts'

/** The values of a submission as they were posted: files by their tokens. */
export function postedValues({ values, files = [] }: Pick<Submission, 'values' | 'files'>): FormValues {
  const tokens = files.map(({ fieldId }) => {
    const ofField = files.filter((each) => each.fieldId === fieldId)
    return [fieldId, ofField.map(({ id }) => id)] as const
  })
  return { ...values, ...Object.fromEntries(tokens) }
}
