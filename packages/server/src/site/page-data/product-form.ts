import { attributeOf } from '@vitrine/domain/product/attribute-of'
import type { Product } from '@vitrine/domain/product/product'
import { quantityAllowed } from '@vitrine/domain/product/quantity-allowed'
import { availableQuantity, isSoldOut } from '@vitrine/domain/product/stock'
import type { Site } from '@vitrine/domain/site/site'

/** Most values of an option that are shown as buttons; more make a dropdown. */
const maxRadioValues = 8

/** What the form on a product page needs beside the item: options with what is sold out, and whether a quantity can be chosen. */
export function productFormJson(product: Product, site: Site) {
  return {
    variantOptions:
      product.variants.length > 1 ? product.optionNames.map((name) => optionJson(name, product)) : [],
    quantityAllowed: quantityAllowed(product, site.store),
    isSoldOut: isSoldOut(product),
  }
}

function optionJson(name: string, product: Product) {
  const values = [...new Set(product.variants.map((variant) => attributeOf(variant, name) ?? ''))]
  return {
    name,
    asRadio: values.length <= maxRadioValues && values.every((value) => value.length <= 24),
    values: values.map((value) => ({
      value,
      soldOut: product.variants
        .filter((variant) => attributeOf(variant, name) === value)
        .every((variant) => availableQuantity(product.type, variant.stock) === 0),
    })),
  }
}
