import { priceRange, variedPrices } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSoldOut } from '@vitrine/domain/catalogue/stock'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Layout } from '@vitrine/domain/content/layout'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Site } from '@vitrine/domain/website/site'
import { plainText } from '../html/escape.ts'
import { itemUrl } from '../page-json/items/item.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { collectionPath } from '../theme/collection-shape.ts'
import { sayIn } from '../words/visitor-words.ts'
import { itemHtml, maxText, pageHtml, productHtml } from './searched-texts.ts'

/** Something of a site that was found, as it is shown. */
export interface SearchDocument {
  readonly id: string
  readonly url: string
  readonly title: string
  /** The beginning of its text, of which a part is shown. */
  readonly summary: string
  /** What it costs, in words; null for what is not sold. */
  readonly price: string | null
  readonly imageUrl: string | null
  /** What it belongs to, such as Shop. */
  readonly collectionId: string
  readonly collectionTitle: string
  readonly urlId: string
  readonly categories: readonly string[]
  readonly author: { readonly id: string; readonly displayName: string } | null
  /** Epoch milliseconds; null for what has no date. */
  readonly publishedAtMs: number | null
}

/** Characters of each text that are shown a part of. */
const maxSummary = 800

/** A product as it is found. */
export function productDocument(
  product: Product,
  collection: Collection,
  site: Pick<Site, 'language' | 'store'>,
): SearchDocument {
  return {
    ...placeOf(collection),
    id: product.id,
    url: productUrl(product, collection),
    title: product.title,
    summary: summaryOf(productHtml(product)),
    price: priceText(product, site),
    imageUrl: product.images[0]?.assetUrl ?? null,
    urlId: product.urlId,
    categories: product.categories,
    author: null,
    publishedAtMs: null,
  }
}

/** A post, event or other item as it is found; its blocks, where it has some, are its body. */
export function itemDocument(
  item: ContentItem,
  collection: Collection,
  layout: Layout | null,
): SearchDocument {
  return {
    ...placeOf(collection),
    id: item.id,
    url: itemUrl(item, collection),
    title: item.title,
    summary: summaryOf(itemHtml(item, layout)),
    price: null,
    imageUrl: item.image?.assetUrl ?? null,
    urlId: item.urlId,
    categories: item.categories,
    author: item.author.displayName === '' ? null : item.author,
    publishedAtMs: item.publishedAtMs,
  }
}

/** A page as it is found: by its own words and those of its blocks. */
export function pageDocument(
  collection: Collection,
  layout: Layout | null,
  place: Parameters<typeof collectionPath>[1],
): SearchDocument {
  return {
    ...placeOf(collection),
    id: collection.id,
    url: collectionPath(collection, place),
    title: collection.title,
    summary: summaryOf(pageHtml(collection, layout)),
    price: null,
    imageUrl: collection.mainImage?.assetUrl ?? null,
    urlId: collection.urlId,
    categories: [],
    author: null,
    publishedAtMs: null,
  }
}

function placeOf({ id, title }: Collection): Pick<SearchDocument, 'collectionId' | 'collectionTitle'> {
  return { collectionId: id, collectionTitle: title }
}

/** Longer texts are cut where they are searched, and so is what is shown of them. */
function summaryOf(html: string): string {
  return plainText(html, maxText).slice(0, maxSummary)
}

function priceText(product: Product, { language, store }: Pick<Site, 'language' | 'store'>): string {
  if (isSoldOut(product)) return product.customSoldOutText || sayIn(language)('Sold out')
  const lowest = formatMoney(priceRange(product).lowestCents, store.currency, language)
  return variedPrices(product) ? sayIn(language)('from {lowest}', { lowest }) : lowest
}
