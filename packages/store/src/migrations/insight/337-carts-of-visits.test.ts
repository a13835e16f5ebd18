import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Schema } from '../../schema/schema.ts'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { insight } from './335-insight.ts'
import { cartsOfVisits } from './337-carts-of-visits.ts'

/** The column that the change drops. */
interface OldTables {
  insight_visits: Schema['insight_visits'] & { cart_id: string }
}

let place: StoreLocation
let db: Kysely<Omit<Schema, 'insight_visits'> & OldTables>

beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely({ dialect })
  await insight.up(db)
})

afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('carries the carts of visits over, each once, with the visit that showed a page last', async () => {
  const visits = [
    { visitor_key: 'a', last_at_ms: 5, cart_id: 'one' },
    { visitor_key: 'b', last_at_ms: 6, cart_id: '' },
    { visitor_key: 'f', last_at_ms: 6, cart_id: 'one' },
    { visitor_key: 'c', last_at_ms: 7, cart_id: 'one' },
  ]
  await db
    .insertInto('insight_visits')
    .values(visits.map((visit) => ({ website_id: 'w', document: '{}', ...visit })))
    .execute()
  await cartsOfVisits.up(db)
  const carts = await db.selectFrom('insight_carts').selectAll().execute()
  expect(carts.map((cart) => ({ ...cart, noted_at_ms: Number(cart.noted_at_ms) }))).toEqual([
    { website_id: 'w', cart_id: 'one', visitor_key: 'c', noted_at_ms: 7 },
  ])
})
