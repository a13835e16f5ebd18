import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildSite, noon } from '../testing/builders.ts'

const suspension = { sinceMs: noon, reason: 'Invoice 12 is open' }
const job = { id: 'one', kind: 'renew', payload: {}, runAtMs: noon }
const claim = { nowMs: noon, leaseMs: 1000, limit: 5 }
let built: BuiltStore

beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

describe('a suspended site', () => {
  it('says since when and why, by its directory and by its own row, and goes on with a new revision', async () => {
    const { store, siteStore, website } = built
    const before = await siteStore.site.revision()
    expect(await store.sites.suspend(website.id, suspension)).toBe('done')
    expect(await siteStore.site.read()).toMatchObject({ suspension, revision: before + 1 })
    expect(await store.sites.list()).toMatchObject([{ suspension }])
    expect(await store.sites.suspend(website.id, null)).toBe('done')
    expect(await store.sites.find(website.id)).toMatchObject({ suspension: null, revision: before + 2 })
  })

  it('stays suspended when settings are saved that were read before', async () => {
    const { store, siteStore, website } = built
    const read = await siteStore.site.read()
    await store.sites.suspend(website.id, suspension)
    await siteStore.site.save({ ...read, title: 'Other' })
    expect(await siteStore.site.read()).toMatchObject({ title: 'Other', suspension })
  })

  it('keeps its jobs waiting, but for some kinds, and those of no other site', async () => {
    const { store, siteStore, website } = built
    const other = buildSite({ hosts: ['other.example'] })
    await store.sites.add(other)
    await siteStore.jobs.enqueue(job)
    await siteStore.jobs.enqueue({ ...job, id: 'two', kind: 'settle' })
    await store.site(other.id).jobs.enqueue(job)
    await store.sites.suspend(website.id, suspension)
    expect(await store.sitesWithDueJobs(noon)).toEqual([other.id])
    expect((await store.sitesWithDueJobs(noon, { kindsWhileSuspended: ['settle'] })).toSorted()).toEqual(
      [other.id, website.id].toSorted(),
    )
    expect(await siteStore.jobs.claim({ ...claim, except: ['campaign'] })).toEqual([])
    expect(await siteStore.jobs.claim({ ...claim, only: 'renew' })).toEqual([])
    expect(await siteStore.jobs.claim({ ...claim, kindsWhileSuspended: ['settle'] })).toMatchObject([
      { id: 'two' },
    ])
    await store.sites.suspend(website.id, null)
    expect(await siteStore.jobs.claim(claim)).toMatchObject([{ id: 'one', attempts: 1 }])
  })
})
