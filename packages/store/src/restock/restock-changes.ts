import { sql } from 'kysely'
import { lockFreeRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'
import type { RestockRow } from '../schema/schema-restock.ts'
import { columns, type GivenId, type GivenVariant } from './restock-statements.ts'

/** A mail that is in the outbox for so long is lost: no pace is so slow. */
const lostMs = 7 * 86_400_000

/** Whoever was told, or whose mail was given up or lost, waits again; whoever waits, or is being told, is left as they are. */
export const signUp = statement((db, given: Required<Omit<RestockRow, 'state'>>) =>
  db
    .insertInto('restock_signups')
    .values({ ...valuesOf(given), state: 'waiting' })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'product_id', 'variant_id', 'email'])
        .doUpdateSet({
          state: 'waiting',
          joins_list: given.joins_list,
          language: given.language,
          product_title: given.product_title,
          variant_name: given.variant_name,
          created_at_ms: given.created_at_ms,
          changed_at_ms: given.changed_at_ms,
        })
        .where((where) =>
          where.or([
            where('restock_signups.state', 'in', ['sent', 'unsent']),
            where.and([
              where('restock_signups.state', '=', 'queued'),
              where(
                'restock_signups.changed_at_ms',
                '<',
                sql<number>`excluded.changed_at_ms - ${sql.lit(lostMs)}`,
              ),
            ]),
          ]),
        ),
    ),
)

/** A statement gives its values one by one. */
function valuesOf(given: Omit<RestockRow, 'state'>): Omit<RestockRow, 'state'> {
  return {
    website_id: given.website_id,
    id: given.id,
    product_id: given.product_id,
    variant_id: given.variant_id,
    product_title: given.product_title,
    variant_name: given.variant_name,
    email: given.email,
    joins_list: given.joins_list,
    language: given.language,
    created_at_ms: given.created_at_ms,
    changed_at_ms: given.changed_at_ms,
  }
}

export const lockWaiting = statement((db, given: GivenVariant & { readonly limit: number }, engine) =>
  lockFreeRows(
    engine,
    db
      .selectFrom('restock_signups')
      .select(columns)
      .where('website_id', '=', given.websiteId)
      .where('state', '=', 'waiting')
      .where('product_id', '=', given.productId)
      .where('variant_id', '=', given.variantId)
      .orderBy('id')
      .limit(given.limit),
  ),
)

export const mark = statement(
  (
    db,
    given: GivenId & {
      readonly from: RestockRow['state']
      readonly to: RestockRow['state']
      readonly nowMs: number
    },
  ) =>
    db
      .updateTable('restock_signups')
      .set({ state: given.to, changed_at_ms: given.nowMs })
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id)
      .where('state', '=', given.from),
)

export const remove = statement((db, given: GivenId) =>
  db.deleteFrom('restock_signups').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
