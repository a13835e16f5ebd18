import { setTimeout as wait } from 'node:timers/promises'
import { buildProduct } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('is silent on a site that was removed before its changes came to rest', async () => {
  await change()
  const { store } = site.services
  await store.sites.remove(site.store.websiteId)
  vi.advanceTimersByTime(6_000)
  for (let look = 0; look < 10; look += 1) await wait(20)
  expect(site.logged).toEqual([])
})
