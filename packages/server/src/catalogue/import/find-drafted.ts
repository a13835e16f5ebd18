import { isMeant } from '@vitrine/domain/catalogue/import/listed/is-meant'
import { isListedId } from '@vitrine/domain/catalogue/import/listed/listed-keys'
import type { ProductDraft } from '@vitrine/domain/catalogue/import/product-draft'
import { urlIdOf } from '@vitrine/domain/catalogue/import/url-id'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { SiteTables } from '@vitrine/store/store'

/** Under this source, import keys say which product a handle became. */
export const keySource = 'shopify'

/** Where a draft's product is looked for. */
export interface DraftPlace {
  readonly collectionId: string
  /** Whose keys the drafts have, such as `shopify`. */
  readonly source: string
}

type Tables = Pick<SiteTables, 'importKeys' | 'products'>

/** What a draft speaks of. */
export interface Found {
  /** Left out: a product that is not there yet. */
  readonly product?: Product
  /** What an import knows it by from now on. */
  readonly key: string
  /** Whether it is known by its address alone, until it is imported by the id that it has on another site. */
  readonly isByAddress?: boolean
  /** What the product is called that has the ID of the draft and is another; left out: there is none. */
  readonly namesake?: string
}

/**
 * Finds the product that a draft speaks of: in a file of our own by its id, or its address where the file gives no id; else the one
 * that an import made of the same key, or of the one before it; the key of a row with the id of another site is that id. The address in a file of another shop, or the id of another site, names no product of ours.
 */
export async function findDrafted(tables: Tables, draft: ProductDraft, place: DraftPlace): Promise<Found> {
  const { key } = draft
  const named = await findNamed(tables, draft, place)
  if (named) return { product: named, key }
  if (isListedId(key)) return findById(tables, draft, place)
  if (draft.productId !== undefined) return findByForeignId(tables, { key, id: draft.productId }, place)
  const product = await findMade(tables, key, place)
  return { key, ...(product && { product }) }
}

/** Products of another site of ours are known by the ids that they have there, as two of them may share an address on two shop pages. */
async function findByForeignId(
  tables: Tables,
  { key: address, id }: { readonly key: string; readonly id: string },
  place: DraftPlace,
): Promise<Found> {
  const key = `${foreignId}${id}`
  const made = await findMade(tables, key, place)
  if (made) return { key, product: made }
  const product = await findByAddress(tables, address, place)
  return product ? { key, product, isByAddress: true } : { key }
}

/** Before such keys of imports, under which no handle stands. */
const foreignId = 'product:'

/** A product of before imports knew ids of other sites; one that has such an id is not meant. */
async function findByAddress(
  tables: Tables,
  address: string,
  place: DraftPlace,
): Promise<Product | undefined> {
  const made = await findMade(tables, address, place)
  const keys = made ? await tables.importKeys.ofProduct(place.source, made.id) : []
  return keys.some((each) => each.startsWith(foreignId)) ? undefined : made
}

/** Products of several shops can have an id: the first is known by it, and each further one by it with a number. */
async function findById(tables: Tables, draft: ProductDraft, place: DraftPlace): Promise<Found> {
  let freeKey: string | undefined
  let namesake: string | undefined
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? draft.key : `${draft.key}/${number}`
    const madeId = await tables.importKeys.find(place.source, key)
    const made = madeId === undefined ? undefined : await tables.products.find(madeId)
    if (made && isMeant(draft, made)) return { product: made, key }
    if (made) namesake ??= made.title
    else freeKey ??= key
    if (madeId !== undefined) continue
    const product = await findByFormerKey(tables, draft, place)
    return { key: freeKey ?? key, ...(product && { product }), ...(namesake !== undefined && { namesake }) }
  }
}

async function findMade(
  { importKeys, products }: Tables,
  key: string,
  { source }: DraftPlace,
): Promise<Product | undefined> {
  const madeId = await importKeys.find(source, key)
  return madeId === undefined ? undefined : products.find(madeId)
}

/** A product of before files were known by their ids, once: one that has its id, or shares its title with another, is not meant. */
async function findByFormerKey(
  tables: Tables,
  { formerKey }: ProductDraft,
  place: DraftPlace,
): Promise<Product | undefined> {
  const made = formerKey !== undefined && (await findMade(tables, formerKey, place))
  if (!made) return undefined
  const second = await findMade(tables, `${formerKey}-2`, place)
  const title = urlIdOf(made.title)
  const isNumbered = title !== formerKey && title === formerKey.replace(/-\d+$/, '')
  if (isNumbered || (second && urlIdOf(second.title) === formerKey)) return undefined
  const keys = await tables.importKeys.ofProduct(place.source, made.id)
  return keys.some(isListedId) ? undefined : made
}

async function findNamed(
  { products }: Tables,
  { productId, isOurs, key }: ProductDraft,
  { collectionId }: DraftPlace,
): Promise<Product | undefined> {
  if (productId !== undefined) return products.find(productId)
  return isOurs ? products.findByUrlId(collectionId, key) : undefined
}
