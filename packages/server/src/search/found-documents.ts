import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import { isVisibleAt } from '@vitrine/domain/content/item'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import {
  itemDocument,
  pageDocument,
  productDocument,
  type SearchDocument,
} from '@vitrine/site/search/search-document'
import type { SearchedKind, SearchedThing } from '@vitrine/store/search/search-records'

/** What was found as it is shown, in its order. What visitors are not to see any more since the index was written is left out. */
export async function foundDocuments(
  things: readonly SearchedThing[],
  context: PageContext,
): Promise<readonly SearchDocument[]> {
  const idsOf = (kind: SearchedKind) => things.filter((each) => each.kind === kind).map(({ id }) => id)
  const documents = [
    ...(await productDocuments(idsOf('product'), context)),
    ...(await itemDocuments(idsOf('item'), context)),
    ...(await pageDocuments(idsOf('page'), context)),
  ]
  const byId = new Map(documents.map((document) => [document.id, document]))
  return things.flatMap(({ id }) => byId.get(id) ?? [])
}

async function productDocuments(
  ids: readonly string[],
  { store, site, collections }: PageContext,
): Promise<readonly SearchDocument[]> {
  if (ids.length === 0) return []
  return (await store.products.findMany(ids)).filter(isOnShow).flatMap((product) => {
    const collection = collections.find(({ id }) => id === product.collectionId)
    return collection ? [productDocument(product, collection, site)] : []
  })
}

async function itemDocuments(
  ids: readonly string[],
  { store, collections, nowMs }: PageContext,
): Promise<readonly SearchDocument[]> {
  if (ids.length === 0) return []
  const layouts = await store.layouts.findMany('item', ids)
  return (await store.items.findMany(ids)).flatMap((item) => {
    const collection = collections.find(({ id }) => id === item.collectionId)
    if (!collection || !isVisibleAt(item, nowMs)) return []
    return [itemDocument(item, collection, layouts.get(item.id)?.layout ?? null)]
  })
}

async function pageDocuments(
  ids: readonly string[],
  context: PageContext,
): Promise<readonly SearchDocument[]> {
  if (ids.length === 0) return []
  const layouts = await context.store.layouts.findMany('collection', ids)
  return context.collections
    .filter(({ id }) => ids.includes(id))
    .map((page) => pageDocument(page, layouts.get(page.id)?.layout ?? null, context))
}
