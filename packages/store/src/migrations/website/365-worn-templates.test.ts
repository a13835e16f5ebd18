import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { customers } from '../customers/028-customers.ts'
import { wornTemplates } from './365-worn-templates.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('writes down the template of each site, whatever its settings hold', async () => {
  for (const name of ['websites', 'subscriptions'])
    await sql`create table ${sql.table(name)} (website_id text, document text)`.execute(db)
  const site = (id: string, document: string) =>
    sql`insert into websites (website_id, document) values (${id}, ${document})`.execute(db)
  const worn = JSON.stringify({ templateId: 'templates/quay', code: 'a\0\0b', path: 'C:\\\0 C:\\u0000' })
  await site('a', worn)
  await site('b', JSON.stringify({ templateId: null }))
  await site('c', JSON.stringify({ templateId: 7 }))
  await site('d', 'broken')
  await wornTemplates.up(db)
  const { rows } = await sql<{ template_id: string | null; document: string }>`select template_id, document
    from websites order by website_id`.execute(db)
  expect(rows.map((row) => row.template_id)).toEqual(['templates/quay', null, null, null])
  const nul = place.url ? '\uFFFD' : '\0'
  expect(JSON.parse(rows[0]?.document ?? '')).toEqual({
    templateId: 'templates/quay',
    code: `a${nul}${nul}b`,
    path: `C:\\${nul} C:\\u0000`,
  })
})

it('an older database comes through, though a comment in it has a NUL', async () => {
  await sql`create table comments (website_id text, id text, created_at_ms bigint, document text)`.execute(db)
  const document = JSON.stringify({ authorEmail: ' Ada@example.org', body: 'a\0b' })
  await sql`insert into comments values ('w', 'c', 1, ${document})`.execute(db)
  await customers.up(db)
  const { rows } = await sql<{ author_key: string }>`select author_key from comments`.execute(db)
  expect(rows).toEqual([{ author_key: 'ada@example.org' }])
})
