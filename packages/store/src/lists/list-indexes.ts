import type { ListSort } from '@vitrine/domain/lists/list-request'
import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import type { ListTable } from './list-table.ts'
import type { ListTest } from './list-tests.ts'

/** A list's table, read by the index of a column: SQLite has no statistics to choose by. */
export function usingIndex(engine: Engine, { table }: ListTable, column: string): RawBuilder<unknown> {
  return engine === 'sqlite'
    ? sql`${sql.table(table)} indexed by ${sql.ref(`${table}_by_${column}`)}`
    : sql.table(table)
}

/** The same, by the index that keeps rows of the same choices together. */
export function usingIndexOfBits(engine: Engine, list: ListTable): RawBuilder<unknown> {
  return usingIndex(engine, list, 'bits')
}

/** The same, by the index that holds all of a row. SQLite. */
export function usingFullIndex({ table }: ListTable): RawBuilder<unknown> {
  return sql`${sql.table(table)} indexed by ${sql.ref(`${table}_full`)}`
}

/** Whether that index tells all that is asked of a row, in the order that is asked for. */
export function isToldInFull(
  engine: Engine,
  { fullIndex, fullWithout = [] }: ListTable,
  { tests, sort }: { readonly tests: readonly ListTest[]; readonly sort: ListSort },
): boolean {
  if (engine !== 'sqlite' || fullIndex !== sort.key) return false
  return tests.every(({ asks }) => asks === undefined || !fullWithout.includes(asks))
}
