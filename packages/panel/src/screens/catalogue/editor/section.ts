import type { ProductDraft } from './rules/draft.ts'
import type { FieldErrors } from './rules/input-from-draft.ts'

/** Changes some fields of the draft, from what it is at that moment. */
export type ChangeDraft = (part: (draft: ProductDraft) => Partial<ProductDraft>) => void

/** What each part of the editor is given. */
export interface SectionProps {
  readonly draft: ProductDraft
  readonly change: ChangeDraft
  readonly errors: FieldErrors
  /** Whether nothing can be changed now: while a new product is saved, or without the right to. */
  readonly isLocked: boolean
}
