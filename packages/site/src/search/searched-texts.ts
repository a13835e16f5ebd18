import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Layout } from '@vitrine/domain/content/layout'
import { layoutText } from '@vitrine/domain/content/layout-text'
import { shownBodyHtml } from '@vitrine/domain/content/shown-layout'
import type { SearchedTexts } from '@vitrine/domain/search/word-levels'
import { escapeHtml, plainText } from '../html/escape.ts'

/** Characters of each text that are looked through. */
export const maxText = 4_000

/** What a product is found by. */
export function productTexts(product: Product): SearchedTexts {
  const skus = product.variants.map(({ sku }) => sku)
  const values = new Set(product.variants.flatMap(({ attributes }) => Object.values(attributes)))
  return {
    title: product.title,
    terms: [...product.categories, ...product.tags, ...values, ...skus].join(' '),
    text: plainText(productHtml(product), maxText),
  }
}

/** What a post, event or other item is found by. */
export function itemTexts(item: ContentItem, layout: Layout | null): SearchedTexts {
  const place = item.location
    ? [item.location.addressTitle, item.location.addressLine1, item.location.addressLine2]
    : []
  return {
    title: item.title,
    terms: [...item.categories, ...item.tags, item.author.displayName, ...place].join(' '),
    text: plainText(itemHtml(item, layout), maxText),
  }
}

/** What a page is found by. */
export function pageTexts(page: Collection, layout: Layout | null): SearchedTexts {
  return { title: page.title, terms: '', text: plainText(pageHtml(page, layout), maxText) }
}

/** The texts of a product as HTML. */
export const productHtml = (product: Product) => `${product.excerptHtml} ${product.bodyHtml}`

/** The texts of an item as HTML; its blocks, where it has some, are its body. */
export const itemHtml = (item: ContentItem, layout: Layout | null) =>
  `${item.excerptHtml} ${layout ? layoutText(layout) : item.bodyHtml}`

/** The texts of a page as HTML, as far as they stand on it: of a cover its words; of others their own, and those of their blocks. */
export const pageHtml = (page: Collection, layout: Layout | null) =>
  page.cover
    ? `<p>${escapeHtml(page.cover.headline)}</p> ${page.cover.bodyHtml}`
    : `${page.description} ${shownBodyHtml(page, layout)} ${layout ? layoutText(layout) : ''}`
