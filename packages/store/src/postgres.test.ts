import { rmSync } from 'node:fs'
import type { Subscriber } from '@vitrine/domain/newsletter/subscriber'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoreUnavailableError } from './engine/errors.ts'
import { openStore } from './open-store.ts'
import { type BuiltStore, buildStore } from './testing/build-store.ts'
import { buildCart, buildSite, newId } from './testing/builders.ts'
import { freshDataDir, runOn } from './testing/fresh-location.ts'
import { settingStore } from './testing/setting-store.ts'

const server = process.env.TEST_DATABASE_URL
let built: BuiltStore

/** Runs only where `TEST_DATABASE_URL` names a PostgreSQL server. */
describe.skipIf(!server)('on PostgreSQL', () => {
  beforeEach(async () => {
    built = await buildStore()
  })

  afterEach(async () => {
    expect(await built.store.audit()).toEqual([])
    await built.close()
  })

  it('two transactions that wait for each other are both done at last', async () => {
    const { siteStore } = built
    const [one, other] = [buildCart(), buildCart()]
    await siteStore.carts.save(one)
    await siteStore.carts.save(other)
    const lockBoth = (first: string, second: string) =>
      siteStore.transaction(async ({ carts }) => {
        await carts.lockByToken(first)
        await carts.findByToken(first)
        const cart = await carts.lockByToken(second)
        if (cart) await carts.save({ ...cart, updatedAtMs: cart.updatedAtMs + 1 })
      })
    await Promise.all(
      Array.from({ length: 4 }, (_, turn) =>
        turn % 2 === 0 ? lockBoth(one.token, other.token) : lockBoth(other.token, one.token),
      ),
    )
    const sum = await Promise.all([one, other].map((cart) => siteStore.carts.findByToken(cart.token)))
    expect(sum.map((cart) => (cart?.updatedAtMs ?? 0) - one.updatedAtMs)).toEqual([2, 2])
  })

  it('a connection that breaks costs its transaction only, and is said in words', async () => {
    const { siteStore } = built
    const cart = buildCart()
    const broken = siteStore.transaction(async ({ carts }) => {
      await carts.save(cart)
      await endOtherConnections(built.url)
      await carts.save(cart)
    })
    await expect(broken).rejects.toThrow(StoreUnavailableError)
    expect(await siteStore.carts.findByToken(cart.token)).toBeUndefined()
    await siteStore.carts.save(cart)
    expect(await siteStore.carts.findByToken(cart.token)).toEqual(cart)
  })

  it('work that is done alone ends in words when its connection breaks while it does nothing', async () => {
    const broken = built.store.alone(async () => {
      await endOtherConnections(built.url, 'idle')
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('The tables could not be brought up to date.')
    })
    await expect(broken).rejects.toThrow(StoreUnavailableError)
  })
})

describe.skipIf(!server)('on PostgreSQL whose texts are in the order of a language', () => {
  it('queues all readers of a campaign', async () => {
    const name = `vitrine_icu_${newId()}`
    await runOn(
      server ?? '',
      `create database ${name} template template0 locale_provider icu icu_locale 'en-US'`,
    )
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const dataDir = freshDataDir()
    const store = await openStore({ url: url.href, dataDir, log: { warn: () => {} } })
    try {
      const website = buildSite()
      await store.sites.add(website)
      const { subscribers, campaignDeliveries } = settingStore(store.site(website.id))
      const ids = ['0a', '5b', 'a0', 'f9', 'ff']
      for (const id of ids) await subscribers.insert(reader(id))
      const ask = { campaignId: 'c', listId: 'newsletter', subscribedByMs: 2, limit: 3 }
      const first = await campaignDeliveries.queue({ ...ask, afterId: '' })
      expect(first).toEqual({ queued: 3, upTo: 'a0' })
      expect(await campaignDeliveries.queue({ ...ask, afterId: 'a0' })).toEqual({ queued: 2, upTo: null })
      expect(await campaignDeliveries.queue({ ...ask, afterId: 'ff' })).toEqual({ queued: 0, upTo: null })
    } finally {
      await store.close()
      await runOn(server ?? '', `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

const reader = (id: string): Subscriber => ({
  ...{
    id,
    listId: 'newsletter',
    email: `${id}@example.com`,
    name: '',
    state: 'subscribed',
    source: 'import',
  },
  consent: { text: 'Yes', atMs: 1, network: '', pageTitle: '', pagePath: '', by: '' },
  ...{ createdAtMs: 1, changedAtMs: 1, waitingSinceMs: 1, confirmedAtMs: null, refusedAtMs: null },
  ...{ askedAtMs: [], steps: [] },
})

/** Ends every connection of the test's store that stands in a transaction, or waits. */
async function endOtherConnections(url: string | undefined, state = 'idle in transaction'): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where state = $1 and application_name = current_setting('application_name')`,
    [state],
  )
  await client.end()
}
