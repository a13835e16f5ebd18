import type { ProductImage } from '@vitrine/domain/images/product-image'

/** Widths that pictures are served in (specification, section 9). */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** A picture in the shape of platform reference, section 2.8. */
export function imageJson(image: ProductImage, displayIndex = 0) {
  return {
    id: image.id,
    recordType: 2,
    recordTypeLabel: 'image',
    systemDataId: image.id,
    ...imageFields(image),
    // Templates take the text for those who do not see the picture from its title first.
    title: image.altText,
    body: null,
    altText: image.altText,
    displayIndex,
    workflowState: 1,
    width: image.widthPx,
    height: image.heightPx,
  }
}

/** What an item has of its main picture at its own level. */
export function imageFields(image: ProductImage) {
  const { colors } = image
  return {
    systemDataVariants: variantsOf(image),
    systemDataSourceType: image.contentType === 'image/png' ? 'PNG' : 'JPG',
    systemDataOrigin: 'USER_UPLOAD',
    filename: image.filename,
    contentType: image.contentType,
    assetUrl: image.assetUrl,
    originalSize: `${image.widthPx}x${image.heightPx}`,
    mediaFocalPoint: { ...image.focalPoint, source: 3 },
    colorData: {
      topLeftAverage: colors.topLeft,
      topRightAverage: colors.topRight,
      bottomLeftAverage: colors.bottomLeft,
      bottomRightAverage: colors.bottomRight,
      centerAverage: colors.center,
      suggestedBgColor: colors.center,
    },
  }
}

function variantsOf({ widthPx, heightPx }: ProductImage): string {
  const smaller = imageWidths.filter((width) => width <= widthPx).map((width) => `${width}w`)
  return [`${widthPx}x${heightPx}`, ...smaller].join(',')
}
