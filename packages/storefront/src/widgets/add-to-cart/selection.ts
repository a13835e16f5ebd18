import type { PageVariant } from './page-variant.ts'

/** The chosen value of each option by its name; '' while none is chosen. */
export type Selection = Readonly<Record<string, string>>

/** Options that still wait for a choice, in their order. */
export function unselectedOptions(selection: Selection): readonly string[] {
  return Object.keys(selection).filter((name) => selection[name] === '')
}

/** The variant with exactly the chosen values; null while a choice is missing or when there is no such variant. */
export function selectedVariant(variants: readonly PageVariant[], selection: Selection): PageVariant | null {
  if (unselectedOptions(selection).length > 0) return null
  return variants.find((variant) => hasValues(variant, selection)) ?? null
}

/** Whether a value of an option can be bought together with what else is chosen. */
export function canHave(
  variants: readonly PageVariant[],
  selection: Selection,
  { option, value }: { readonly option: string; readonly value: string },
): boolean {
  const wanted = { ...selection, [option]: value }
  return variants.some((variant) => variant.available > 0 && hasValues(variant, wanted))
}

function hasValues(variant: PageVariant, selection: Selection): boolean {
  return Object.entries(selection).every(
    ([name, value]) => value === '' || variant.attributes[name] === value,
  )
}
