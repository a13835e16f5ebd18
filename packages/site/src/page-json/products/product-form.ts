import { attributeOf } from '@vitrine/domain/catalogue/attribute-of'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { quantityAllowed } from '@vitrine/domain/catalogue/quantity-allowed'
import { availableQuantity, isSoldOut } from '@vitrine/domain/catalogue/stock'
import type { Site } from '@vitrine/domain/website/site'

/** Most values of an option that are shown as buttons; more make a dropdown. */
const maxRadioValues = 8

/** What the form on a product page needs beside the item: whether a quantity can be chosen, and whether anything is left. */
export function productFormJson(product: Product, site: Site) {
  return {
    quantityAllowed: quantityAllowed(product, site.store),
    isSoldOut: isSoldOut(product),
  }
}

/**
 * The options of a product with their values, each of which says whether it is sold out, and whether the variant that is chosen has it; none
 * where there is no choice.
 */
export function variantOptionsJson(product: Product, chosenId: string | null = null) {
  const chosen = product.variants.find(({ id }) => id === chosenId)
  return product.variants.length > 1
    ? product.optionNames.map((name) => optionJson(name, product, chosen))
    : []
}

function optionJson(name: string, product: Product, chosen: Variant | undefined) {
  const values = [...new Set(product.variants.map((variant) => attributeOf(variant, name) ?? ''))]
  return {
    name,
    asRadio: values.length <= maxRadioValues && values.every((value) => value.length <= 24),
    values: values.map((value) => ({
      value,
      soldOut: product.variants
        .filter((variant) => attributeOf(variant, name) === value)
        .every((variant) => availableQuantity(product.type, variant.stock) === 0),
      ...(chosen && attributeOf(chosen, name) === value ? { chosen: true } : {}),
    })),
  }
}
