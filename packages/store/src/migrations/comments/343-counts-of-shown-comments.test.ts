import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Schema } from '../../schema/schema.ts'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { comments } from '../005-comments.ts'
import { contentLists } from '../lists/030-content-lists.ts'
import { countsOfShownComments } from './343-counts-of-shown-comments.ts'

let place: StoreLocation
let db: Kysely<Schema>

beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely({ dialect })
  await comments.up(db)
  await contentLists.up(db)
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
  for (const [item_id, public_comment_count] of [
    ['one', 3],
    ['two', 7],
  ] as const)
    await db
      .insertInto('item_counts')
      .values({ website_id: 'w', item_id, like_count: 5, public_comment_count })
      .execute()
  await countsOfShownComments.up(db)
  const rows = await db.selectFrom('item_counts').selectAll().orderBy('item_id').execute()
  expect(rows.map((row) => [row.item_id, Number(row.like_count), Number(row.public_comment_count)])).toEqual([
    ['one', 5, 1],
    ['two', 5, 7],
  ])
})
