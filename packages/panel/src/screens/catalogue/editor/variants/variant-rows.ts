import type { ProductDraft, VariantDraft } from '../rules/draft.ts'
import type { FieldErrors } from '../rules/input-from-draft.ts'
import type { VariantsDraft } from '../section.ts'

/** What the table and the cards of variants are given. */
export interface VariantRows {
  readonly draft: VariantsDraft
  readonly errors: FieldErrors
  readonly onChange: (key: string, part: Partial<VariantDraft>) => void
  readonly onLeaveOut: (row: VariantDraft) => void
}

/** A variant in words: its values in the options' order. */
export function variantName(row: VariantDraft, draft: Pick<ProductDraft, 'options'>): string {
  return draft.options
    .map((option) => row.values[option.name])
    .filter((value) => value !== undefined)
    .join(' / ')
}
