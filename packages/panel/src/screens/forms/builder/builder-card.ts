import type { StoredForm } from './stored-form.ts'

/** What a card of the builder works on. */
export interface BuilderCardProps {
  readonly values: StoredForm['value']
  /** What visitors read where the form itself says nothing. */
  readonly usualTexts: StoredForm['usualTexts']
  readonly errors: Readonly<Record<string, unknown>>
  /** Takes values over; changes of the same `key` that follow each other are one step. */
  readonly change: (some: Partial<StoredForm['value']>, key?: string) => void
  /** Changes when inputs that keep what was typed have to start again. */
  readonly turn: string
}
