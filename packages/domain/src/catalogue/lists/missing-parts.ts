import type { Product } from '../product.ts'

/** What a product should have, and may lack. */
export const missingParts = ['picture', 'description', 'sku', 'weight', 'maker'] as const

type MissingPart = (typeof missingParts)[number]

/** What a product lacks: only what is sent has a weight and a maker. */
export function missingPartsOf({
  type,
  images,
  bodyHtml,
  excerptHtml,
  variants,
  safety,
}: Pick<Product, 'type' | 'images' | 'bodyHtml' | 'excerptHtml' | 'safety'> & {
  readonly variants: readonly Pick<Product['variants'][number], 'sku' | 'weightGrams'>[]
}): readonly MissingPart[] {
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    picture: images.length === 0,
    description: isEmptyHtml(bodyHtml) && isEmptyHtml(excerptHtml),
    sku: variants.some(({ sku }) => sku.trim() === ''),
    weight: type === 'physical' && variants.some(({ weightGrams }) => weightGrams === 0),
    maker: type === 'physical' && !safety?.makerKey,
  }
  return missingParts.filter((part) => lacks[part])
}

/** Whether nothing is to be seen of a text: no words, no picture, no film. */
function isEmptyHtml(html: string): boolean {
  if (/<(img|iframe|video|audio)\b/i.test(html)) return false
  return (
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;|&#160;/g, ' ')
      .trim() === ''
  )
}
