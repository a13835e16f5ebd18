import type { RestockSignUp } from '@vitrine/domain/restock/sign-up'
import { sql } from 'kysely'
import { listQuery } from '../engine/list-query.ts'
import { statement } from '../engine/statement.ts'
import type { RestockRow } from '../schema/schema-restock.ts'

/** The columns of a sign-up. */
export const columns = [
  'id',
  'product_id',
  'variant_id',
  'product_title',
  'variant_name',
  'email',
  'joins_list',
  'language',
  'state',
  'created_at_ms',
  'changed_at_ms',
] as const

type ReadRow = Pick<RestockRow, (typeof columns)[number]>

/** A sign-up of its row. */
export function signUpOf(row: ReadRow): RestockSignUp {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    productTitle: row.product_title,
    variantName: row.variant_name,
    email: row.email,
    joinsList: Number(row.joins_list) === 1,
    language: row.language,
    state: row.state,
    createdAtMs: Number(row.created_at_ms),
    changedAtMs: Number(row.changed_at_ms),
  }
}

interface GivenSite {
  readonly websiteId: string
}
/** A sign-up by its id. */
export interface GivenId extends GivenSite {
  readonly id: string
}
interface GivenEmail extends GivenSite {
  readonly email: string
}
/** Those of one variant. */
export interface GivenVariant extends GivenSite {
  readonly productId: string
  readonly variantId: string
}

export const find = statement((db, given: GivenId) =>
  db
    .selectFrom('restock_signups')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const findMany = listQuery((db, websiteId, ids) =>
  db.selectFrom('restock_signups').select(columns).where('website_id', '=', websiteId).where('id', 'in', ids),
)

export const findOfVariant = statement((db, given: GivenVariant & GivenEmail) =>
  db
    .selectFrom('restock_signups')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('product_id', '=', given.productId)
    .where('variant_id', '=', given.variantId)
    .where('email', '=', given.email),
)

export const listOfEmail = statement((db, given: GivenEmail) =>
  db
    .selectFrom('restock_signups')
    .select(columns)
    .where('website_id', '=', given.websiteId)
    .where('email', '=', given.email)
    .orderBy('id'),
)

export const countWaiting = statement((db, given: GivenVariant) =>
  db
    .selectFrom('restock_signups')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('state', '=', 'waiting')
    .where('product_id', '=', given.productId)
    .where('variant_id', '=', given.variantId),
)

export const findAnyWaiting = statement((db, given: GivenSite) =>
  db
    .selectFrom('restock_signups')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('state', '=', 'waiting')
    .limit(1),
)

export const listGroups = statement((db, given: GivenVariant & { readonly limit: number }) =>
  db
    .selectFrom('restock_signups')
    .select((row) => [
      'product_id',
      'variant_id',
      row.fn.countAll<number>().as('total'),
      row.fn.min<number>('created_at_ms').as('first_at_ms'),
    ])
    .where('website_id', '=', given.websiteId)
    .where('state', '=', 'waiting')
    .where((row) =>
      row.or([
        row('product_id', '>', given.productId),
        row.and([row('product_id', '=', given.productId), row('variant_id', '>', given.variantId)]),
      ]),
    )
    .groupBy(['product_id', 'variant_id'])
    .orderBy('product_id')
    .orderBy('variant_id')
    .limit(given.limit),
)

/** By what their shelves say; a variant without a shelf is not counted. */
export const listBack = statement((db, given: GivenSite & { readonly limit: number }) =>
  db
    .selectFrom('restock_signups')
    .innerJoin('products', (join) =>
      join
        .onRef('products.website_id', '=', 'restock_signups.website_id')
        .onRef('products.id', '=', 'restock_signups.product_id')
        .on('products.is_visible', '=', sql.lit(1)),
    )
    .leftJoin('stock_levels', (join) =>
      join
        .onRef('stock_levels.website_id', '=', 'restock_signups.website_id')
        .onRef('stock_levels.variant_id', '=', 'restock_signups.variant_id'),
    )
    .select(['restock_signups.product_id', 'restock_signups.variant_id'])
    .distinct()
    .where('restock_signups.website_id', '=', given.websiteId)
    .where('restock_signups.state', '=', 'waiting')
    .where((row) =>
      row.or([
        row('stock_levels.variant_id', 'is', sql.lit(null)),
        row('stock_levels.is_unlimited', '=', sql.lit(1)),
        row('stock_levels.on_hand', '>', row.ref('stock_levels.held')),
      ]),
    )
    .orderBy('restock_signups.product_id')
    .orderBy('restock_signups.variant_id')
    .limit(given.limit),
)

export const listWaiting = statement(
  (db, given: GivenVariant & { readonly afterId: string; readonly limit: number }) =>
    db
      .selectFrom('restock_signups')
      .select(columns)
      .where('website_id', '=', given.websiteId)
      .where('state', '=', 'waiting')
      .where('product_id', '=', given.productId)
      .where('variant_id', '=', given.variantId)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)

export const listSentBefore = statement(
  (db, given: GivenSite & { readonly beforeMs: number; readonly limit: number }) =>
    db
      .selectFrom('restock_signups')
      .select('id')
      .where('website_id', '=', given.websiteId)
      .where('state', '!=', 'waiting')
      .where('changed_at_ms', '<', given.beforeMs)
      .orderBy('changed_at_ms')
      .limit(given.limit),
)

export const findLastChange = statement((db, given: GivenSite) =>
  db
    .selectFrom('listed_restock')
    .select((row) => row.fn.max<number>('changed_at_ms').as('changed_at_ms'))
    .where('website_id', '=', given.websiteId),
)

export const listNext = statement(
  (db, given: GivenSite & { readonly afterId: string; readonly limit: number }) =>
    db
      .selectFrom('restock_signups')
      .select(columns)
      .where('website_id', '=', given.websiteId)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)
