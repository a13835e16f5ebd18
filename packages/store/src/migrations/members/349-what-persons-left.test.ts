import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { whatPersonsLeft } from './349-what-persons-left.ts'

it('has cards that were replaced be forgotten, and leaves what is bought under former addresses as it was', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table member_former_emails (email_key text)`.execute(db)
  await sql`create table saved_methods (website_id text, id text, gateway text, sealed text, removed_at_ms bigint)`.execute(
    db,
  )
  await sql`create table jobs (
    website_id text, id text, kind text, payload text, state text, run_at_ms bigint, attempts bigint, leased_until_ms bigint,
    last_error text, mail text, primary key (website_id, id)
  )`.execute(db)
  await sql`insert into member_former_emails values ('ada@example.com')`.execute(db)
  await sql`insert into saved_methods values ('w', 'old', 'test', 'a"b', 5), ('w', 'new', 'test', 'c', null)`.execute(
    db,
  )
  await whatPersonsLeft.up(db)
  const methods = await sql<{ id: string }>`select id from saved_methods`.execute(db)
  const jobs = await sql<{ id: string; payload: string }>`select id, payload from jobs`.execute(db)
  const moves = await sql<{ moved_at_ms: number }>`select moved_at_ms from member_former_emails`.execute(db)
  expect(methods.rows).toEqual([{ id: 'new' }])
  expect(jobs.rows).toEqual([
    { id: 'forget-method-old', payload: '{"gateway":"test","sealedToken":"a\\"b"}' },
  ])
  expect(Number(moves.rows[0]?.moved_at_ms)).toBeGreaterThan(Date.now())
  await db.destroy()
  await place.remove()
})
