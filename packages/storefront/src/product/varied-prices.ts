import { ownValue } from '@vitrine/template/values/own'
import { productTypes } from '../codes/product-types.ts'
import { isVariantOnSale, productTypeOf, variantsOf } from './product.ts'

const typesWithVariants: ReadonlySet<number> = new Set([
  productTypes.physical,
  productTypes.service,
  productTypes.giftCard,
])

/** Whether the variants of a product cost differently, so that its price is a `from` price. */
export function hasVariedPrices(item: unknown): boolean {
  const [first, ...others] = variantsOf(item)
  if (!typesWithVariants.has(productTypeOf(item)) || first === undefined) return false

  const fields = isVariantOnSale(first) ? ['onSale', 'price', 'salePrice'] : ['onSale', 'price']
  return others.some((other) => fields.some((field) => fieldOf(other, field) !== fieldOf(first, field)))
}

/** A field that is missing is the same as one that is null. */
function fieldOf(variant: unknown, field: string): unknown {
  return ownValue(variant, field) ?? null
}
