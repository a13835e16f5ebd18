import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { searchedWords } from '../../website/searched-words.ts'
import { composedWords } from './369-composed-words.ts'

it('has titles with letters that are put together found as those that are saved from now on', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table websites (website_id text, words text)`.execute(db)
  const written = 'bu\u0308cher one.example'
  await sql`insert into websites values ('a', ${written}), ('b', 'laden')`.execute(db)
  await composedWords.up(db)
  const { rows } = await sql<{ words: string }>`select words from websites order by website_id`.execute(db)
  expect(rows.map(({ words }) => words)).toEqual([
    searchedWords({ title: 'Bu\u0308cher', hosts: ['one.example'] }),
    'laden',
  ])
  expect(rows[0]?.words).toBe('b\u00fccher one.example')
  await db.destroy()
  await place.remove()
})
