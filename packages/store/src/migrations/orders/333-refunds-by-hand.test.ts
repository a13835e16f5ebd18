import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { refundsByHand } from './333-refunds-by-hand.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  await sql`create table orders (website_id text, id text, document text)`.execute(db)
  await sql`create table money_movements (reference text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('reads what was paid back by hand from its reference, and leaves the others as they are', async () => {
  const byHand = { id: 'r1', reference: 'Paid back by hand', message: '' }
  const byService = { id: 'r2', reference: 're_2', message: '' }
  const document = JSON.stringify({ id: 'o', refunds: [byHand, byService] })
  await sql`insert into orders values ('w', 'o', ${document}), ('w', 'p', '{')`.execute(db)
  await sql`insert into money_movements values ('Paid back by hand'), ('re_2')`.execute(db)
  await refundsByHand.up(db)
  const orders = await sql<{ document: string }>`select document from orders order by id`.execute(db)
  expect(JSON.parse(orders.rows[0]?.document ?? '')).toEqual({
    id: 'o',
    refunds: [{ id: 'r1', reference: '', way: 'by-hand', message: '' }, byService],
  })
  expect(orders.rows[1]?.document).toBe('{')
  const money = await sql<{ reference: string }>`select reference from money_movements`.execute(db)
  expect(money.rows.map(({ reference }) => reference).toSorted()).toEqual(['', 're_2'])
})
