import type { ProductImage } from '../../../images/product-image.ts'
import type { Product } from '../../product.ts'

/** What of a product our own file cannot have, a sentence each; none when it has all. Another shop has the rest alone. */
export function lostInFile(product: Product): readonly string[] {
  const { type, images, digitalFiles = [], relatedIds = [], areaIds = [] } = product
  if (!fitsFile(product))
    return [
      type === 'paywall'
        ? 'The file has no word for paid access to pages.'
        : 'The file has room for three options.',
    ]
  const lost: readonly (readonly [boolean, string])[] = [
    [digitalFiles.length > 0, 'The files that are downloaded are not in the file.'],
    [product.subscription !== null, 'Its subscription is not in the file.'],
    [product.additionalFieldsFormId !== undefined, 'Its form is not in the file.'],
    [areaIds.length > 0, 'Its members’ areas are not in the file.'],
    [relatedIds.length > 0, 'The products that are shown with it are not in the file.'],
    [images.some(isFocused), 'The focal points of its pictures are not in the file.'],
  ]
  return lost.filter(([isLost]) => isLost).map(([, sentence]) => sentence)
}

/** Whether a product can be written to the file at all. */
export function fitsFile({ type, optionNames }: Product): boolean {
  return type !== 'paywall' && optionNames.length <= 3
}

function isFocused({ focalPoint: { x, y } }: ProductImage): boolean {
  return x !== 0.5 || y !== 0.5
}
