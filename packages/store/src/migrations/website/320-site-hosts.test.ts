import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { allMigrations } from '../all.ts'
import { siteHosts } from './320-site-hosts.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  const before = Object.entries(allMigrations).filter(([name]) => name < '320')
  for (const [, migration] of before) await migration.up(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('writes down the hosts and titles of the sites that are there, each host once, whatever their settings hold', async () => {
  const site = (id: string, document: string) =>
    sql`insert into websites (website_id, document, revision) values (${id}, ${document}, 1)`.execute(db)
  await site('a', JSON.stringify({ title: 'One', hosts: ['One.example', 'one.example', 'uno.example'] }))
  await site('b', JSON.stringify({ title: ' two ', hosts: ['uno.example', 'two.example'] }))
  await site('c', JSON.stringify({ hosts: [7] }))
  await site('d', 'broken')
  await siteHosts.up(db)

  const hosts = await sql<{ at: string }>`select website_id || ' ' || host as at from site_hosts
    order by website_id, host`.execute(db)
  expect(hosts.rows.map(({ at }) => at)).toEqual(['a one.example', 'a uno.example', 'b two.example'])
  const sites = await sql<{ title_key: string; words: string }>`select title_key, words from websites
    order by website_id`.execute(db)
  expect(sites.rows).toEqual([
    { title_key: 'one', words: 'one one.example one.example uno.example' },
    { title_key: 'two', words: ' two  uno.example two.example' },
    { title_key: '', words: '' },
    { title_key: '', words: '' },
  ])
})
