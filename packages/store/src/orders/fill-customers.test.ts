import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import type { Schema } from '../schema/schema.ts'
import { buildOrder, buildSite, newId } from '../testing/builders.ts'
import { freshLocation, type StoreLocation } from '../testing/fresh-location.ts'
import { everyRow } from '../testing/list-ask.ts'

let place: StoreLocation
beforeEach(async () => {
  place = await freshLocation()
})
afterEach(() => place.remove())

const open = () => openStore({ ...place, log: { warn: () => {} } })

it('counts the orders of a shop that is older than its list of customers, each once', async () => {
  const website = buildSite()
  const store = await open()
  await store.sites.add(website)
  const contact = { email: 'ada@example.com', phone: '', wantsNews: true }
  for (let number = 1001; number <= 1003; number += 1)
    await store
      .site(website.id)
      .orders.insert(buildOrder({ number, cartId: newId(), isTest: false, contact }))
  await store.close()
  await forgetCustomers()

  const again = await open()
  const { customers } = again.site(website.id)
  const page = await customers.list(everyRow({ sort: { key: 'email', isDescending: false } }))
  expect(page.rows).toMatchObject([{ email: 'ada@example.com', orderCount: 3, firstName: 'Ada' }])
  expect((await again.audit()).filter((sentence) => sentence.includes('customer'))).toEqual([])
  await again.close()
})

/** Leaves the tables of customers as a migration makes them. */
async function forgetCustomers(): Promise<void> {
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(join(place.dataDir, 'vitrine.sqlite')) })
  const db = new Kysely<Schema>({ dialect })
  for (const name of ['customers', 'customer_orders', 'listed_customers'] as const)
    await db.deleteFrom(name).execute()
  await db.deleteFrom('list_terms').where('list', '=', 'customers').execute()
  await db.deleteFrom('installation_marks').where('name', 'like', 'list customers%').execute()
  await db.destroy()
}
