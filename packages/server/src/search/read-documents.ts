import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import type { Collection } from '@vitrine/domain/content/collection'
import { isVisibleAt } from '@vitrine/domain/content/item'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import { isLocked } from '@vitrine/site/theme/collection-shape'
import { itemDocument, pageDocument, productDocument, type SearchDocument } from './search-document.ts'

/** Rows that are read at once. */
const batch = 200

/** Most products, and most items of a collection, that can be found. */
const maxRows = 20_000

/** Reads all that visitors may find: what is not hidden, not a draft, not behind a password and not for members alone. */
export async function readDocuments(context: PageContext): Promise<readonly SearchDocument[]> {
  const { collections } = context
  const open = collections.filter((each) => each.isEnabled && !isLocked(each, collections))
  const pages = open.filter(({ typeName }) => typeName === 'page')
  const others = open.filter(({ typeName }) => typeName !== 'page')
  const items: SearchDocument[] = []
  for (const collection of others) items.push(...(await readItems(collection, context)))
  return [...(await readProducts(open, context)), ...(await readPages(pages, context)), ...items]
}

async function readProducts(
  collections: readonly Collection[],
  { store, site }: PageContext,
): Promise<readonly SearchDocument[]> {
  const byId = new Map(collections.map((each) => [each.id, each]))
  const found: SearchDocument[] = []
  for (let afterId = '', read = 0; read < maxRows; read += batch) {
    const rows = await store.products.behind(afterId, batch)
    afterId = rows.at(-1)?.id ?? ''
    for (const product of rows) {
      const collection = byId.get(product.collectionId)
      if (collection && isOnShow(product)) found.push(productDocument(product, collection, site))
    }
    if (rows.length < batch) break
  }
  return found
}

async function readItems(
  collection: Collection,
  { store, nowMs }: PageContext,
): Promise<readonly SearchDocument[]> {
  const found: SearchDocument[] = []
  const query = { collectionId: collection.id, publishedBeforeMs: nowMs, limit: batch }
  for (let offset = 0; offset < maxRows; offset += batch) {
    const { rows } = await store.items.list({ ...query, offset })
    const layouts = await store.layouts.findMany(
      'item',
      rows.map(({ id }) => id),
    )
    for (const item of rows) {
      if (!isVisibleAt(item, nowMs) || item.title === '') continue
      found.push(itemDocument(item, collection, layouts.get(item.id)?.layout ?? null))
    }
    if (rows.length < batch) break
  }
  return found
}

async function readPages(
  pages: readonly Collection[],
  { store }: PageContext,
): Promise<readonly SearchDocument[]> {
  const layouts = await store.layouts.findMany(
    'collection',
    pages.map(({ id }) => id),
  )
  return pages.map((page) => pageDocument(page, layouts.get(page.id)?.layout ?? null))
}
