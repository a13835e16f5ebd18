import type { Collection } from '@vitrine/domain/content/collection'
import { type ContentItem, isVisibleAt } from '@vitrine/domain/content/item'
import type { Product } from '@vitrine/domain/product/product'
import { collectionUrl } from './page-data/collection.ts'
import type { PageContext } from './page-data/page-context.ts'

/** What an address of a site shows. */
export type Destination =
  | { readonly kind: 'list'; readonly collection: Collection }
  | { readonly kind: 'product'; readonly collection: Collection; readonly product: Product }
  | { readonly kind: 'item'; readonly collection: Collection; readonly item: ContentItem }
  | { readonly kind: 'page'; readonly collection: Collection }
  | { readonly kind: 'template-page'; readonly name: string; readonly collection: Collection | null }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found' }

const notFound: Destination = { kind: 'not-found' }

/** Finds what a path shows. Paths are compared as they are; a slash at the end leads to the address without it. */
export async function route(path: string, context: PageContext): Promise<Destination> {
  const segments = decodePath(path)
  if (segments === null) return notFound
  if (segments.length === 0) return homepage(context)
  if (path.endsWith('/')) return { kind: 'redirect', location: path.replace(/\/+$/, '') }

  const [first = '', ...rest] = segments
  const collection = context.collections.find((each) => each.urlId === first && each.isEnabled)
  if (!collection) return rest.length === 0 ? templatePage(first, context) : notFound
  if (rest.length > 0) return findItem(collection, rest, context)
  if (collection.isHomepage) return { kind: 'redirect', location: '/' }
  return showCollection(collection, context)
}

function homepage(context: PageContext): Destination {
  const collection =
    context.collections.find((each) => each.isHomepage && each.isEnabled) ??
    context.collections.find((each) => each.isEnabled)
  return collection ? showCollection(collection, context) : notFound
}

function showCollection(collection: Collection, { theme }: PageContext): Destination {
  const { typeName, urlId } = collection
  const name = [urlId, typeName].find((each) => each !== notFoundPage && theme.pages.has(each))
  if (name !== undefined) return { kind: 'template-page', name, collection }
  return typeName === 'page' || !theme.views.get(typeName)?.list
    ? { kind: 'page', collection }
    : { kind: 'list', collection }
}

/** A page that only the template knows; its not-found page has no address. */
function templatePage(name: string, { theme }: PageContext): Destination {
  return theme.pages.has(name) && name !== notFoundPage
    ? { kind: 'template-page', name, collection: null }
    : notFound
}

/** The template's page for unknown addresses. */
export const notFoundPage = 'not-found'

async function findItem(
  collection: Collection,
  rest: readonly string[],
  context: PageContext,
): Promise<Destination> {
  if (collection.typeName === 'products') {
    const urlId = rest[0] === 'p' && rest.length > 1 ? rest.slice(1).join('/') : rest.join('/')
    const product = await context.store.products.findByUrlId(collection.id, urlId)
    return product?.isVisible ? { kind: 'product', collection, product } : notFound
  }
  const item = await context.store.items.findByUrlId(collection.id, rest.join('/'))
  return item && isVisibleAt(item, context.nowMs) ? { kind: 'item', collection, item } : notFound
}

/** The parts of a path, decoded; null when it is no proper path, such as one that reads like the address of another host. */
function decodePath(path: string): readonly string[] | null {
  if (path.includes('//')) return null
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The address that is given to search engines for a destination. */
export function canonicalPath(destination: Destination): string | null {
  switch (destination.kind) {
    case 'product':
      return `/${destination.collection.urlId}/${destination.product.urlId}`
    case 'item':
      return `/${destination.collection.urlId}/${destination.item.urlId}`
    case 'list':
    case 'page':
      return collectionUrl(destination.collection)
    case 'template-page':
      return destination.collection ? collectionUrl(destination.collection) : `/${destination.name}`
    default:
      return null
  }
}
