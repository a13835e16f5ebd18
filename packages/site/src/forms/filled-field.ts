import type { FieldValue } from '@vitrine/domain/forms/field-value'
import type { FormField } from '@vitrine/domain/forms/form-field'
import type { FieldManner } from '@vitrine/domain/forms/parts/field-manner'
import type { Say } from '@vitrine/domain/words/say'

/** A field, where it stands, and what a visitor made of it. */
export interface FilledField {
  readonly field: FormField
  /** In the language that the page is read in. */
  readonly say: Say
  /** How its parts are asked for there. */
  readonly manner: FieldManner
  /** Unique on the page. */
  readonly id: string
  /** What was typed; undefined in a form that nobody filled in. */
  readonly value: FieldValue | undefined
  /** What is wrong with it; undefined for nothing. */
  readonly error: string | undefined
  /** When it is needed, as a sentence; '' always. */
  readonly condition?: string
  /** What files are called that wait already, by their tokens. */
  readonly fileLines?: Readonly<Record<string, string>>
}

/** The text of a field of one input. */
export function textOf({ value }: FilledField): string {
  return typeof value === 'string' ? value : ''
}

/** The ids of what describes a field, as an attribute has them; '' for none. */
export function describing({ id, field, error, condition = '' }: FilledField): string {
  return [
    error === undefined ? '' : `${id}-error`,
    condition === '' ? '' : `${id}-condition`,
    field.description === '' ? '' : `${id}-description`,
    field.type === 'file' ? `${id}-files` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
