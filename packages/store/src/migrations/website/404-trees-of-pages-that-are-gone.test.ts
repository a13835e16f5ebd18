import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { treesOfPagesThatAreGone } from './404-trees-of-pages-that-are-gone.ts'

it('removes the trees of pages that are gone, and of no others', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table collections (website_id text, id text)`.execute(db)
  await sql`create table categories (website_id text, collection_id text, name text)`.execute(db)
  await sql`insert into collections values ('w', 'blog'), ('other', 'gone')`.execute(db)
  await sql`insert into categories values ('w', 'blog', 'News'), ('w', 'gone', 'Old')`.execute(db)
  await treesOfPagesThatAreGone.up(db)
  expect((await sql<object>`select name from categories`.execute(db)).rows).toEqual([{ name: 'News' }])
  await db.destroy()
  await place.remove()
})
