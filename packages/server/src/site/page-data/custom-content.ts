import type { ContentItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/product/product'
import { imageJson } from './image.ts'

/** The values of a template's own fields: pictures as image objects, galleries as lists of them (template survey, section 1.2). */
export function customContentJson({ customContent }: Pick<ContentItem, 'customContent'>) {
  return Object.fromEntries(Object.entries(customContent).map(([name, value]) => [name, fieldJson(value)]))
}

function fieldJson(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => (isPicture(each) ? imageJson(each, index) : each))
  return isPicture(value) ? imageJson(value) : value
}

/** Only stored pictures have measures in pixels. */
function isPicture(value: unknown): value is ProductImage {
  return typeof value === 'object' && value !== null && 'assetUrl' in value && 'widthPx' in value
}
