import { collectionPath } from '../theme/collection-shape.ts'
import type { Destination } from './destination.ts'
import { itemUrl } from './items/item.ts'
import type { PageContext } from './page-context.ts'
import { productUrl } from './products/product-item.ts'

/** The address that is given to search engines for a destination. */
export function canonicalPath(destination: Destination, context: PageContext): string | null {
  switch (destination.kind) {
    case 'product':
      return productUrl(destination.product, destination.collection)
    case 'item':
      return itemUrl(destination.item, destination.collection)
    case 'list':
    case 'page':
      return collectionPath(destination.collection, context)
    case 'template-page':
      return destination.collection ? collectionPath(destination.collection, context) : `/${destination.name}`
    default:
      return null
  }
}
