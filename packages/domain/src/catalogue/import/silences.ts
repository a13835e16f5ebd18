import type { Silence, Told } from './product-draft.ts'
import type { Column, ShopifyRow } from './shopify-row.ts'

/** The columns that speak of a thing: a file that has none of them is silent on it. */
const speakers: Readonly<Record<Silence, readonly Column[]>> = {
  body: ['bodyHtml'],
  excerpt: ['excerptHtml'],
  category: ['type', 'category'],
  'more-categories': ['moreCategories'],
  featured: ['featured'],
  tags: ['tags'],
  visibility: ['published', 'status'],
  type: ['requiresShipping', 'giftCard', 'kind'],
  stock: ['inventoryQuantity', 'inventoryTracker', 'inventoryPolicy'],
  weight: ['grams'],
}

/** What the file of a row has no column for. */
export function silencesOf({ present }: ShopifyRow): readonly Silence[] {
  return (Object.keys(speakers) as Silence[]).filter(
    (each) => !speakers[each].some((column) => present.has(column)),
  )
}

/** Columns of our own file whose empty cells count. */
const tellers: Readonly<Record<Told, readonly Column[]>> = {
  'image-alt': ['imageAltText'],
  images: ['imageUrl'],
  kind: ['kind'],
  maker: ['maker'],
  'publish-from': ['publishFrom'],
  responsible: ['responsible'],
  'sale-times': ['salePrice', 'saleFrom', 'saleUntil'],
  'seo-description': ['seoDescription'],
  'seo-title': ['seoTitle'],
  'variant-image': ['variantImageUrl'],
  warnings: ['warnings'],
}

/** What the file of a row tells by empty cells, too: nothing, unless it is our own. */
export function toldBy(row: ShopifyRow): readonly Told[] {
  if (!isOfOurExport(row)) return []
  const told = Object.keys(tellers) as Told[]
  return told.filter((each) => tellers[each].every((column) => row.present.has(column)))
}

/** Whether all of some cells of a row of our own file are empty, which says that there is nothing. */
export function isEmptied(row: ShopifyRow, columns: readonly Column[]): boolean {
  return isOfOurExport(row) && columns.every((column) => row.present.has(column) && row[column] === '')
}

/** Whether the file of a row has a column that only our own export writes; older ones have no `Product ID`. */
export function isOfOurExport({ present }: ShopifyRow): boolean {
  return present.has('productId') || present.has('responsible') || present.has('publishFrom')
}
