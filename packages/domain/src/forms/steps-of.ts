import type { FormField } from './form-field.ts'

/** A part of a form that visitors fill in at once. */
export interface FormStep {
  /** The entry that begins it; null: the fields before the first. */
  readonly entry: FormField | null
  readonly fields: readonly FormField[]
}

/** The steps of a form in their order; none where it is all in one. */
export function stepsOf(fields: readonly FormField[]): readonly FormStep[] {
  if (!hasSteps(fields)) return []
  const steps: { entry: FormField | null; fields: FormField[] }[] = []
  for (const field of fields) {
    const step = steps.at(-1)
    if (field.type === 'step') steps.push({ entry: field, fields: [] })
    else if (step) step.fields.push(field)
    else steps.push({ entry: null, fields: [field] })
  }
  return steps
}

/** Whether a form has steps. */
export function hasSteps(fields: readonly Pick<FormField, 'type'>[]): boolean {
  return fields.some(({ type }) => type === 'step')
}
