import { join } from 'node:path'
import { buildSubscription } from '@vitrine/domain/testing/build-subscription'
import SqliteFile from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from './open-store.ts'
import type { Schema } from './schema/schema.ts'
import { buildSite } from './testing/builders.ts'
import { freshLocation, type StoreLocation } from './testing/fresh-location.ts'

let place: StoreLocation
beforeEach(async () => {
  place = await freshLocation()
})
afterEach(() => place.remove())

const open = () => openStore({ ...place, log: { warn: () => {} } })

it('writes down once whether prices contain tax that were agreed before this was kept', async () => {
  const website = buildSite({ store: { ...buildSite().store, taxInterpretation: 'inclusive' } })
  const before = await open()
  await before.sites.add(website)
  const kept = before.site(website.id).subscriptions
  await kept.insert(buildSubscription({ id: 'old', lineId: 'line-1' }))
  await kept.insert(buildSubscription({ id: 'known', lineId: 'line-2', taxIsIncluded: false }))
  await before.close()
  await forget()

  const after = await open()
  const { subscriptions } = after.site(website.id)
  const found = [await subscriptions.find('old'), await subscriptions.find('known')]
  expect(found.map((each) => each?.taxIsIncluded)).toEqual([true, false])
  await after.close()
})

/** Leaves the installation as one that has not been looked through. */
async function forget(): Promise<void> {
  const dialect = place.url
    ? new PostgresDialect({ pool: new Pool({ connectionString: place.url }) })
    : new SqliteDialect({ database: new SqliteFile(join(place.dataDir, 'vitrine.sqlite')) })
  const db = new Kysely<Schema>({ dialect })
  await db.deleteFrom('installation_marks').where('name', '=', 'taxes of subscriptions').execute()
  await db.destroy()
}
