import type { ListOrder } from '@vitrine/domain/catalogue/list-order'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { Schema } from '../schema/schema.ts'
import type { ProductQuery } from './products.ts'

/** An entry of a list of visible products. */
export interface Term {
  readonly kind: string
  readonly term: string
}

/** How a list is arranged beside its terms. */
export interface Arrangement {
  /** The terms that every product must have; at least one. */
  readonly terms: readonly Term[]
  readonly order: ListOrder
  readonly inStockOnly: boolean
}

/** A page of products that visitors see in an order they chose, or without what is sold out; and how many there are. */
export async function listArranged(
  session: Session,
  { collectionId, offset, limit }: ProductQuery,
  { terms, order, inStockOnly }: Arrangement,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const { websiteId } = session
  const rows = await session.query((db) => {
    const matching = db
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('collection_id', '=', collectionId)
      .where((row) => row.and(terms.map((term) => hasTerm(row, collectionId, term))))
      .where((row) => (inStockOnly ? isAvailable(row) : row.lit(true)))
    const { column, direction } = columns[order]
    return matching.orderBy(column, direction).orderBy('position').orderBy('id')
  })
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length }
}

const columns = {
  featured: { column: 'position', direction: 'asc' },
  name: { column: 'title_key', direction: 'asc' },
  'price-asc': { column: 'price_cents', direction: 'asc' },
  'price-desc': { column: 'price_cents', direction: 'desc' },
} as const satisfies Record<ListOrder, object>

type Row = ExpressionBuilder<Schema, 'products'>

function hasTerm(row: Row, collectionId: string, { kind, term }: Term) {
  return row.exists(
    row
      .selectFrom('product_terms')
      .select('product_terms.term')
      .whereRef('product_terms.website_id', '=', 'products.website_id')
      .whereRef('product_terms.product_id', '=', 'products.id')
      .where('product_terms.collection_id', '=', collectionId)
      .where('product_terms.kind', '=', kind)
      .where('product_terms.term', '=', term),
  )
}

/** What is not made of stock has unlimited levels or none. */
function isAvailable(row: Row) {
  return row.exists(
    row
      .selectFrom('stock_levels')
      .select('variant_id')
      .whereRef('stock_levels.website_id', '=', 'products.website_id')
      .whereRef('stock_levels.product_id', '=', 'products.id')
      .where((level) => level.or([level('is_unlimited', '=', 1), sql<boolean>`on_hand > held`])),
  )
}
