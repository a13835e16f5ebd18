import type { ItemInput } from '@vitrine/domain/content/items/item-input'

/** Changes some fields of the draft, from what they are at that moment. */
export type ChangeInput = (part: (input: ItemInput) => Partial<ItemInput>) => void

/** What each part of the editor is given. */
export interface SectionProps {
  readonly input: ItemInput
  readonly change: ChangeInput
  /** Texts by path of the input. */
  readonly errors: Readonly<Record<string, string>>
}
