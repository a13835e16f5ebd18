import type { Engine } from './dialect.ts'

/** A query that can lock the rows it selects. */
interface Lockable {
  forUpdate(): this
  forKeyShare(): this
  skipLocked(): this
}

/**
 * Locks the selected rows until the end of the transaction. SQLite needs no row locks: its transactions run one after
 * another. Select in the order of the key, so that two transactions never wait for each other.
 */
export function lockRows<Query extends Lockable>(engine: Engine, query: Query): Query {
  return engine === 'postgres' ? query.forUpdate() : query
}

/** Holds the selected rows against being removed until the end of the transaction; many may, and others may change them meanwhile. */
export function keepRows<Query extends Lockable>(engine: Engine, query: Query): Query {
  return engine === 'postgres' ? query.forKeyShare() : query
}

/** Locks the selected rows of one of the tables that are joined. */
export function lockRowsOf<Table extends string, Query extends { forUpdate(of: Table): Query }>(
  engine: Engine,
  table: Table,
  query: Query,
): Query {
  return engine === 'postgres' ? query.forUpdate(table) : query
}

/** Locks the selected rows, but leaves out those that another transaction holds. */
export function lockFreeRows<Query extends Lockable>(engine: Engine, query: Query): Query {
  return engine === 'postgres' ? query.forUpdate().skipLocked() : query
}
