import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Layout } from '@vitrine/domain/content/layout'
import { layoutText } from '@vitrine/domain/content/layout-text'
import type { Product } from '@vitrine/domain/product/product'
import { plainText } from '../site/assemble/escape.ts'
import { collectionUrl } from '../site/page-data/collection.ts'
import { itemUrl } from '../site/page-data/item.ts'
import { productUrl } from '../site/page-data/product-item.ts'

/** Something of a site that can be found, with the words it is found by. */
export interface SearchDocument {
  readonly id: string
  readonly url: string
  readonly title: string
  /** Categories, tags, SKUs. */
  readonly terms: string
  readonly text: string
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

/** Characters of each text that are looked through. */
const maxText = 4_000

/** A product as it is found. */
export function productDocument(product: Product, collection: Collection): SearchDocument {
  const skus = product.variants.map(({ sku }) => sku)
  return {
    ...placeOf(collection),
    id: product.id,
    url: productUrl(product, collection),
    title: product.title,
    terms: [...product.categories, ...product.tags, ...skus].join(' '),
    text: plainText(`${product.excerptHtml} ${product.bodyHtml}`, maxText),
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
    text: plainText(`${item.excerptHtml} ${layout ? layoutText(layout) : item.bodyHtml}`, maxText),
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
    text: plainText(
      `${collection.description} ${collection.bodyHtml} ${layout ? layoutText(layout) : ''}`,
      maxText,
    ),
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
