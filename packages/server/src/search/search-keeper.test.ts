import { setTimeout as wait } from 'node:timers/promises'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildProduct } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { indexStep } from './index-step.ts'
import { SearchKeeper } from './search-keeper.ts'

let site: OpenSite
let keeper: SearchKeeper
beforeEach(async () => {
  site = await openSite({})
  while (await indexStep(site.store, site.services.clock()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  keeper = new SearchKeeper(site.services)
  keeper.start()
  // It looks through all sites a while after the start.
  await pass(3_000)
})
afterEach(async () => {
  await keeper.stop()
  vi.useRealTimers()
  await site.close()
})

const change = () =>
  site.store.transaction(async (tables) => {
    await tables.products.save(buildProduct({ collectionId: site.shop.id, title: 'Lamp' }))
    await tables.site.raiseRevision()
  })

const isBehind = () => site.store.search.isBehind(site.services.clock())

/** Time goes on; what was begun by it is waited for. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  for (let look = 0; look < 20 && (await isBehind()); look += 1) await wait(20)
}

it('reads what has changed when nothing else changes any more', async () => {
  await change()
  await pass(4_000)
  await change()
  await pass(4_000)
  expect(await isBehind()).toBe(true)
  await pass(1_100)
  expect(await isBehind()).toBe(false)
})

it('reads it within a minute, however much goes on', async () => {
  for (let second = 0; second < 56; second += 4) {
    await change()
    vi.advanceTimersByTime(4_000)
  }
  expect(await isBehind()).toBe(true)
  await change()
  await pass(4_100)
  expect(await isBehind()).toBe(false)
})

describe('the look at all sites after a start', () => {
  /** Starts another keeper on a store, and lets time go on. */
  async function startOn(store: Store, ms: number): Promise<readonly string[]> {
    const warned: string[] = []
    const warn = (_details: object, message: string) => void warned.push(message)
    const other = new SearchKeeper({ ...site.services, store, log: { ...site.services.log, warn } })
    other.start()
    for (let waitedMs = 0; waitedMs < ms; waitedMs += 2_000) {
      await vi.advanceTimersByTimeAsync(2_000)
      await pass(0)
    }
    await other.stop()
    return warned
  }

  it('is taken again where the database does not answer, and ends no server', async () => {
    let asked = 0
    const revisions = async () => {
      asked += 1
      throw new Error('The database does not answer.')
    }
    const { store } = site.services
    const away: Store = Object.create(store, {
      sites: { value: { ...store.sites, revisions, list: revisions } },
    })
    const warned = await startOn(away, 64_000)
    expect([asked, warned.length]).toEqual([2, 2])
  })

  it('writes nothing for sites whose index is up to date', async () => {
    const { store } = site.services
    let transactions = 0
    const siteOf = (id: string) => {
      const transaction: SiteStore['transaction'] = (work, options) => {
        transactions += 1
        return store.site(id).transaction(work, options)
      }
      return Object.create(store.site(id), { transaction: { value: transaction } })
    }
    await startOn(Object.create(store, { site: { value: siteOf } }), 4_000)
    expect(transactions).toBe(0)
  })
})

it('is silent on a site that was removed before its changes came to rest', async () => {
  await change()
  const { store } = site.services
  await store.sites.remove(site.store.websiteId)
  vi.advanceTimersByTime(6_000)
  for (let look = 0; look < 10; look += 1) await wait(20)
  expect(site.logged).toEqual([])
})
