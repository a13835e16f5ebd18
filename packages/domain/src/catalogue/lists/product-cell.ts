import type { ListCell } from '../../lists/csv.ts'
import { isOnSale, priceRange } from '../price.ts'
import type { Product } from '../product.ts'
import { nextChangeMs } from '../schedule/apply-schedule.ts'
import { totalStock } from '../stock.ts'

/** What stands in a column of the list of products; several values of one cell are divided by commas. */
export function productCell(product: Product, key: string, currency: string): ListCell {
  switch (key) {
    case 'title':
      return product.title
    case 'sku':
      return product.variants.map(({ sku }) => sku).join(', ')
    case 'stock':
      return unitsCell(totalStock(product))
    case 'price':
      return { cents: priceRange(product).lowestCents, currency }
    case 'visible':
      return product.isVisible
    case 'publishFrom':
      return momentCell(product.publishFromMs ?? null)
    case 'saleChanges':
      return momentCell(nextChangeMs({ ...product, publishFromMs: undefined }))
    case 'type':
      return product.type
    case 'onSale':
      return isOnSale(product)
    case 'categories':
      return product.categories.join(', ')
    case 'tags':
      return product.tags.join(', ')
    case 'variants':
      return product.variants.length
    case 'updated':
      return { atMs: product.updatedAtMs }
    case 'created':
      return { atMs: product.createdAtMs }
    default:
      return null
  }
}

function momentCell(atMs: number | null): ListCell {
  return atMs === null ? null : { atMs }
}

function unitsCell(units: number): ListCell {
  return Number.isFinite(units) ? units : 'unlimited'
}
