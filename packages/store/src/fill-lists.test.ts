import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from './open-store.ts'
import type { Schema } from './schema/schema.ts'
import { buildOrder, buildSite, newId } from './testing/builders.ts'
import { freshLocation, type StoreLocation } from './testing/fresh-location.ts'
import { everyRow } from './testing/list-ask.ts'

let place: StoreLocation
beforeEach(async () => {
  place = await freshLocation()
})
afterEach(() => place.remove())

const open = () => openStore({ ...place, log: { warn: () => {} } })
const website = buildSite()

it('fills a list at the start with the rows of a shop that is older than the list', async () => {
  const store = await open()
  await store.sites.add(website)
  await store.site(website.id).transaction(async ({ orders }) => {
    for (let number = 1001; number <= 1005; number += 1)
      await orders.insert(buildOrder({ number, cartId: newId() }))
  })
  await store.close()
  await forget()

  const again = await open()
  const { orders } = again.site(website.id)
  const page = await orders.list(everyRow({ words: ['ada'] }))
  expect(page.rows.map(({ number }) => number)).toEqual([1001, 1002, 1003, 1004, 1005])
  await again.close()
})

/** Leaves the tables of lists as a migration makes them; half of what they held was written once. */
async function forget(): Promise<void> {
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(join(place.dataDir, 'vitrine.sqlite')) })
  const db = new Kysely<Schema>({ dialect })
  const [first] = await db.selectFrom('listed_orders').select('row_id').orderBy('row_id').execute()
  const kept = first?.row_id ?? ''
  await db.deleteFrom('listed_orders').where('row_id', '<>', kept).execute()
  await db.deleteFrom('list_terms').where('row_id', '<>', kept).execute()
  await db.deleteFrom('installation_marks').where('name', '=', 'list orders').execute()
  await db.destroy()
}
