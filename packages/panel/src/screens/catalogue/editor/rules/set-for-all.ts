import type { VariantDraft } from './draft.ts'
import type { TypeTraits } from './product-types.ts'

/** What can be set for many variants at once. */
export type BulkField = 'price' | 'sale-price' | 'stock' | 'weight'

/** Which variants it is set for: all, or those with one value of one option. */
export type BulkScope = { readonly optionName: string; readonly value: string } | null

/** The fields that make sense for a kind of product. */
export function bulkFields(traits: TypeTraits): readonly BulkField[] {
  return [
    'price',
    ...(traits.hasSale ? (['sale-price'] as const) : []),
    ...(traits.hasStock ? (['stock'] as const) : []),
    ...(traits.isShipped ? (['weight'] as const) : []),
  ]
}

/** Sets a field of the variants in scope to what was typed; a sale price puts them on sale, an empty one takes them off. */
export function setForAll(
  variants: readonly VariantDraft[],
  scope: BulkScope,
  field: BulkField,
  typed: string,
): readonly VariantDraft[] {
  const part = parts[field](typed.trim())
  return variants.map((row) =>
    scope === null || row.values[scope.optionName] === scope.value ? { ...row, ...part } : row,
  )
}

const parts: Record<BulkField, (typed: string) => Partial<VariantDraft>> = {
  price: (price) => ({ price }),
  'sale-price': (salePrice) => ({
    salePrice,
    isOnSale: salePrice !== '',
    ...(salePrice === '' && { saleFromMs: null, saleUntilMs: null }),
  }),
  stock: (onHand) => (onHand === '' ? { isUnlimited: true } : { onHand, isUnlimited: false }),
  weight: (weight) => ({ weight }),
}
