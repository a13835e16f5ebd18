import { isOnShow, isProductOpenTo } from '@vitrine/domain/catalogue/for-members'
import type { Collection } from '@vitrine/domain/content/collection'
import { isPublishedAt } from '@vitrine/domain/content/item'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { isOpenTo, noAreas } from '@vitrine/domain/memberships/open-areas'
import type { Destination } from '../page-json/destination.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { childrenOf, collectionPath, isFolder, isShop } from '../theme/collection-shape.ts'
import { standsAlone } from '../theme/page-kinds.ts'
import { firstItem } from './first-item.ts'
import { legalPageAt } from './legal-page.ts'
import { type LocatedCollection, locateCollection, pathSegments } from './locate-collection.ts'
import { pathFilter } from './path-filter.ts'
import { ownPage, pageOfTemplate } from './template-pages.ts'

const notFound = { kind: 'not-found', collection: null, name: null } as const satisfies Destination

/** Finds what a path shows. Paths are compared as they are; a slash at the end leads to the address without it. */
export async function route(path: string, context: PageContext): Promise<Destination> {
  const found = await find(path, context)
  return found === notFound ? chosenNotFound(context) : found
}

/** What unknown addresses show: the page that the owner chose, unless it is hidden or locked. */
function chosenNotFound({ site, collections, theme }: PageContext): Destination {
  const collection = collections.find((each) => each.id === site.notFoundPageId)
  if (!collection?.isEnabled || isShut(collection, collections)) return notFound
  return { kind: 'not-found', collection, name: pageOfTemplate(collection, theme) }
}

async function find(path: string, context: PageContext): Promise<Destination> {
  const segments = pathSegments(path)
  if (segments === null) return notFound
  if (segments.length > 0 && path.endsWith('/')) return redirect(path.replace(/\/+$/, ''), 301)
  const located = locateCollection(segments, context.collections)
  if (located && segments.length === 0) return showCollection(located.collection, context)
  if (located) return routeInside(located, context)
  const legal = legalPageAt(path, context.site)
  if (legal) return { kind: 'page', collection: legal }
  const [name = '', ...rest] = segments
  return rest.length === 0 ? templatePage(name, context) : notFound
}

/** Finds what the rest of a path shows of a collection; one that was asked for beside its own address is sought there. */
async function routeInside(
  { collection, rest, path }: LocatedCollection,
  context: PageContext,
): Promise<Destination> {
  if (rest.length > 0) {
    const item = await findItem(collection, rest, context)
    return item === notFound ? filteredList(collection, rest, context) : item
  }
  const own = collectionPath(collection, context)
  return own === path ? showCollection(collection, context) : redirect(own, 301)
}

/** A list of what has a tag or a category, whose name stands in the path. */
async function filteredList(
  collection: Collection,
  rest: readonly string[],
  context: PageContext,
): Promise<Destination> {
  const filter = pathFilter(rest)
  if (filter === null) return notFound
  const shown = await showCollection(collection, context)
  return shown.kind === 'list' ? { ...shown, filter } : notFound
}

/** A collection that is a mere link leads on, a folder to its first entry; one without a list begins with its first item. */
async function showCollection(collection: Collection, context: PageContext): Promise<Destination> {
  const { theme } = context
  const { typeName, externalUrl } = collection
  if (externalUrl !== null) return redirect(externalUrl, 302)
  const [child] = isFolder(collection, theme) ? childrenOf(collection, context) : []
  if (child) return redirect(child.externalUrl ?? collectionPath(child, context), 302)
  const name = pageOfTemplate(collection, theme)
  if (name !== null) return { kind: 'template-page', name, collection }
  if (typeName === 'page') return { kind: 'page', collection }
  const views = theme.views.get(typeName)
  if (views?.list) return { kind: 'list', collection }
  return (views?.item && (await firstItem(collection, context))) || { kind: 'page', collection }
}

/** A page that only the template knows. */
function templatePage(wanted: string, { theme }: PageContext): Destination {
  const name = ownPage(wanted, theme)
  return name !== null && standsAlone(name, theme)
    ? { kind: 'template-page', name, collection: null }
    : notFound
}

async function findItem(
  collection: Collection,
  rest: readonly string[],
  context: PageContext,
): Promise<Destination> {
  const { theme, store, nowMs, openAreas = noAreas } = context
  if (isShop(collection, theme)) {
    const product = await store.products.findByUrlId(collection.id, productUrlId(rest))
    const isThere = product?.isVisible && isProductOpenTo(product, openAreas)
    return isThere ? { kind: 'product', collection, product } : notFound
  }
  const item = await store.items.findByUrlId(collection.id, rest.join('/'))
  if (!item || !isPublishedAt(item, nowMs) || !isOpenTo(item, openAreas)) return notFound
  const hasPage = theme.views.get(collection.typeName)?.item != null
  return hasPage
    ? { kind: 'item', collection, item }
    : redirect(`${collectionPath(collection, context)}?itemId=${item.id}`, 302)
}

/** The address of a product within its shop, from what of a path is left for it. */
export function productUrlId(rest: readonly string[]): string {
  return (rest[0] === 'p' && rest.length > 1 ? rest.slice(1) : rest).join('/')
}

function redirect(location: string, status: 301 | 302): Destination {
  return { kind: 'redirect', location, status }
}

/** The path of a product that everybody may see, by its id; null without. */
export async function productAddress(
  productId: string,
  { store, collections }: PageContext,
): Promise<string | null> {
  const product = await store.products.find(productId)
  const collection = collections.find((each) => each.id === product?.collectionId)
  if (!product || !isOnShow(product)) return null
  if (!collection?.isEnabled || isShut(collection, collections)) return null
  return productUrl(product, collection)
}
