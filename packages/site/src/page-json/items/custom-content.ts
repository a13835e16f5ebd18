import type { ContentItem } from '@vitrine/domain/content/item'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import type { CustomType } from '../../template-folder/template-folder.ts'
import { imageJson } from '../image.ts'

/**
 * The values of a template's own fields: pictures as image objects, galleries as lists of them (template survey, section 1.2), formatted
 * text as an object with its `html`, as text blocks have it.
 */
export function customContentJson(
  { customContent, customType }: Pick<ContentItem, 'customContent' | 'customType'>,
  customTypes: readonly CustomType[],
) {
  const fields = customTypes.find(({ name }) => name === customType)?.fields ?? []
  const formatted = new Set(fields.filter(({ type }) => type === 'wysiwyg').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(customContent).map(([name, value]) => [
      name,
      formatted.has(name) ? formattedJson(value) : fieldJson(value),
    ]),
  )
}

/** Nothing written stays an empty text, which templates take for none. */
function formattedJson(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  return { engine: 'wysiwyg', html: value, source: value, textAttributes: [] }
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
