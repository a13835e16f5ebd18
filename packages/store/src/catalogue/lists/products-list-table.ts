import { missingParts, missingPartsOf } from '@vitrine/domain/catalogue/lists/missing-parts'
import { isOnSale, priceRange } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { nextChangeMs } from '@vitrine/domain/catalogue/schedule/apply-schedule'
import { lowStockMost } from '@vitrine/domain/catalogue/stock'
import { termOf } from '@vitrine/domain/lists/list-words'
import type { FilledList } from '../../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../../lists/list-table.ts'
import { productsBehind } from '../products-behind.ts'
import { availabilityRanges, listedUnits } from './listed-units.ts'

/** How products are listed. */
export const productsTable: ListTable = {
  name: 'products',
  table: 'listed_products',
  version: 6,
  columns: {
    title: { name: 'title', kind: 'text' },
    stock: { name: 'units', kind: 'number' },
    price: { name: 'price_cents', kind: 'number' },
    updated: { name: 'updated_at_ms', kind: 'number' },
    created: { name: 'created_at_ms', kind: 'number' },
  },
  byBits: 'updated',
  fullIndex: 'updated',
  fullWithout: ['stock'],
  leading: 'title',
  choices: {
    visible: ['yes'],
    onSale: ['yes'],
    featured: ['yes'],
    planned: ['appears', 'sale'],
    type: ['physical', 'digital', 'service', 'gift-card', 'paywall'],
    missing: missingParts,
  },
  ranges: { availability: availabilityRanges(lowStockMost) },
  texts: {
    category: { hasWords: true },
    tag: { hasWords: true },
    sku: { hasWords: true },
  },
  marks: { category: 'whole', tag: 'whole', sku: 'beginning' },
}

/** What the list of products keeps of one, with its stock as it is now. */
export function productEntry(product: Product): ListEntry {
  const { id, title, type, variants, categories, tags } = product
  const skus = variants.map(({ sku }) => sku)
  return {
    id,
    columns: {
      title: termOf(title),
      stock: variants.reduce((sum, { stock }) => sum + listedUnits(type, stock), 0),
      price: priceRange(product).lowestCents,
      updated: product.updatedAtMs,
      created: product.createdAtMs,
    },
    choices: {
      visible: product.isVisible ? ['yes'] : [],
      onSale: isOnSale(product) ? ['yes'] : [],
      featured: product.isFeatured ? ['yes'] : [],
      planned: plannedOf(product),
      type: [type],
      missing: missingPartsOf(product),
    },
    texts: { category: categories, tag: tags, sku: skus },
    // Where these are too many, SKUs are what is left out.
    searched: [title, ...categories, ...tags, ...skus],
  }
}

function plannedOf(product: Product): readonly string[] {
  const changesSale = nextChangeMs({ ...product, publishFromMs: undefined }) !== null
  return [...(product.publishFromMs === undefined ? [] : ['appears']), ...(changesSale ? ['sale'] : [])]
}

/** Fills the list with the products that are kept. */
export const productsFill: FilledList = {
  list: productsTable,
  async read(session, afterId, limit) {
    const { products, lastId } = await productsBehind(session, { afterId, limit })
    return { entries: products.map(productEntry), lastId }
  },
}
