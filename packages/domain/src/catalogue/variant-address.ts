/** The parameter of the address of a product that chooses one of its variants, by its id. */
export const variantParameter = 'variant'

/** The address of a product with one of its variants chosen. */
export function variantAddress(productUrl: string, variantId: string): string {
  return `${productUrl}?${variantParameter}=${encodeURIComponent(variantId)}`
}
