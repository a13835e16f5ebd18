import type { GridField } from '@vitrine/domain/catalogue/grid/grid-row'

/** Whether a field holds a yes or no. */
export function isYesOrNo(field: GridField): boolean {
  return field === 'isVisible' || field === 'isFeatured' || field === 'isOnSale'
}

/** Reads a yes or no as people and spreadsheets write it, in the languages of the panel; null for what is neither. */
export function yesOrNoOf(text: string): boolean | null {
  const typed = text.trim()
  if (/^(yes|y|ja|j|true|wahr|1|x|✓)$/i.test(typed)) return true
  return /^(no|n|nein|false|falsch|0|)$/i.test(typed) ? false : null
}
