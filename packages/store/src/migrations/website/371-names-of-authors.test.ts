import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { namesOfAuthors } from './371-names-of-authors.ts'

const by = (displayName: string) => JSON.stringify({ title: 'Moth', author: { id: 'g', displayName } })

it('says of items the names that their authors have now, and has their sites searched anew', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table authors (website_id text, id text, document text)`.execute(db)
  await sql`create table items (website_id text, id text, document text)`.execute(db)
  await sql`create table search_states (website_id text, filled_kind text, filled_id text)`.execute(db)
  await sql`insert into authors values ('w', 'g', ${JSON.stringify({ displayName: 'Grace' })})`.execute(db)
  await sql`insert into search_states values ('v', 'page', 'z'), ('w', 'page', 'z')`.execute(db)
  await sql`insert into items values ('v', 'a', ${by('Former')}), ('w', 'a', ${by('Former')}),
    ('w', 'b', ${by('Grace')}), ('w', 'c', 'broken')`.execute(db)
  await namesOfAuthors.up(db)
  const { rows } = await sql<{ document: string }>`select document from items
    order by website_id, id`.execute(db)
  expect(rows.map(({ document }) => document)).toEqual([by('Former'), by('Grace'), by('Grace'), 'broken'])
  const { rows: states } = await sql`select * from search_states order by website_id`.execute(db)
  expect(states).toEqual([
    { website_id: 'v', filled_kind: 'page', filled_id: 'z' },
    { website_id: 'w', filled_kind: 'product', filled_id: '' },
  ])
  await db.destroy()
  await place.remove()
})
