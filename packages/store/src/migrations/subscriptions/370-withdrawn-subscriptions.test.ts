import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { freshLocation } from '../../testing/fresh-location.ts'
import { withdrawnSubscriptions } from './370-withdrawn-subscriptions.ts'

const canceled = (why: string) => ({ kind: 'canceled', fact: { code: 'canceled', why } })
const resumed = { kind: 'resumed', fact: { code: 'resumed' } }

it('says so of what is canceled by a withdrawal, and of nothing else', async () => {
  const place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  const db = new Kysely<unknown>({ dialect })
  await sql`create table subscriptions (website_id text, id text, document text)`.execute(db)
  const kept = {
    a: { state: 'canceled', history: [canceled('withdrawn')] },
    b: { state: 'active', history: [canceled('withdrawn'), resumed] },
    c: { state: 'canceled', history: [canceled('withdrawn'), resumed, canceled('asked')] },
    d: 'broken "withdrawn"',
  }
  for (const [id, document] of Object.entries(kept))
    await sql`insert into subscriptions values ('w', ${id}, ${JSON.stringify(document)})`.execute(db)
  await withdrawnSubscriptions.up(db)
  const { rows } = await sql<{ document: string }>`select document from subscriptions order by id`.execute(db)
  expect(rows.map(({ document }) => JSON.parse(document))).toEqual([
    { ...kept.a, isWithdrawn: true },
    kept.b,
    kept.c,
    kept.d,
  ])
  await db.destroy()
  await place.remove()
})
