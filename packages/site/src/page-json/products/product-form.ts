import { attributeOf } from '@vitrine/domain/catalogue/attribute-of'
import type { Product } from '@vitrine/domain/catalogue/product'
import { quantityAllowed } from '@vitrine/domain/catalogue/quantity-allowed'
import { availableQuantity, isSoldOut } from '@vitrine/domain/catalogue/stock'
import type { Site } from '@vitrine/domain/website/site'

/** Most values of an option that are shown as buttons; more make a dropdown. */
const maxRadioValues = 8

/** Values of options by their names. */
export type ChosenValues = ReadonlyMap<string, string>

/** What the form on a product page needs beside the item: whether a quantity can be chosen, and whether anything is left. */
export function productFormJson(product: Product, site: Site) {
  return {
    quantityAllowed: quantityAllowed(product, site.store),
    isSoldOut: isSoldOut(product),
  }
}

/**
 * The options of a product with their values, each of which says whether it is sold out, and whether it is the one that is chosen; none where
 * there is no choice.
 */
export function variantOptionsJson(product: Product, chosen: ChosenValues = new Map()) {
  return product.variants.length > 1
    ? product.optionNames.map((name) => optionJson(name, product, chosen.get(name)))
    : []
}

function optionJson(name: string, product: Product, chosen: string | undefined) {
  const values = [...new Set(product.variants.map((variant) => attributeOf(variant, name) ?? ''))]
  return {
    name,
    asRadio: values.length <= maxRadioValues && values.every((value) => value.length <= 24),
    values: values.map((value) => ({
      value,
      soldOut: product.variants
        .filter((variant) => attributeOf(variant, name) === value)
        .every((variant) => availableQuantity(product.type, variant.stock) === 0),
      ...(value === chosen ? { chosen: true } : {}),
    })),
  }
}
