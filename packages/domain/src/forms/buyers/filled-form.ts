import { isRecord } from '../../shapes/is-record.ts'
import { checkValues } from '../check-values.ts'
import { shownFields, valuesOf } from '../conditions/shown-fields.ts'
import { type FormValues, isEmptyValue } from '../field-value.ts'
import { type AnsweredField, answeredFields } from '../inbox/submission.ts'
import { shapeValues } from '../parse-values.ts'
import type { BuyersForm } from './buyers-form.ts'

/** A form that a buyer filled in: its fields as they were then, and the values by their ids. */
export interface FilledForm {
  readonly fields: readonly AnsweredField[]
  readonly values: FormValues
}

/** Why a form is not taken as it is filled in. */
type FillingProblem = 'fields-unreadable' | 'fields-invalid' | 'fields-too-long'

/** What is kept of a form, null where nothing was filled in; or why it is not taken, with a text for each field that is wrong. */
export type Filling =
  | { readonly ok: true; readonly filled: FilledForm | null }
  | {
      readonly ok: false
      readonly problem: FillingProblem
      readonly errors: Readonly<Record<string, string>>
    }

/** Characters of all that is filled in of a form, as JSON. */
const longestFilling = 20_000

/** Holds JSON text against a form; clients send it, null, '' or the string "null" (platform reference, section 3.2). */
export function fillFromText(form: BuyersForm | null, sent: string | null | undefined): Filling {
  if (!sent || sent === 'null') return fillFromRecord(form, {})
  let parsed: unknown
  try {
    parsed = JSON.parse(sent)
  } catch {
    return refusal('fields-unreadable')
  }
  return isRecord(parsed) ? fillFromRecord(form, parsed) : refusal('fields-unreadable')
}

/** Holds values against a form: each in the shape of its type, and none that is not asked for. */
export function fillFromRecord(form: BuyersForm | null, sent: Readonly<Record<string, unknown>>): Filling {
  if (form === null) return Object.keys(sent).length === 0 ? nothing : refusal('fields-invalid')
  const shaped = shapeValues(form.fields, sent)
  return shaped.ok ? fillFromValues(form, shaped.values) : refusal('fields-invalid')
}

/** Holds values that have the shapes of their fields against a form. */
export function fillFromValues(form: BuyersForm, sent: FormValues): Filling {
  const asked = shownFields(form.fields, sent)
  const errors = checkValues(asked, sent)
  if (Object.keys(errors).length > 0) return { ok: false, problem: 'fields-invalid', errors }
  const values = valuesOf(asked, sent)
  if (Object.values(values).every(isEmptyValue)) return nothing
  if (JSON.stringify(values).length > longestFilling) return refusal('fields-too-long')
  return { ok: true, filled: { fields: answeredFields(asked), values } }
}

/** What was filled in, of the fields that the form has now. */
export function knownValues(form: BuyersForm, filled: FilledForm | null): FormValues {
  return filled === null ? {} : valuesOf(form.fields, filled.values)
}

/** Whether a form that may have changed since would be taken as it was filled in. */
export function isStillFilled(form: BuyersForm, filled: FilledForm | null): boolean {
  return fillFromRecord(form, knownValues(form, filled)).ok
}

const nothing: Filling = { ok: true, filled: null }

function refusal(problem: FillingProblem): Filling {
  return { ok: false, problem, errors: {} }
}
