import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import type { VariantDraft } from '../draft.ts'
import { type Combination, combinationKey } from './combinations.ts'
import { keptCombinations, type OptionsAndRows } from './kept-combinations.ts'

export type GenerateResult =
  | { readonly ok: true; readonly variants: readonly VariantDraft[] }
  | { readonly ok: false; readonly problem: 'too-many-variants'; readonly count: number }

interface Matrix extends OptionsAndRows {
  readonly newKey: () => string
}

/**
 * Makes one variant for each combination of option values that was not left out, in the options' order.
 * A row that is already there keeps its identity, prices and stock; a new one takes its price from its nearest relative.
 */
export function generateVariants({ newKey, ...given }: Matrix): GenerateResult {
  const { existing } = given
  const { count, combinations } = keptCombinations(given, productLimits.variants)
  if (combinations === null) return { ok: false, problem: 'too-many-variants', count }
  const free = new Set(existing)
  const variants = combinations.map((values) => {
    const match = takeMatch(free, values)
    return match ? { ...match, values } : newVariantLike(nearest(existing, values), values, newKey())
  })
  return { ok: true, variants }
}

/** The row for these values: the one with exactly them, else one that lacks an option just added or still has one just removed. */
function takeMatch(free: Set<VariantDraft>, values: Combination): VariantDraft | undefined {
  const rows = [...free]
  const key = combinationKey(values)
  const match =
    rows.find((row) => combinationKey(row.values) === key) ?? rows.find((row) => isPartOf(row.values, values))
  if (match) free.delete(match)
  return match
}

/** Whether one of two rows says all that the other says, and the same. */
function isPartOf(one: Combination, other: Combination): boolean {
  const shared = Object.keys(one).filter((name) => name in other)
  const least = Math.min(Object.keys(one).length, Object.keys(other).length)
  return shared.length === least && shared.every((name) => one[name] === other[name])
}

function nearest(existing: readonly VariantDraft[], values: Combination): VariantDraft | undefined {
  const likeness = (row: VariantDraft): number =>
    Object.keys(values).filter((name) => row.values[name] === values[name]).length
  return existing.toSorted((one, other) => likeness(other) - likeness(one))[0]
}

/** A variant that is sold as another is, with no stock and no code of its own yet. */
function newVariantLike(relative: VariantDraft | undefined, values: Combination, key: string): VariantDraft {
  const isUnlimited = relative?.isUnlimited ?? false
  return {
    key,
    id: null,
    values,
    price: relative?.price ?? '',
    salePrice: relative?.salePrice ?? '',
    isOnSale: relative?.isOnSale ?? false,
    saleFromMs: relative?.saleFromMs ?? null,
    saleUntilMs: relative?.saleUntilMs ?? null,
    sku: '',
    isUnlimited,
    onHand: isUnlimited ? '' : '0',
    weight: relative?.weight ?? '0',
    size: relative?.size ?? '',
    content: relative?.content ?? '',
    contentPer: relative?.contentPer ?? '',
    imageId: null,
  }
}
