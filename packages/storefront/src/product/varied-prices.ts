import { asNumber } from '@vitrine/template/values/convert'
import { follow, ownValue } from '@vitrine/template/values/own'
import { productTypes } from '../codes/product-types.ts'
import { isVariantOnSale, productTypeOf, variantsOf } from './product.ts'

/** Whether the variants of a product cost differently, so that its price is a `from` price. */
export function hasVariedPrices(item: unknown): boolean {
  const [first, ...others] = variantsOf(item)
  if (productTypeOf(item) === productTypes.digital || first === undefined) return false

  const isOnSale = isVariantOnSale(first)
  return others.some(
    (other) =>
      isVariantOnSale(other) !== isOnSale ||
      priceNumber(other, 'price') !== priceNumber(first, 'price') ||
      (isOnSale && priceNumber(other, 'salePrice') !== priceNumber(first, 'salePrice')),
  )
}

function priceNumber(variant: unknown, field: 'price' | 'salePrice'): number {
  const cents = ownValue(variant, field)
  return asNumber(cents ?? follow(variant, [`${field}Money`, 'value']))
}
