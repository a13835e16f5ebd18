import type { Silence } from './product-draft.ts'
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

/** Whether the file of a row has a column that only our own export writes; older ones have no `Product ID`. */
export function isOfOurExport({ present }: ShopifyRow): boolean {
  return present.has('productId') || present.has('responsible') || present.has('publishFrom')
}
