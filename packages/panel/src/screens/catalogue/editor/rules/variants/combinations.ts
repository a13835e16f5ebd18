import type { OptionDraft, ProductDraft } from '../draft.ts'

/** A value for each option, by the options' names. */
export type Combination = Readonly<Record<string, string>>

/** Options from which something can be chosen. */
export function usableOptions(options: readonly OptionDraft[]): readonly OptionDraft[] {
  return options.filter((option) => option.name.trim() !== '' && option.values.length > 0)
}

/** How many combinations the values of options make; they are not put together, as there may be millions. */
export function countCombinations(options: readonly OptionDraft[]): number {
  return usableOptions(options).reduce((count, option) => count * option.values.length, 1)
}

/** Names a combination of option values, whatever their order. */
export function combinationKey(values: Combination): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** How many combinations a product lacks: those its owner left out. */
export function countLeftOut({ options, variants }: Pick<ProductDraft, 'options' | 'variants'>): number {
  const usable = usableOptions(options)
  const there = variants.filter(({ values }) =>
    usable.every((option) => option.values.includes(values[option.name] ?? '')),
  )
  return countCombinations(options) - new Set(there.map(({ values }) => combinationKey(values))).size
}
