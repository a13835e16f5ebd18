import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { causesOfCounts } from './373-causes-of-counts.ts'

it('tells the cause of what the platform had noted in English, and leaves what people wrote', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table stock_movements (id integer, kind text, reason text, cause text, account_id text)`.execute(
    db,
  )
  await sql`insert into stock_movements values
    (1, 'counted', 'Counted by the owner', null, null),
    (2, 'counted', 'Counted by the owner', 'unlimited', null),
    (3, 'counted', 'Import', null, null),
    (4, 'counted', 'Undone', 'other', 'ada'),
    (5, 'counted', 'Undone', 'unlimited', 'ada'),
    (6, 'counted', 'Import', 'received', 'ada'),
    (7, 'sold', '', null, null)`.execute(db)
  await causesOfCounts.up(db)
  const { rows } = await sql<{
    cause: string | null
    reason: string
  }>`select cause, reason from stock_movements
    order by id`.execute(db)
  expect(rows.map(({ cause, reason }) => [cause, reason])).toEqual([
    ['edited', ''],
    ['unlimited', ''],
    ['imported', ''],
    ['undone', ''],
    ['unlimited', ''],
    ['received', 'Import'],
    [null, ''],
  ])
  await db.destroy()
  await place.remove()
})
