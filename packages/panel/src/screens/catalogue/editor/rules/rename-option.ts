import { optionNamesProblem } from '@vitrine/domain/catalogue/product-input'
import { productProblemText } from '@vitrine/domain/catalogue/product-problems'
import type { OptionDraft, VariantDraft } from './draft.ts'

/** Renames an option in its variants, so that they are kept when the matrix is made again. */
export function renameOption(
  variants: readonly VariantDraft[],
  from: string,
  to: string,
): readonly VariantDraft[] {
  if (from === to) return variants
  return variants.map((variant) => ({
    ...variant,
    values: Object.fromEntries(
      Object.entries(variant.values).map(([name, value]) => [name === from ? to : name, value]),
    ),
  }))
}

/** Why a set of options cannot be used; null when it can. */
export function optionsProblem(options: readonly OptionDraft[]): string | null {
  const problem = optionNamesProblem(options.map((option) => option.name))
  if (problem) return productProblemText[problem]
  if (options.some((option) => option.values.length === 0)) return 'Give every option at least one value'
  return null
}
