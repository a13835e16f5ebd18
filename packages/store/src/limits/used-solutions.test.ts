import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import type { SiteStore } from '../store.ts'
import { buildSite, noon } from '../testing/builders.ts'
import { freshLocation, type StoreLocation } from '../testing/fresh-location.ts'

const websites = [buildSite({ hosts: ['a.example'] }), buildSite({ hosts: ['b.example'] })] as const
const log = { warn: () => {} }
let place: StoreLocation
beforeAll(async () => {
  place = await freshLocation()
  const store = await openStore({ ...place, log })
  for (const website of websites) await store.sites.add(website)
  await store.close()
})
afterAll(() => place.remove())

const opened = async <Value>(work: (site: SiteStore, other: SiteStore) => Promise<Value>): Promise<Value> => {
  const store = await openStore({ ...place, log })
  const [site, other] = websites
  const value = await work(store.site(site.id), store.site(other.id))
  await store.close()
  return value
}

it('a solution is taken once, by whoever is first, and not again after a restart', async () => {
  const take = (site: SiteStore) => site.usedSolutions.take('solved', noon + 1_000, noon)
  const both = await opened((site) => Promise.all([take(site), take(site)]))
  expect(both.toSorted()).toEqual([false, true])
  expect(await opened((site) => take(site))).toBe(false)
  expect(await opened((_site, other) => take(other))).toBe(true)
})

it('is forgotten when it is no longer good', async () => {
  const take = (site: SiteStore, nowMs: number) => site.usedSolutions.take('late', noon + 1_000, nowMs)
  expect(await opened((site) => take(site, noon))).toBe(true)
  expect(await opened((site) => take(site, noon + 999))).toBe(false)
  expect(await opened((site) => take(site, noon + 1_000))).toBe(true)
})
