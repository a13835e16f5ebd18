import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { pagesOfAllKinds } from './375-pages-of-all-kinds.ts'

it('has pages read again from the first, and goes on with products where they are read still', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table search_states (website_id text, filled_kind text, filled_id text)`.execute(db)
  const states = sql`('a', 'all', ''), ('b', 'product', 'p7'), ('c', 'page', 'c3'), ('d', 'item', 'i9')`
  await sql`insert into search_states values ${states}`.execute(db)
  await pagesOfAllKinds.up(db)
  const { rows } = await sql<object>`select * from search_states order by website_id`.execute(db)
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['a', 'page', ''],
    ['b', 'product', 'p7'],
    ['c', 'page', ''],
    ['d', 'page', ''],
  ])
  await db.destroy()
  await place.remove()
})
