import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { searchedWords } from '../../website/searched-words.ts'
import { writtenHosts } from './366-written-hosts.ts'

it('has sites found by their hosts as people write them, as those that are saved from now on', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table websites (website_id text, words text)`.execute(db)
  await sql`create table site_hosts (website_id text, host text)`.execute(db)
  const [plain, encoded] = ['one.example', 'xn--mnchen-3ya.example']
  await sql`insert into websites values ('a', ${`shop ${plain}`}), ('b', ${`laden ${encoded}`})`.execute(db)
  await sql`insert into site_hosts values ('a', ${plain}), ('b', ${encoded})`.execute(db)
  await writtenHosts.up(db)
  const { rows } = await sql<{ words: string }>`select words from websites order by website_id`.execute(db)
  expect(rows.map(({ words }) => words)).toEqual([
    searchedWords({ title: 'Shop', hosts: [plain] }),
    searchedWords({ title: 'Laden', hosts: [encoded] }),
  ])
  expect(rows[1]?.words).toBe('laden xn--mnchen-3ya.example münchen.example')
  await db.destroy()
  await place.remove()
})
