import { isDeepStrictEqual } from 'node:util'
import type { Product, Stock, Variant } from '@vitrine/domain/catalogue/product'
import type { Session } from '../../engine/session.ts'
import { dropListed, keepListed, keepManyListed } from '../../lists/keep-listed.ts'
import type { StockLevelRow } from '../../schema/schema-stock.ts'
import { stockOf } from '../product-documents.ts'
import { lockLevelsOf } from '../stock-levels.ts'
import type { StoredProduct } from '../stored-product.ts'
import { productEntry, productsTable } from './products-list-table.ts'
import { variantEntries, variantsTable } from './variants-list-table.ts'

/**
 * Brings both lists up to date with a product that was saved. Its levels are locked before: what buyers change meanwhile comes first or
 * later, and nobody who holds a level waits for a row of a list.
 */
export async function keepProductListed(
  session: Session,
  product: Product,
  {
    levels,
    before,
  }: { readonly levels: readonly StockLevelRow[]; readonly before: StoredProduct | undefined },
): Promise<void> {
  const stocks = new Map(levels.map((level) => [level.variant_id, stockOf(level)]))
  const stocked = withStocks(product, stocks)
  if (!before || !isDeepStrictEqual(inventoryOf(before), inventoryOf(product)))
    await keepVariantsListed(session, stocked, levels)
  await keepListed(session, productsTable, productEntry(stocked))
}

async function keepVariantsListed(
  session: Session,
  product: Product,
  levels: readonly StockLevelRow[],
): Promise<void> {
  const isLive = new Set(product.variants.map(({ id }) => id))
  const gone = levels.map(({ variant_id }) => variant_id).filter((id) => !isLive.has(id))
  for (const id of gone) await dropListed(session, variantsTable, id)
  await keepManyListed(session, variantsTable, variantEntries(product))
}

/** All of a product that the inventory shows, but for its stock: a product with another tag leaves the rows of its variants alone, in whatever order its document has its fields. */
function inventoryOf({ type, title, categories, isVisible, optionNames, variants }: Unstocked) {
  const shown = variants.map(({ stock: _, ...variant }) => variant)
  return [type, title, categories, isVisible, optionNames, shown]
}

type Unstocked = Omit<Product, 'variants'> & {
  readonly variants: readonly (Omit<Variant, 'stock'> & { readonly stock?: Stock })[]
}

/** Takes a product and its variants out of both lists. */
export async function dropProductListed(session: Session, productId: string): Promise<void> {
  const levels = await lockLevelsOf(session, productId)
  for (const { variant_id } of levels) await dropListed(session, variantsTable, variant_id)
  await dropListed(session, productsTable, productId)
}

function withStocks(product: Product, stocks: ReadonlyMap<string, Stock>): Product {
  const variants = product.variants.map((each) => ({ ...each, stock: stocks.get(each.id) ?? each.stock }))
  return { ...product, variants }
}
