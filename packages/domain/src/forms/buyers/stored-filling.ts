import { isRecord } from '../../shapes/is-record.ts'
import type { AnswerReader } from '../answer-reader.ts'
import type { FieldValue } from '../field-value.ts'
import { type AnsweredField, answersOf } from '../inbox/submission.ts'
import type { FilledForm } from './filled-form.ts'

/** What a line of a cart or an order keeps of the form that was filled in for it. */
export interface StoredFilling {
  /** JSON text of the values by field id; null: nothing was filled in. */
  readonly additionalFields: string | null
  /** The fields as they were then; left out by lines of before they were kept. */
  readonly answeredFields?: readonly AnsweredField[] | undefined
}

/** An answer as people read it. */
export interface ReadAnswer {
  readonly title: string
  readonly lines: readonly string[]
}

/** How a filled-in form is stored with its line. */
export function storeFilling(filled: FilledForm | null): StoredFilling {
  if (filled === null) return { additionalFields: null }
  return { additionalFields: JSON.stringify(filled.values), answeredFields: filled.fields }
}

/** Reads what was stored; what has no fields beside it is taken for texts under their ids. */
export function readFilling({ additionalFields, answeredFields }: StoredFilling): FilledForm | null {
  if (additionalFields === null) return null
  let values: unknown
  try {
    values = JSON.parse(additionalFields)
  } catch {
    return null
  }
  if (!isRecord(values)) return null
  // Checked when it was stored.
  if (answeredFields) return { fields: answeredFields, values: values as FilledForm['values'] }
  const texts = Object.entries(values).map(([id, value]) => [id, oldText(value)] as const)
  return {
    fields: texts.map(([id]) => ({ id, type: 'textarea', title: id, currencySymbol: '' })),
    values: Object.fromEntries(texts),
  }
}

/** What was filled in for a line, by the titles that its fields had then. */
export function readAnswers(stored: StoredFilling, reader: AnswerReader): readonly ReadAnswer[] {
  const filled = readFilling(stored)
  return filled === null ? [] : answersOf(filled, reader)
}

function oldText(value: unknown): FieldValue {
  if (isRecord(value) && 'value' in value) return oldText(value.value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
