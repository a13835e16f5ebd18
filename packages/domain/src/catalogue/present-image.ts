import type { ProductImage } from '../images/product-image.ts'

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
