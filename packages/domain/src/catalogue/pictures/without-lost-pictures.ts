import type { Product } from '../product.ts'

/** A product without the pictures that the library has no longer, and its variants without them. */
export function withoutLostPictures(product: Product, lost: ReadonlySet<string>): Product {
  if (lost.size === 0) return product
  const isLost = (id: string | null) => id !== null && lost.has(id)
  return {
    ...product,
    images: product.images.filter(({ id }) => !isLost(id)),
    variants: product.variants.map((variant) =>
      isLost(variant.imageId) ? { ...variant, imageId: null } : variant,
    ),
  }
}
