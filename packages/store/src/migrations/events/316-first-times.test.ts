import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { firstTimes } from './316-first-times.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  const times = sql`website_id text, item_id text, starts_at_ms bigint, ends_at_ms bigint`
  await sql`create table item_terms (${times})`.execute(db)
  await sql`create table event_occurrences (${times})`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('puts events that are kept already by the first time that takes place', async () => {
  await sql`insert into item_terms values ('w', 'course', 1, 2), ('w', 'post', null, null)`.execute(db)
  await sql`insert into event_occurrences values ('w', 'course', 9, 10), ('w', 'course', 5, 6)`.execute(db)
  await firstTimes.up(db)
  const { rows } = await sql<{ item_id: string; starts_at_ms: number | null; ends_at_ms: number | null }>`
    select item_id, starts_at_ms, ends_at_ms from item_terms order by item_id`.execute(db)
  expect(rows.map(({ item_id, ...at }) => [item_id, Number(at.starts_at_ms), Number(at.ends_at_ms)])).toEqual(
    [
      ['course', 5, 6],
      ['post', 0, 0],
    ],
  )
})
