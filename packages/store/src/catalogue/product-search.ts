import type { Product } from '@vitrine/domain/catalogue/product'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Page } from '../engine/page.ts'
import type { Session } from '../engine/session.ts'
import { contains, searchKey } from '../engine/text-search.ts'
import type { Schema } from '../schema/schema.ts'
import { runsLow, unlimitedUnits } from './low-stock.ts'
import { findInOrder } from './product-lists.ts'
import type { ProductSearch } from './products.ts'

/** What the owner's list of products shows, visible or not. */
export async function searchProducts(session: Session, search: ProductSearch): Promise<Page<Product>> {
  const ids = await pageOfIds(session, search)
  const total = await countMatches(session, search)
  return { rows: await findInOrder(session, ids), total }
}

/** What a product is found by. */
export function productSearchText(product: Product): string {
  const skus = product.variants.map((variant) => variant.sku)
  return searchKey([product.title, ...skus, ...product.categories, ...product.tags].join('\n'))
}

async function pageOfIds(session: Session, search: ProductSearch): Promise<readonly string[]> {
  const rows = await session.query((db) => {
    const matching = db
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', session.websiteId)
      .where(matches(search))
    const sorted =
      search.sort === 'stock'
        ? matching.orderBy(availableUnits, search.direction)
        : matching.orderBy(sortColumn[search.sort], search.direction)
    return sorted.orderBy('id', search.direction).limit(search.limit).offset(search.offset)
  })
  return rows.map((row) => row.id)
}

async function countMatches(session: Session, search: ProductSearch): Promise<number> {
  const [counted] = await session.query((db) =>
    db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', session.websiteId)
      .where(matches(search)),
  )
  return counted?.total ?? 0
}

function matches({ text, mostUnits }: ProductSearch) {
  return (row: ExpressionBuilder<Schema, 'products'>) =>
    row.and([
      ...(searchKey(text) === '' ? [] : [contains(row.ref('search_text'), text)]),
      ...(mostUnits === undefined ? [] : [runsLow(mostUnits)(row)]),
    ])
}

const sortColumn = { title: 'title_key', price: 'price_cents', updated: 'updated_at_ms' } as const

/** What all variants of a product have to sell. */
function availableUnits(row: ExpressionBuilder<Schema, 'products'>) {
  return row
    .selectFrom('stock_levels')
    .whereRef('stock_levels.website_id', '=', 'products.website_id')
    .whereRef('stock_levels.product_id', '=', 'products.id')
    .select(
      sql<number>`coalesce(sum(case when is_unlimited = 1 then ${sql.lit(unlimitedUnits)} else on_hand - held end), 0)`.as(
        'units',
      ),
    )
}
