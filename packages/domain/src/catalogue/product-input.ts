import { termLength } from '../content/term-length.ts'
import { attributeOf } from './attribute-of.ts'
import { pageAddressProblem } from './page-address.ts'
import type { Product, Stock, Variant } from './product.ts'

/** A variant as an owner edits it; without an id it is new. */
export type VariantInput = Omit<Variant, 'id' | 'stock'> & {
  readonly id?: string | null
  /** Left out: stays as it is. `was`: what was on hand when the owner began to edit; the difference is what counts. */
  readonly stock?: StockInput
}

/** Stock as an owner sets it. */
export type StockInput =
  | { readonly unlimited: true }
  | { readonly unlimited: false; readonly onHand: number; readonly was?: number }

/** A product as an owner edits it. */
export type ProductInput = Omit<Product, 'id' | 'variants' | 'createdAtMs' | 'updatedAtMs'> & {
  readonly variants: readonly VariantInput[]
}

/** Texts by path of the input, such as `variants.0.sku`. */
export type ProductErrors = Readonly<Record<string, string>>

/** Says what is wrong with a product; nothing when it can be saved. */
export function checkProduct(input: ProductInput): ProductErrors {
  const errors: Record<string, string> = {}
  if (input.title.trim() === '') errors.title = 'Enter a title'
  const addressProblem = pageAddressProblem(input.urlId)
  if (addressProblem) errors.urlId = addressProblem
  if (input.tags.some((each) => each.length > termLength.tag)) {
    errors.tags = `A tag can have ${termLength.tag} characters.`
  }
  if (input.categories.some((each) => each.length > termLength.category)) {
    errors.categories = `A category can have ${termLength.category} characters.`
  }
  const names = input.optionNames.map((each) => each.trim())
  if (names.some((each) => each === '')) errors.optionNames = 'Enter a name for each option'
  else if (new Set(names).size < names.length) errors.optionNames = 'Each option needs a name of its own'
  return { ...errors, ...checkVariants(input) }
}

/** What a known variant's stock becomes; null when it stays as it is. */
export function stockAfterEdit(
  current: Stock,
  input: StockInput | undefined,
): { readonly unlimited: true } | { readonly unlimited: false; readonly onHand: number } | null {
  if (!input) return null
  if (input.unlimited) return current.unlimited ? null : { unlimited: true }
  if (current.unlimited) return { unlimited: false, onHand: input.onHand }
  // Units sold while the owner was editing are not put back by saving.
  const onHand = input.was === undefined ? input.onHand : current.onHand + input.onHand - input.was
  return onHand === current.onHand ? null : { unlimited: false, onHand: Math.max(0, onHand) }
}

function checkVariants({ variants, optionNames, images }: ProductInput): ProductErrors {
  const errors: Record<string, string> = {}
  if (variants.length === 0) errors.variants = 'A product needs at least one variant.'
  const skus = new Set<string>()
  const combinations = new Set<string>()
  for (const [index, variant] of variants.entries()) {
    const path = `variants.${index}`
    const sku = variant.sku.trim()
    if (sku !== '' && skus.has(sku)) errors[`${path}.sku`] = 'Another variant has this SKU'
    skus.add(sku)
    const values = optionNames.map((name) => attributeOf(variant, name) ?? '')
    const combination = JSON.stringify(values)
    if (values.some((each) => each.trim() === ''))
      errors[`${path}.attributes`] = 'Choose a value for each option'
    else if (combinations.has(combination)) errors[`${path}.attributes`] = 'Another variant has these values'
    combinations.add(combination)
    if (variant.isOnSale && variant.salePriceCents >= variant.priceCents) {
      errors[`${path}.salePriceCents`] = 'The sale price must be below the price'
    }
    if (variant.imageId !== null && !images.some((each) => each.id === variant.imageId)) {
      errors[`${path}.imageId`] = 'Choose a picture of this product'
    }
  }
  return errors
}
