import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index } from '../create-table.ts'

/** Finds the products of a collection in the orders that visitors choose, so that a page of them needs no other rows. */
export const productsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await index(db, 'products', ['collection_id', 'title_key', 'position', 'id'])
    await index(db, 'products', ['collection_id', 'price_cents', 'position', 'id'])
  },
}
