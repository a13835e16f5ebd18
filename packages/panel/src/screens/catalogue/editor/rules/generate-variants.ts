import type { OptionDraft, VariantDraft } from './draft.ts'

/** The most variants a product may have. */
export const variantCap = 250

export type GenerateResult =
  | { readonly ok: true; readonly variants: readonly VariantDraft[] }
  | { readonly ok: false; readonly problem: 'too-many-variants'; readonly count: number }

interface Matrix {
  readonly options: readonly OptionDraft[]
  readonly existing: readonly VariantDraft[]
  /** Combinations the owner took out, as `combinationKey` names them. */
  readonly leftOut: readonly string[]
  readonly newKey: () => string
}

/**
 * Makes one variant for each combination of option values, in the options' order.
 * A row that is already there keeps its identity, prices and stock; a new one takes its price from its nearest relative.
 */
export function generateVariants({ options, existing, leftOut, newKey }: Matrix): GenerateResult {
  const combinations = combine(options).filter((values) => !leftOut.includes(combinationKey(values)))
  if (combinations.length > variantCap) {
    return { ok: false, problem: 'too-many-variants', count: combinations.length }
  }
  const free = new Set(existing)
  const variants = combinations.map((values) => {
    const match = takeMatch(free, values)
    return match ? { ...match, values } : bear(nearest(existing, values), values, newKey())
  })
  return { ok: true, variants }
}

/** The combinations that a product lacks: those its owner left out. */
export function findLeftOut(
  options: readonly OptionDraft[],
  variants: readonly VariantDraft[],
): readonly string[] {
  const there = new Set(variants.map((variant) => combinationKey(variant.values)))
  return combine(options)
    .map(combinationKey)
    .filter((key) => !there.has(key))
}

type Values = Readonly<Record<string, string>>

/** Names a combination of option values, whatever their order. */
export function combinationKey(values: Values): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function combine(options: readonly OptionDraft[]): readonly Values[] {
  const usable = options.filter((option) => option.name.trim() !== '' && option.values.length > 0)
  return usable.reduce<readonly Values[]>(
    (combinations, option) =>
      combinations.flatMap((values) => option.values.map((value) => ({ ...values, [option.name]: value }))),
    [{}],
  )
}

/** The row for these values: the one with exactly them, else one that lacks an option just added or still has one just removed. */
function takeMatch(free: Set<VariantDraft>, values: Values): VariantDraft | undefined {
  const rows = [...free]
  const key = combinationKey(values)
  const match =
    rows.find((row) => combinationKey(row.values) === key) ?? rows.find((row) => isPartOf(row.values, values))
  if (match) free.delete(match)
  return match
}

/** Whether one of two rows says all that the other says, and the same. */
function isPartOf(one: Values, other: Values): boolean {
  const shared = Object.keys(one).filter((name) => name in other)
  const least = Math.min(Object.keys(one).length, Object.keys(other).length)
  return shared.length === least && shared.every((name) => one[name] === other[name])
}

function nearest(existing: readonly VariantDraft[], values: Values): VariantDraft | undefined {
  const likeness = (row: VariantDraft): number =>
    Object.keys(values).filter((name) => row.values[name] === values[name]).length
  return existing.toSorted((one, other) => likeness(other) - likeness(one))[0]
}

function bear(parent: VariantDraft | undefined, values: Values, key: string): VariantDraft {
  const isUnlimited = parent?.isUnlimited ?? false
  return {
    key,
    id: null,
    values,
    price: parent?.price ?? '',
    salePrice: parent?.salePrice ?? '',
    isOnSale: parent?.isOnSale ?? false,
    saleFromMs: parent?.saleFromMs ?? null,
    saleUntilMs: parent?.saleUntilMs ?? null,
    sku: '',
    isUnlimited,
    onHand: isUnlimited ? '' : '0',
    weight: parent?.weight ?? '0',
    size: parent?.size ?? '',
    content: parent?.content ?? '',
    contentPer: parent?.contentPer ?? '',
    imageId: null,
  }
}
