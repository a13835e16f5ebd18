import { attributeOf } from './attribute-of.ts'
import type { Product, Variant } from './product.ts'

type Choosable = Pick<Product, 'type' | 'optionNames' | 'variants'>

/** A variant, or why none was chosen. */
export type VariantChoice =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly problem: 'option-missing'; readonly options: readonly string[] }
  | { readonly ok: false; readonly problem: 'denomination-missing' | 'variant-unavailable' }

/** Finds the variant with the chosen value of each option; values are compared as they are. */
export function chooseVariant(
  product: Choosable,
  chosen: Readonly<Record<string, string | undefined>>,
): VariantChoice {
  const [only, ...others] = product.variants
  if (only && others.length === 0) return { ok: true, variant: only }

  const missing = product.optionNames.filter((name) => !Object.hasOwn(chosen, name) || !chosen[name])
  if (missing.length > 0) {
    if (product.type === 'gift-card') return { ok: false, problem: 'denomination-missing' }
    return { ok: false, problem: 'option-missing', options: missing }
  }
  const variant = product.variants.find((each) =>
    product.optionNames.every((name) => attributeOf(each, name) === chosen[name]),
  )
  return variant ? { ok: true, variant } : { ok: false, problem: 'variant-unavailable' }
}

/** Finds a variant by SKU; without one, the only variant there is. */
export function findBySku(product: Choosable, sku: string | null | undefined): VariantChoice {
  const [only, ...others] = product.variants
  if (!sku) {
    if (only && others.length === 0) return { ok: true, variant: only }
    return {
      ok: false,
      problem: product.type === 'gift-card' ? 'denomination-missing' : 'variant-unavailable',
    }
  }
  const variant = product.variants.find((each) => each.sku === sku)
  return variant ? { ok: true, variant } : { ok: false, problem: 'variant-unavailable' }
}

/** The value of each option of a variant, in the product's order. */
export function optionValuesOf(
  product: Pick<Product, 'optionNames'>,
  variant: Pick<Variant, 'attributes'>,
): readonly { readonly optionName: string; readonly value: string }[] {
  return product.optionNames.flatMap((optionName) => {
    const value = attributeOf(variant, optionName)
    return value === undefined ? [] : [{ optionName, value }]
  })
}

/** What was chosen, such as `Sea / Plain`; '' where there was nothing to choose. */
export function choiceOf({
  optionValues,
}: {
  readonly optionValues: ReturnType<typeof optionValuesOf>
}): string {
  return optionValues.map(({ value }) => value).join(' / ')
}

/** A variant by the values of its options, such as `Sea / Plain`; '' for the only one. */
export function choiceName(
  product: Pick<Product, 'optionNames'>,
  variant: Pick<Variant, 'attributes'>,
): string {
  return choiceOf({ optionValues: optionValuesOf(product, variant) })
}

/** The variant of that id, if the product still has it. */
export function findVariant(product: Pick<Product, 'variants'>, variantId: string): Variant | undefined {
  return product.variants.find((each) => each.id === variantId)
}
