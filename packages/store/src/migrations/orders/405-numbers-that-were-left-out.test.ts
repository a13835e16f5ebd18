import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { numbersThatWereLeftOut } from './405-numbers-that-were-left-out.ts'

it('writes down from which number to which a shop leapt, and nothing of one that did not', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table orders (website_id text, number integer)`.execute(db)
  await sql`create table counters (website_id text, name text, value integer)`.execute(db)
  await sql`insert into orders values ('w', 2000), ('w', 2001), ('w', 3000), ('v', 1001), ('v', 1002)`.execute(
    db,
  )
  await numbersThatWereLeftOut.up(db)
  const { rows } = await sql<object>`select * from counters order by value`.execute(db)
  expect(rows).toEqual([
    { website_id: 'w', name: 'order-raised-at:1001', value: 2000 },
    { website_id: 'w', name: 'order-raised-at:2002', value: 3000 },
  ])
  await db.destroy()
  await place.remove()
})
