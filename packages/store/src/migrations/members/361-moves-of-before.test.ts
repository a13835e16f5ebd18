import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { movesOfBefore } from './361-moves-of-before.ts'

it('has what is bought from now on under an address that was left nobody knows when be of whoever has it', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table member_former_emails (email_key text, moved_at_ms bigint not null default 8640000000000000)`.execute(
    db,
  )
  await sql`insert into member_former_emails values ('ada@example.com', 1000)`.execute(db)
  await sql`insert into member_former_emails (email_key) values ('bob@example.com')`.execute(db)
  const beforeMs = Date.now()
  await movesOfBefore.up(db)
  const { rows } = await sql<{ moved_at_ms: number }>`
    select moved_at_ms from member_former_emails order by email_key
  `.execute(db)
  const [ada, bob] = rows.map((row) => Number(row.moved_at_ms))
  expect(ada).toBe(1000)
  expect(bob).toBeGreaterThanOrEqual(beforeMs)
  expect(bob).toBeLessThanOrEqual(Date.now())
  await db.destroy()
  await place.remove()
})
