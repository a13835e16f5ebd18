import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { comments } from '../005-comments.ts'
import { createListTable } from '../create-list-table.ts'
import { countsOfShownComments } from './343-counts-of-shown-comments.ts'

let place: StoreLocation
let db: Kysely<unknown>

beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely({ dialect })
  await comments.up(db)
  await createListTable(db, 'listed_items', { title: 'text', comment_count: 'bigint' })
})

afterEach(async () => {
  await db.destroy()
  await place.remove()
})

type Row = readonly [id: string, itemId: string, parentId: string | null, status: 'public' | 'spam']

async function write(rows: readonly Row[]): Promise<void> {
  for (const [id, itemId, parentId, status] of rows)
    await sql`
      insert into comments (website_id, id, item_id, parent_id, status, created_at_ms, like_count, flag_count, document)
      values ('w', ${id}, ${itemId}, ${parentId}, ${status}, 1, 0, 0, '{}')`.execute(db)
}

it('counts what is shown where answers to hidden comments were counted, and leaves all others alone', async () => {
  await write([
    ['a', 'one', null, 'public'],
    ['b', 'one', null, 'spam'],
    ['c', 'one', 'b', 'public'],
    ['d', 'one', 'c', 'public'],
    ['e', 'two', null, 'public'],
  ])
  for (const [itemId, counted] of [
    ['one', 3],
    ['two', 7],
  ] as const)
    await sql`
      insert into item_counts (website_id, item_id, like_count, public_comment_count)
      values ('w', ${itemId}, 5, ${counted})`.execute(db)
  await countsOfShownComments.up(db)
  const { rows } = await sql<{ item_id: string; like_count: number; public_comment_count: number }>`
    select item_id, like_count, public_comment_count from item_counts order by item_id`.execute(db)
  expect(rows.map((row) => [row.item_id, Number(row.like_count), Number(row.public_comment_count)])).toEqual([
    ['one', 5, 1],
    ['two', 5, 7],
  ])
})
