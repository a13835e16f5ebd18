import { optionValuesOf } from '@vitrine/domain/catalogue/choose-variant'
import { currentPriceCents } from '@vitrine/domain/catalogue/price'
import type { Product, Variant } from '@vitrine/domain/catalogue/product'
import { isStocked } from '@vitrine/domain/catalogue/product-types'
import { lowStockMost } from '@vitrine/domain/catalogue/stock'
import { termOf } from '@vitrine/domain/lists/list-words'
import type { FilledList } from '../../lists/filled-list.ts'
import type { ListEntry, ListTable } from '../../lists/list-table.ts'
import { productsBehind } from '../products-behind.ts'
import { availabilityRanges, listedUnits } from './listed-units.ts'

/** How variants are listed in the inventory. */
export const variantsTable: ListTable = {
  name: 'inventory',
  table: 'listed_variants',
  version: 4,
  columns: {
    name: { name: 'title', kind: 'text' },
    stock: { name: 'units', kind: 'number' },
    price: { name: 'price_cents', kind: 'number' },
  },
  leading: 'name',
  choices: {
    visible: ['yes'],
    /** What has a number of units at all; the others never run out. */
    counted: ['yes'],
  },
  ranges: { availability: availabilityRanges(lowStockMost) },
  texts: { category: { hasWords: true }, sku: { hasWords: false } },
  marks: { category: 'whole', sku: 'beginning' },
}

/** What the inventory keeps of a variant, with its stock as it is now. */
function variantEntry(product: Product, variant: Variant): ListEntry {
  const { type, title, categories } = product
  const values = optionValuesOf(product, variant).map(({ value }) => value)
  return {
    id: variant.id,
    columns: {
      name: termOf([title, ...values].join(' ')),
      stock: listedUnits(type, variant.stock),
      price: currentPriceCents(type, variant),
    },
    choices: {
      visible: product.isVisible ? ['yes'] : [],
      counted: isStocked(type) ? ['yes'] : [],
    },
    texts: { category: categories, sku: [variant.sku] },
    searched: [title, variant.sku, ...values],
  }
}

/** What the inventory keeps of the variants of a product. */
export function variantEntries(product: Product): readonly ListEntry[] {
  return product.variants.map((variant) => variantEntry(product, variant))
}

/** A product may have many variants, all of which are filled in one transaction. */
const variantsOfOne = 10

/** Fills the inventory with the variants of the products that are kept. */
export const variantsFill: FilledList = {
  list: variantsTable,
  async read(session, afterId, limit) {
    const some = Math.ceil(limit / variantsOfOne)
    const { products, lastId } = await productsBehind(session, { afterId, limit: some })
    return { entries: products.flatMap(variantEntries), lastId }
  },
}
