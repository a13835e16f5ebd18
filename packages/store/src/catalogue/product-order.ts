import type { ListOrder } from '@vitrine/domain/catalogue/list-order'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import type { ProductQuery } from './products.ts'

/** An entry of a list of visible products. */
export interface Term {
  readonly kind: string
  readonly term: string
}

/** Terms of one kind, of which a product must have any. */
export interface TermChoice {
  readonly kind: string
  readonly terms: readonly string[]
}

/** Leads to every product of a collection. */
export const everything: Term = { kind: 'all', term: '' }

/** The one term that all choices come to; null where there are several. */
export function onlyTerm(choices: readonly TermChoice[]): Term | null {
  const [choice, ...others] = choices
  if (!choice) return everything
  const [term, ...more] = choice.terms
  return term === undefined || more.length > 0 || others.length > 0 ? null : { kind: choice.kind, term }
}

/** How a list is arranged beside its terms. */
export interface Arrangement {
  /** What every product must have. */
  readonly choices: readonly TermChoice[]
  readonly order: ListOrder
  readonly inStockOnly: boolean
}

/** Ids of a page of products, and how many there are. */
interface ArrangedPage {
  readonly ids: readonly string[]
  readonly total: number
}

/** A page of products that visitors see in an order they chose, or without what is sold out; and how many there are. */
export async function listArranged(
  session: Session,
  query: ProductQuery,
  arrangement: Arrangement,
): Promise<ArrangedPage> {
  const term = onlyTerm(arrangement.choices)
  return term !== null
    ? listSorted(session, query, { ...arrangement, term })
    : listAll(session, query, arrangement)
}

/**
 * Products with one term, of which it is known how many there are; of those that are sold out, as few are, it is counted. Their collection is
 * walked in the order that was asked for, or, where fewer have the term than would be passed on the way, these are sorted.
 */
async function listSorted(
  session: Session,
  { collectionId, offset, limit }: ProductQuery,
  { term, order, inStockOnly }: Omit<Arrangement, 'choices'> & { readonly term: Term },
): Promise<ArrangedPage> {
  const { websiteId } = session
  const count = async (of: Term) =>
    (await session.first(countOfTerm, { websiteId, collectionId, ...of }))?.total ?? 0
  const total = await count(term)
  const passed = ((offset + limit) * (await count(everything))) / Math.max(1, total)
  const soldOut = inStockOnly ? await countSoldOut(session, { collectionId, ...term }) : 0
  const rows = await session.query((db) => {
    const { column, direction } = columns[order]
    // Terms stand in the owner's order.
    if (order === 'featured')
      return db
        .selectFrom('product_terms')
        .innerJoin('products', (join) =>
          join
            .onRef('products.website_id', '=', 'product_terms.website_id')
            .onRef('products.id', '=', 'product_id'),
        )
        .select('products.id')
        .where('product_terms.website_id', '=', websiteId)
        .where('product_terms.collection_id', '=', collectionId)
        .where('kind', '=', term.kind)
        .where('term', '=', term.term)
        .where((row) => (inStockOnly ? isAvailable(row) : row.lit(true)))
        .orderBy('product_terms.position')
        .orderBy('product_id')
        .limit(limit)
        .offset(offset)
    const matching = db
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where((row) =>
        total < passed
          ? row('id', 'in', idsOfTerm(row, { websiteId, collectionId, term }))
          : row.and([
              row('collection_id', '=', collectionId),
              hasAny(row, collectionId, { kind: term.kind, terms: [term.term] }),
            ]),
      )
      .where((row) => (inStockOnly ? isAvailable(row) : row.lit(true)))
    return matching.orderBy(column, direction).orderBy('position').orderBy('id').limit(limit).offset(offset)
  })
  return { ids: rows.map(({ id }) => id), total: total - soldOut }
}

/** How many of the products with a term are sold out. All that are sold out in the shop are looked at, by their index. */
async function countSoldOut(
  session: Session,
  { collectionId, kind, term }: Term & { readonly collectionId: string },
): Promise<number> {
  const { websiteId } = session
  const row = await session.first(countOfSoldOut, { websiteId, collectionId, kind, term })
  return Number(row?.total ?? 0)
}

interface TermOfCollection {
  readonly websiteId: string
  readonly collectionId: string
  readonly term: Term
}

function idsOfTerm(row: Row, { websiteId, collectionId, term }: TermOfCollection) {
  return row
    .selectFrom('product_terms')
    .select('product_terms.product_id')
    .where('product_terms.website_id', '=', websiteId)
    .where('product_terms.collection_id', '=', collectionId)
    .where('product_terms.kind', '=', term.kind)
    .where('product_terms.term', '=', term.term)
}

/** Nothing tells how many products have two terms, or any of several: all are looked at. */
async function listAll(
  session: Session,
  { collectionId, offset, limit }: ProductQuery,
  { choices, order, inStockOnly }: Arrangement,
): Promise<ArrangedPage> {
  const { websiteId } = session
  const rows = await session.query((db) => {
    const matching = db
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('collection_id', '=', collectionId)
      .where((row) => row.and(choices.map((choice) => hasAny(row, collectionId, choice))))
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

function hasAny(row: Row, collectionId: string, { kind, terms }: TermChoice) {
  return row.exists(
    row
      .selectFrom('product_terms')
      .select('product_terms.term')
      .whereRef('product_terms.website_id', '=', 'products.website_id')
      .whereRef('product_terms.product_id', '=', 'products.id')
      .where('product_terms.collection_id', '=', collectionId)
      .where('product_terms.kind', '=', kind)
      .where('product_terms.term', 'in', terms),
  )
}

/** Whether a product is not among those that are sold out, which the list of products finds by its units. */
function isAvailable(row: Row) {
  return row.not(
    row.exists(
      row
        .selectFrom('listed_products')
        .select('row_id')
        .whereRef('listed_products.website_id', '=', 'products.website_id')
        .whereRef('listed_products.row_id', '=', 'products.id')
        .where('units', '<=', 0)
        .where((listed) => listed.not(hasUnits(listed))),
    ),
  )
}

/** Units of a product that were held beyond what is there take nothing from another variant. What a variant that left it once had is not there. */
function hasUnits(row: ExpressionBuilder<Schema, 'listed_products'>) {
  return row.exists(
    row
      .selectFrom('stock_levels')
      .innerJoin('listed_variants', (join) =>
        join
          .onRef('listed_variants.website_id', '=', 'stock_levels.website_id')
          .onRef('listed_variants.row_id', '=', 'stock_levels.variant_id'),
      )
      .select('variant_id')
      .whereRef('stock_levels.website_id', '=', 'listed_products.website_id')
      .whereRef('stock_levels.product_id', '=', 'listed_products.row_id')
      .where((level) => level.or([level('is_unlimited', '=', 1), sql<boolean>`on_hand > held`])),
  )
}

const countOfSoldOut = statement(
  (db, given: Term & { readonly websiteId: string; readonly collectionId: string }) =>
    db
      .selectFrom('listed_products')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('website_id', '=', given.websiteId)
      .where('units', '<=', 0)
      .where((row) => row.not(hasUnits(row)))
      .where((row) =>
        row.exists(
          row
            .selectFrom('product_terms')
            .select('product_terms.term')
            .whereRef('product_terms.website_id', '=', 'listed_products.website_id')
            .whereRef('product_terms.product_id', '=', 'listed_products.row_id')
            .where('product_terms.collection_id', '=', given.collectionId)
            .where('product_terms.kind', '=', given.kind)
            .where('product_terms.term', '=', given.term),
        ),
      ),
)

/** How many products have a term. */
export const countOfTerm = statement(
  (db, given: Term & { readonly websiteId: string; readonly collectionId: string }) =>
    db
      .selectFrom('product_term_counts')
      .select('total')
      .where('website_id', '=', given.websiteId)
      .where('collection_id', '=', given.collectionId)
      .where('kind', '=', given.kind)
      .where('term', '=', given.term),
)
