import type { Product, Variant } from './product.ts'

/** The variant of that id, if the product still has it. */
export function findVariant(product: Pick<Product, 'variants'>, variantId: string): Variant | undefined {
  return product.variants.find((each) => each.id === variantId)
}
