import { productTypeNumbers } from '@vitrine/domain/catalogue/product-types'
import { asBoolean, asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { type Fields, fieldsOf } from './fields.ts'

/** The type number of a product item; 0 when it has none. It may be text in page data. */
export function productTypeOf(item: unknown): number {
  return asNumber(contentOf(item).productType)
}

/** The variants of a product item. */
export function variantsOf(item: unknown): readonly unknown[] {
  const { variants } = contentOf(item)
  return Array.isArray(variants) ? variants : []
}

/** What the item sells. */
function contentOf(item: unknown): Fields {
  return fieldsOf(fieldsOf(item).structuredContent)
}

/** A field of what the item sells. */
export function content(item: unknown, field: string): unknown {
  return ownValue(fieldsOf(item).structuredContent, field)
}

/** The names of the options a visitor chooses between, in the shop's order. */
export function optionNamesOf(item: unknown): readonly string[] {
  const names = content(item, 'variantOptionOrdering')
  return Array.isArray(names) ? names.map(asText) : []
}

/** Whether a product is bought again and again. The flag may be text in page data. */
export function isSubscribable(item: unknown): boolean {
  return asBoolean(contentOf(item).isSubscribable)
}

/** Whether a product has several variants to choose from; a digital product has none. */
export function hasVariants(item: unknown): boolean {
  return productTypeOf(item) !== productTypeNumbers.digital && variantsOf(item).length > 1
}

/** Whether any variant is on sale. A digital product has its own flag, a gift card is never on sale (specification, section 4). */
export function isOnSale(item: unknown): boolean {
  switch (productTypeOf(item)) {
    case productTypeNumbers.physical:
    case productTypeNumbers.service:
    case productTypeNumbers.paywall:
      return variantsOf(item).some(isVariantOnSale)
    case productTypeNumbers.digital:
      return isTruthy(contentOf(item).onSale)
    default:
      return false
  }
}

/** Whether one variant is on sale. */
export function isVariantOnSale(variant: unknown): boolean {
  return isTruthy(fieldsOf(variant).onSale)
}

/**
 * Whether nothing is left to sell (specification, section 4). What is not made of stock never sells out; an item of unknown
 * type can not be sold at all.
 */
export function isSoldOut(item: unknown): boolean {
  switch (productTypeOf(item)) {
    case productTypeNumbers.physical:
    case productTypeNumbers.service:
      return !variantsOf(item).some((variant) => isUnlimited(variant) || quantityOf(variant) > 0)
    case productTypeNumbers.digital:
    case productTypeNumbers['gift-card']:
    case productTypeNumbers.paywall:
      return false
    default:
      return true
  }
}

const typesWithoutStock: ReadonlySet<number> = new Set([
  productTypeNumbers.digital,
  productTypeNumbers['gift-card'],
  productTypeNumbers.paywall,
])

/** How many pieces of a product there are over all variants; infinite for what is not made of stock, NaN when a count is no number. */
export function stockOf(item: unknown): number {
  if (typesWithoutStock.has(productTypeOf(item))) return Number.POSITIVE_INFINITY
  return variantsOf(item).reduce<number>((sum, variant) => sum + stockOfVariant(variant), 0)
}

function stockOfVariant(variant: unknown): number {
  return isUnlimited(variant) ? Number.POSITIVE_INFINITY : quantityOf(variant)
}

function isUnlimited(variant: unknown): boolean {
  return isTruthy(fieldsOf(variant).unlimited)
}

function quantityOf(variant: unknown): number {
  return asNumber(fieldsOf(variant).qtyInStock)
}
