import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteTables } from '@vitrine/store/store'

/** Where a draft's product is looked for. */
export interface DraftPlace {
  readonly collectionId: string
  /** Whose keys the drafts have, such as `shopify`. */
  readonly source: string
}

type Tables = Pick<SiteTables, 'importKeys' | 'products'>

/**
 * Finds the product that a draft speaks of: in a file of our own by its id, or its address where the file gives no id; else the one
 * that an import made of the same key. The address in a file of another shop, or the id of another site, names no product of ours.
 */
export async function findDrafted(
  tables: Tables,
  draft: ProductDraft,
  place: DraftPlace,
): Promise<Product | undefined> {
  const named = await findNamed(tables, draft, place)
  if (named) return named
  const madeId = await tables.importKeys.find(place.source, draft.key)
  return madeId === undefined ? undefined : tables.products.find(madeId)
}

async function findNamed(
  { products }: Tables,
  { productId, isOurs, key }: ProductDraft,
  { collectionId }: DraftPlace,
): Promise<Product | undefined> {
  if (productId !== undefined) return products.find(productId)
  return isOurs ? products.findByUrlId(collectionId, key) : undefined
}
