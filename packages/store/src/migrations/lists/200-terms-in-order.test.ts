import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { createListTable, createTermTable } from '../create-list-table.ts'
import { termsInOrder } from './200-terms-in-order.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  await createTermTable(db)
  await createListTable(db, 'listed_form_submissions', { created_at_ms: 'bigint' })
  await createListTable(db, 'listed_orders', {
    number: 'bigint',
    created_at_ms: 'bigint',
    total_cents: 'bigint',
  })
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('tells terms that are kept already by what their rows are sorted', async () => {
  await sql`insert into listed_form_submissions values ('w', 's', 0, 70, '|=ada|')`.execute(db)
  await sql`insert into listed_orders values ('w', 'o', 0, 1001, 90, 500, '|=ada|')`.execute(db)
  await sql`insert into list_terms values ('w', 'form-submissions', '=ada', 's'), ('w', 'orders', '=ada', 'o'),
    ('w', 'orders', '=ada', 'gone'), ('w', 'products', '=ada', 'p')`.execute(db)
  await termsInOrder.up(db)

  const { rows } = await sql<{ row_id: string; sort_value: number | string }>`
    select row_id, sort_value from list_terms order by row_id`.execute(db)
  expect(rows.map(({ row_id, sort_value }) => [row_id, Number(sort_value)])).toEqual([
    ['gone', 0],
    ['o', 90],
    ['p', 0],
    ['s', 70],
  ])
})
