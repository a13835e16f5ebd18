import { emailKey } from '@vitrine/domain/contact/email-address'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshLocation, type StoreLocation } from '../../testing/fresh-location.ts'
import { allMigrations } from '../all.ts'
import { oneKeyOfAnAddress } from './290-one-key-of-an-address.ts'

let place: StoreLocation
let db: Kysely<unknown>
beforeEach(async () => {
  place = await freshLocation()
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(':memory:') })
  db = new Kysely<unknown>({ dialect })
  for (const migration of Object.values(allMigrations)) await migration.up(db)
})
afterEach(async () => {
  await db.destroy()
  await place.remove()
})

it('writes keys anew that are read in another way, and leaves two rows of one address apart', async () => {
  const row = (id: string, key: string) =>
    sql`insert into customers (website_id, id, email_key, document) values ('w', ${id}, ${key}, '{}')`.execute(
      db,
    )
  await row('1', 'ada@exämple.de')
  await row('2', 'bob@exämple.de')
  await row('3', emailKey('bob@exämple.de'))
  await row('4', 'zoë@example.com')
  await oneKeyOfAnAddress.up(db)

  const { rows } = await sql<{ email_key: string }>`select email_key from customers order by id`.execute(db)
  expect(rows.map(({ email_key }) => email_key)).toEqual([
    'ada@xn--exmple-cua.de',
    'bob@exämple.de',
    'bob@xn--exmple-cua.de',
    'zoë@example.com',
  ])
})
