import type { ListSort, ListStart } from '@vitrine/domain/lists/list-request'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Which way a page runs, and where it begins. */
export interface ListOrder {
  readonly start: ListStart
  /** Whether it runs from the last row to the first. */
  readonly isReversed: boolean
}

/** The order of the rows of a page from where it begins. */
export function orderOf({ sort, start }: { readonly sort: ListSort; readonly start: ListStart }): ListOrder {
  return { start, isReversed: sort.isDescending !== (start?.side === 'before') }
}

/** Holds for rows behind the place where a page begins, by what they are sorted by. */
export function startCondition(
  sorted: RawBuilder<unknown>,
  { start, isReversed }: ListOrder,
): RawBuilder<SqlBool> {
  if (!start) return sql`1 = 1`
  return isReversed
    ? sql`(${sorted}, row_id) < (${start.value}, ${start.id})`
    : sql`(${sorted}, row_id) > (${start.value}, ${start.id})`
}
