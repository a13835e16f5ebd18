import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { lastOrdersOfSubscriptions } from './332-last-orders-of-subscriptions.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  await sql`create table subscriptions (website_id text, id text, document text)`.execute(db)
  await sql`create table payments (website_id text, id text, order_id text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

const keep = (id: string, document: string) =>
  sql`insert into subscriptions values ('w', ${id}, ${document})`.execute(db)
const pay = (id: string, orderId: string | null, website = 'w') =>
  sql`insert into payments values (${website}, ${id}, ${orderId})`.execute(db)
async function lastOrderOf(id: string): Promise<unknown> {
  const { rows } = await sql<{
    document: string
  }>`select document from subscriptions where id = ${id}`.execute(db)
  return JSON.parse(rows[0]?.document ?? '').lastOrderId
}

it('finds the order of the last payment, however many cycles were left out since', async () => {
  await keep('late', JSON.stringify({ nextCycle: 30, paidCycles: 3 }))
  await pay('late-1-0', 'first')
  await pay('late-12-4', 'last')
  await pay('late-13-0', null)
  await pay('late-14-0', 'of another', 'x')
  await keep('young', JSON.stringify({ nextCycle: 1, paidCycles: 1 }))
  await lastOrdersOfSubscriptions.up(db)
  expect([await lastOrderOf('late'), await lastOrderOf('young')]).toEqual(['last', undefined])
})

it('leaves alone what cannot be read', async () => {
  await keep('broken', '{')
  await lastOrdersOfSubscriptions.up(db)
  const { rows } = await sql<{ document: string }>`select document from subscriptions`.execute(db)
  expect(rows).toEqual([{ document: '{' }])
})
