import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index } from '../create-table.ts'

/** Finds what of an order is in the books of taxes without reading those of all orders: each order asks when it is placed. */
export const taxEntriesByOrder: Migration = {
  up: (db: Kysely<unknown>) => index(db, 'tax_entries', ['order_id']),
}
