import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { customersOfUses } from './362-customers-of-uses.ts'

it('knows of each use whose it is, by what its customer had', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table discount_uses (website_id text, payment_id text, discount_id text)`.execute(db)
  await sql`create table discount_customers (website_id text, discount_id text, customer_key text, payment_id text)`.execute(
    db,
  )
  await sql`insert into discount_uses values ('w', 'p1', 'once'), ('w', 'p1', 'often'), ('v', 'p1', 'once')`.execute(
    db,
  )
  await sql`insert into discount_customers values ('w', 'once', 'ada', 'p1')`.execute(db)
  await customersOfUses.up(db)
  const { rows } =
    await sql`select website_id, discount_id, customer_key from discount_uses order by customer_key, website_id`.execute(
      db,
    )
  expect(rows).toEqual([
    { website_id: 'v', discount_id: 'once', customer_key: '' },
    { website_id: 'w', discount_id: 'often', customer_key: '' },
    { website_id: 'w', discount_id: 'once', customer_key: 'ada' },
  ])
  await db.destroy()
  await place.remove()
})
