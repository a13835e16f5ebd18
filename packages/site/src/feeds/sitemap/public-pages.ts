import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { shownLegalPages } from '@vitrine/domain/website/settings/legal-texts'
import { itemUrl } from '../../page-json/items/item.ts'
import type { PageContext } from '../../page-json/page-context.ts'
import { productUrl } from '../../page-json/products/product-item.ts'
import { collectionPath, confOf, isFolder, isShop } from '../../theme/collection-shape.ts'
import { isKeptFromSearch } from '../../theme/kept-from-search.ts'
import { standsAlone } from '../../theme/page-kinds.ts'

/** Rows read at once; others have their turn in between. */
const batch = 200

/** A page that a sitemap names. */
export interface SitemapPage {
  /** A path without a prefix. */
  readonly url: string
  readonly updatedAtMs?: number
  readonly images?: readonly ProductImage[]
}

/** Where rows are read on in a list. */
interface ListPlace {
  readonly offset: number
  readonly cursorMs?: number
}

/** Where reading goes on: in which of the lists of a site, and where in it. */
export interface ReadingPlace {
  readonly list: number
  readonly at: ListPlace
}

interface ReadBatch {
  readonly pages: readonly SitemapPage[]
  /** Where the next ones are; null behind the last. */
  readonly next: ListPlace | null
}

type SitemapList = (at: ListPlace) => Promise<ReadBatch>

/** The place of the first page. */
export const firstPlace: ReadingPlace = { list: 0, at: { offset: 0 } }

/** Every public page from a place on, as many at once as are read at once, each time with the place where they stand. */
export async function* publicPages(
  context: PageContext,
  from: ReadingPlace,
): AsyncGenerator<{ readonly place: ReadingPlace; readonly pages: readonly SitemapPage[] }> {
  const lists = listsOf(context)
  for (let list = from.list; list < lists.length; list += 1) {
    let at: ListPlace | null = list === from.list ? from.at : firstPlace.at
    while (at !== null) {
      const read: ReadBatch | undefined = await lists[list]?.(at)
      yield { place: { list, at }, pages: read?.pages ?? [] }
      at = read?.next ?? null
      if (at !== null) await nextTurn()
    }
  }
}

function listsOf(context: PageContext): readonly SitemapList[] {
  const { collections, site } = context
  const shown = collections.filter((each) => isPublic(each, context))
  const others = [
    ...templatePages(context).map((name) => ({ url: `/${name}` })),
    ...shownLegalPages(site).map(({ path }) => ({ url: path })),
  ]
  return [...shown.map((each) => listOf(each, context)), async () => ({ pages: others, next: null })]
}

/** What is hidden, locked or leads elsewhere is not for search engines; nor is what stands inside of what is hidden. */
export function isPublic(
  collection: Collection,
  { collections, theme }: Pick<PageContext, 'collections' | 'theme'>,
): boolean {
  const { isEnabled, externalUrl, parentId } = collection
  if (!isEnabled || externalUrl !== null || isShut(collection, collections)) return false
  const holder = collections.find(({ id }) => id === parentId)
  // Where the address leads through the holder, it leads nowhere while that is hidden.
  const isReached = !holder || holder.isEnabled || confOf(holder, theme).indexType !== 'full-url'
  return isReached && !isKeptFromSearch(collection, collections)
}

/** Pages that only the template knows. */
function templatePages({ theme, collections }: PageContext): readonly string[] {
  const taken = new Set(collections.flatMap(({ urlId, typeName }) => [urlId, typeName]))
  return [...theme.folder.pages.keys()].filter((name) => !taken.has(name) && standsAlone(name, theme))
}

/** A collection and what stands in it. */
function listOf(collection: Collection, context: PageContext): SitemapList {
  const own = isFolder(collection, context.theme) ? [] : [pageOf(collection, context)]
  return async (at) => {
    const { pages, next } = await itemsOf(collection, context, at)
    return { pages: isBegin(at) ? [...own, ...pages] : pages, next }
  }
}

function isBegin({ offset, cursorMs }: ListPlace): boolean {
  return offset === 0 && cursorMs === undefined
}

function pageOf(collection: Collection, context: PageContext): SitemapPage {
  const images = collection.mainImage ? [collection.mainImage] : []
  return { url: collectionPath(collection, context), updatedAtMs: collection.updatedAtMs, images }
}

async function itemsOf(collection: Collection, context: PageContext, at: ListPlace): Promise<ReadBatch> {
  const { theme } = context
  if (isShop(collection, theme)) return productsOf(collection, context, at)
  if (!theme.views.get(collection.typeName)?.item) return { pages: [], next: null }
  return contentOf(collection, context, at)
}

async function productsOf(
  collection: Collection,
  { store }: PageContext,
  { offset }: ListPlace,
): Promise<ReadBatch> {
  const { rows } = await store.products.list({ collectionId: collection.id, offset, limit: batch })
  const pages = rows.map((product) => ({ ...product, url: productUrl(product, collection) }))
  return { pages, next: rows.length < batch ? null : { offset: offset + batch } }
}

/** What visitors see of a collection. Each part begins where the one before ended. */
async function contentOf(
  collection: Collection,
  { store, nowMs }: PageContext,
  at: ListPlace,
): Promise<ReadBatch> {
  const query = { collectionId: collection.id, publishedBeforeMs: nowMs, limit: batch, ...at }
  const { rows } = await store.items.list(query)
  const pages = rows
    .filter((item) => !(item.isPassthrough && item.sourceUrl !== ''))
    .map((item) => ({
      url: itemUrl(item, collection),
      updatedAtMs: item.updatedAtMs,
      images: [...(item.image ? [item.image] : []), ...item.gallery],
    }))
  const last = rows.at(-1)
  if (!last || rows.length < batch) return { pages, next: null }
  const cursorMs = last.publishedAtMs
  const ties = rows.filter((item) => item.publishedAtMs === cursorMs).length
  return { pages, next: { cursorMs, offset: ties + (at.cursorMs === cursorMs ? at.offset : 0) } }
}
