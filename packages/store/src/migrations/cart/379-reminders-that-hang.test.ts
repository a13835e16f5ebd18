import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { remindersThatHang } from './379-reminders-that-hang.ts'

it('lets those wait again whom a mail had that nobody sends', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table cart_reminders (id text, state text, taken_by text)`.execute(db)
  await sql`insert into cart_reminders values ('a', 'queued', 'job'), ('b', 'sent', ''), ('c', 'waiting', '')`.execute(
    db,
  )
  await remindersThatHang.up(db)
  const { rows } = await sql<object>`select * from cart_reminders order by id`.execute(db)
  expect(rows).toEqual([
    { id: 'a', state: 'waiting', taken_by: 'before' },
    { id: 'b', state: 'sent', taken_by: '' },
    { id: 'c', state: 'waiting', taken_by: '' },
  ])
  await db.destroy()
  await place.remove()
})
