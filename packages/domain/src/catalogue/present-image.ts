import type { ProductImage } from '../images/product-image.ts'
import type { Product, Variant } from './product.ts'

/** A picture as the panel sees it. */
export function presentImage(image: ProductImage) {
  const { x, y } = image.focalPoint
  const { topLeft, topRight, bottomLeft, bottomRight, center } = image.colors
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    filename: image.filename,
    contentType: image.contentType,
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    altText: image.altText,
    focalPoint: { x, y },
    colors: { topLeft, topRight, bottomLeft, bottomRight, center },
  }
}

/** The address of the picture that is shown of a variant: its own, or else the first of its product. */
export function imageUrlOf(
  { images }: Pick<Product, 'images'>,
  { imageId }: Pick<Variant, 'imageId'>,
): string | null {
  const chosen = images.find(({ id }) => id === imageId)
  return (chosen ?? images[0])?.assetUrl ?? null
}
