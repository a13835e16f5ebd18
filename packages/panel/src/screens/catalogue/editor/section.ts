import type { ProductDraft } from './rules/draft.ts'
import type { FieldErrors } from './rules/input-from-draft.ts'

/** Changes some fields of the draft, from what it is at that moment. */
export type ChangeDraft = (part: (draft: ProductDraft) => Partial<ProductDraft>) => void

/** What of a draft the variants show: with what else is typed they are not drawn again. */
export type VariantsDraft = Pick<ProductDraft, 'type' | 'options' | 'variants' | 'images'>

/** What each part of the editor is given. */
export interface SectionProps {
  readonly draft: ProductDraft
  readonly change: ChangeDraft
  readonly errors: FieldErrors
  /** Whether nothing can be changed, as without the right to. */
  readonly isLocked: boolean
}
