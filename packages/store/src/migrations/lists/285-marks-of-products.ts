import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndexOfBits, createSortIndexes, type SortColumns } from '../create-list-table.ts'

/** The marks of a row of which nothing is known, 48 bits: such a row is ruled out by nothing until its list is filled again. */
const unknownMarks = 281_474_976_710_655

/** Lets every index of the products and of the inventory tell categories, tags and beginnings of SKUs, as far as marks do. */
export const marksOfProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await addMarks(db, 'listed_products', {
      title: 'text',
      units: 'bigint',
      price_cents: 'bigint',
      updated_at_ms: 'bigint',
      created_at_ms: 'bigint',
    })
    await addMarks(db, 'listed_variants', { title: 'text', units: 'bigint', price_cents: 'bigint' })
    await sql`drop index listed_products_by_bits`.execute(db)
    const numbers = ['units', 'price_cents', 'created_at_ms', 'marks']
    await createIndexOfBits(db, 'listed_products', ['updated_at_ms', ...numbers])
  },
}

/** Rows of SQLite have their marks behind their terms: they are read from indexes. */
async function addMarks(db: Kysely<unknown>, name: string, columns: SortColumns): Promise<void> {
  await sql`alter table ${sql.table(name)} add column marks bigint not null default ${sql.lit(unknownMarks)}`.execute(
    db,
  )
  for (const column of Object.keys(columns))
    await sql`drop index ${sql.ref(`${name}_by_${column}`)}`.execute(db)
  await createSortIndexes(db, name, columns, ['marks'])
}
