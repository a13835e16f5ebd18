import type { Product, Stock } from '@vitrine/domain/catalogue/product'
import { lockRows } from '../../engine/locking.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { dropListed, keepListed, keepManyListed } from '../../lists/keep-listed.ts'
import { stockOf } from '../product-documents.ts'
import { productEntry, productsTable } from './products-list-table.ts'
import { variantEntries, variantsTable } from './variants-list-table.ts'

/**
 * Brings both lists up to date with a product that was saved. Its levels are locked first: what buyers change meanwhile comes before or
 * after, and nobody who holds a level waits for a row of a list.
 */
export async function keepProductListed(session: Session, product: Product): Promise<void> {
  const { websiteId } = session
  const levels = await session.all(lockLevelsOf, { websiteId, productId: product.id })
  const stocks = new Map(levels.map((level) => [level.variant_id, stockOf(level)]))
  const stocked = withStocks(product, stocks)
  const isLive = new Set(product.variants.map(({ id }) => id))
  const gone = levels.map(({ variant_id }) => variant_id).filter((id) => !isLive.has(id))
  for (const id of gone) await dropListed(session, variantsTable, id)
  await keepManyListed(session, variantsTable, variantEntries(stocked))
  await keepListed(session, productsTable, productEntry(stocked))
}

/** Takes a product and its variants out of both lists. */
export async function dropProductListed(session: Session, productId: string): Promise<void> {
  const { websiteId } = session
  const levels = await session.all(lockLevelsOf, { websiteId, productId })
  for (const { variant_id } of levels) await dropListed(session, variantsTable, variant_id)
  await dropListed(session, productsTable, productId)
}

function withStocks(product: Product, stocks: ReadonlyMap<string, Stock>): Product {
  const variants = product.variants.map((each) => ({ ...each, stock: stocks.get(each.id) ?? each.stock }))
  return { ...product, variants }
}

/** In the order of their ids, as buyers lock them. */
const lockLevelsOf = statement((db, given: { websiteId: string; productId: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('stock_levels')
      .select(['variant_id', 'is_unlimited', 'on_hand', 'held'])
      .where('website_id', '=', given.websiteId)
      .where('product_id', '=', given.productId)
      .orderBy('variant_id'),
  ),
)
