import { isCountedAgain, type StockVersions } from '@vitrine/domain/catalogue/stock/stock-edit'
import type { ProductDraft } from '../draft.ts'

/** A draft of what somebody else saved, in which the rows are marked whose stock was counted since it was `seen`. */
export function withCounted(
  draft: ProductDraft,
  { seen, now }: { readonly seen: StockVersions; readonly now: StockVersions },
): ProductDraft {
  const variants = draft.variants.map((row) =>
    row.id !== null && isCountedAgain(row.id, seen, now) ? { ...row, isCounted: true as const } : row,
  )
  return { ...draft, variants }
}
