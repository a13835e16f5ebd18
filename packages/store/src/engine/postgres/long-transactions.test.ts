import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../../open-store.ts'
import type { Store } from '../../store.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCart, buildSite, newId } from '../../testing/builders.ts'
import { freshLocation } from '../../testing/fresh-location.ts'
import { StoreUnavailableError } from '../errors.ts'

const server = process.env.TEST_DATABASE_URL
const cart = buildCart()
const lockedCarts = 'select * from carts for update'

/** The same place, where a statement may take 1.5 seconds. */
function impatient(url = ''): URL {
  const address = new URL(url)
  address.searchParams.set('statement_timeout', '1500')
  return address
}

/** Does something on a connection of its own, keeps its locks while the work is done for three seconds, and undoes it. */
async function whileLocked(url: string | undefined, text: string, work: () => Promise<unknown>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(text)
  const done = work()
  done.catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await client.query('rollback')
  await client.end()
  return done
}

describe.skipIf(!server)('on PostgreSQL, what may take long', () => {
  let built: BuiltStore
  let store: Store
  beforeEach(async () => {
    built = await buildStore()
    await built.siteStore.carts.save(cart)
    // Its tables are up to date: the answer of a statement is waited for as impatiently.
    const url = impatient(built.url)
    url.searchParams.set('query_timeout', '2000')
    store = await openStore({ url: url.href, dataDir: built.dataDir, log: { warn: () => {} } })
  })
  afterEach(async () => {
    await store.close()
    await built.close()
  })

  const lockCart = (limitMs: number) => () =>
    store
      .site(built.website.id)
      .transaction(async ({ carts }) => (await carts.lockByToken(cart.token))?.id, { limitMs })

  it('has that time for each of its statements', async () => {
    expect(await whileLocked(built.url, lockedCarts, lockCart(60_000))).toBe(cart.id)
  })

  it('is what says so', async () => {
    const ended = whileLocked(built.url, lockedCarts, lockCart(10_000))
    await expect(ended).rejects.toThrow(StoreUnavailableError)
  })

  it('is the removal of a site', async () => {
    const remove = () => store.sites.remove(built.website.id)
    expect(await whileLocked(built.url, lockedCarts, remove)).toBe('done')
  })

  it('lets other sites be changed, added and removed meanwhile', async () => {
    const other = buildSite({ id: newId(), hosts: ['other.example'] })
    let isRemoved = false
    const removeAndChange = async () => {
      const removed = store.sites.remove(built.website.id).then(() => {
        isRemoved = true
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const outcomes = [
        await store.sites.add(other),
        await store.sites.suspend(other.id, { sinceMs: 1, reason: '' }),
        await store.sites.change(other.id, (site) => ({ ...site, title: 'Other' })),
        await store.sites.remove(other.id),
        isRemoved,
      ]
      await removed
      return outcomes
    }
    expect(await whileLocked(built.url, lockedCarts, removeAndChange)).toEqual([
      ...['done', 'done', 'done', 'done'],
      false,
    ])
  })
})

describe.skipIf(!server)('on PostgreSQL, bringing tables up to date', () => {
  it('is not ended where one of its statements takes long', async () => {
    const { url = '', dataDir, remove } = await freshLocation()
    const open = () => openStore({ url: impatient(url).href, dataDir, log: { warn: () => {} } })
    const opened = whileLocked(url, 'create table websites (website_id text)', async () =>
      (await open()).close(),
    )
    await expect(opened).resolves.toBeUndefined()
    await remove()
  })
})
