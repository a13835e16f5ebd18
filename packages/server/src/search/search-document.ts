import { priceRange, variedPrices } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { isSoldOut } from '@vitrine/domain/catalogue/stock'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Layout } from '@vitrine/domain/content/layout'
import { layoutText } from '@vitrine/domain/content/layout-text'
import { formatMoney } from '@vitrine/domain/money/format-money'
import type { Site } from '@vitrine/domain/website/site'
import { plainText } from '@vitrine/site/html/escape'
import { collectionUrl } from '@vitrine/site/page-json/collection'
import { itemUrl } from '@vitrine/site/page-json/items/item'
import { productUrl } from '@vitrine/site/page-json/products/product-item'

/** Something of a site that can be found, with the words it is found by. */
export interface SearchDocument {
  readonly id: string
  readonly url: string
  readonly title: string
  /** Categories, tags, SKUs. */
  readonly terms: string
  readonly text: string
  /** The beginning of the text, of which a part is shown. */
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

/** Characters of each text that are kept to be shown. */
const maxSummary = 800

/** Characters of each text that are looked through. */
const maxText = 4_000

/** A product as it is found. */
export function productDocument(
  product: Product,
  collection: Collection,
  site: Pick<Site, 'language' | 'store'>,
): SearchDocument {
  const skus = product.variants.map(({ sku }) => sku)
  return {
    ...placeOf(collection),
    id: product.id,
    url: productUrl(product, collection),
    title: product.title,
    terms: [...product.categories, ...product.tags, ...skus].join(' '),
    ...textOf(`${product.excerptHtml} ${product.bodyHtml}`),
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
  const place = item.location
    ? [item.location.addressTitle, item.location.addressLine1, item.location.addressLine2]
    : []
  return {
    ...placeOf(collection),
    id: item.id,
    url: itemUrl(item, collection),
    title: item.title,
    terms: [...item.categories, ...item.tags, item.author.displayName, ...place].join(' '),
    ...textOf(`${item.excerptHtml} ${layout ? layoutText(layout) : item.bodyHtml}`),
    price: null,
    imageUrl: item.image?.assetUrl ?? null,
    urlId: item.urlId,
    categories: item.categories,
    author: item.author.displayName === '' ? null : item.author,
    publishedAtMs: item.publishedAtMs,
  }
}

/** A page as it is found: by its own words and those of its blocks. */
export function pageDocument(collection: Collection, layout: Layout | null): SearchDocument {
  return {
    ...placeOf(collection),
    id: collection.id,
    url: collectionUrl(collection),
    title: collection.title,
    terms: '',
    ...textOf(`${collection.description} ${collection.bodyHtml} ${layout ? layoutText(layout) : ''}`),
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

function textOf(html: string): Pick<SearchDocument, 'text' | 'summary'> {
  const text = plainText(html, maxText)
  return { text, summary: text.slice(0, maxSummary) }
}

function priceText(product: Product, { language, store }: Pick<Site, 'language' | 'store'>): string {
  if (isSoldOut(product)) return product.customSoldOutText || 'Sold out'
  const lowest = formatMoney(priceRange(product).lowestCents, store.currency, language)
  return variedPrices(product) ? `from ${lowest}` : lowest
}
