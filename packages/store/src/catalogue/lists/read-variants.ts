import type { ListedVariant } from '@vitrine/domain/catalogue/lists/inventory-row'
import { listQuery } from '../../engine/list-query.ts'
import type { Session } from '../../engine/session.ts'
import { type ListPage, pageOf } from '../../lists/list-page.ts'
import { type ListAsk, readList } from '../../lists/read-list.ts'
import { findInOrder } from '../product-lists.ts'
import { variantsTable } from './variants-list-table.ts'

/** A page of the inventory. */
export async function listVariants(session: Session, ask: ListAsk): Promise<ListPage<ListedVariant>> {
  const slice = await readList(session, variantsTable, ask)
  const ids = slice.places.map(({ id }) => id)
  return pageOf(slice, ask, await findVariants(session, ids))
}

/** Variants by their ids; those that left their product are not there. */
export async function findVariants(
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedVariant>> {
  const owners = ids.length === 0 ? [] : await productsOfVariants(session, ids)
  const productIds = [...new Set(owners.map(({ product_id }) => product_id))]
  const products = await findInOrder(session, productIds)
  const wanted = new Set(ids)
  return new Map(
    products.flatMap((product) =>
      product.variants
        .filter(({ id }) => wanted.has(id))
        .map((variant) => [variant.id, { product, variant }] as const),
    ),
  )
}

const productsOfVariants = listQuery((db, websiteId, ids) =>
  db
    .selectFrom('stock_levels')
    // `on_hand` keeps SQLite from reading all levels of the site, in an index that holds the two others and is sorted by products.
    .select(['variant_id', 'product_id', 'on_hand'])
    .where('website_id', '=', websiteId)
    .where('variant_id', 'in', ids),
)
