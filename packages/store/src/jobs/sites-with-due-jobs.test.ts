import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildSite, newId, noon } from '../testing/builders.ts'
import { listSitesWithDueJobs } from './sites-with-due-jobs.ts'

const job = { id: 'one', kind: 'send-mail', payload: null, runAtMs: noon }
let built: BuiltStore

beforeEach(async () => {
  built = await buildStore()
})
afterEach(() => built.close())

describe('the look for sites with due jobs', () => {
  it('finds those whose jobs are of the one kind that is wanted, or of none that is left to others', async () => {
    const { store, website } = built
    const other = buildSite({ id: newId(), hosts: ['other.example'] })
    await store.sites.add(other)
    await built.siteStore.jobs.enqueue(job)
    await store.site(other.id).jobs.enqueue({ ...job, kind: 'campaign' })
    expect(await store.sitesWithDueJobs(noon, { only: 'campaign' })).toEqual([other.id])
    expect(await store.sitesWithDueJobs(noon, { only: 'deliver' })).toEqual([])
    expect(await store.sitesWithDueJobs(noon, { except: ['campaign', 'deliver'] })).toEqual([website.id])
  })

  it('finds the site first that waits longest', async () => {
    const { store, website } = built
    const other = buildSite({ id: newId(), hosts: ['other.example'] })
    await store.sites.add(other)
    await store.site(other.id).jobs.enqueue({ ...job, runAtMs: noon - 2 })
    await built.siteStore.jobs.enqueue({ ...job, runAtMs: noon - 1 })
    expect(await store.sitesWithDueJobs(noon)).toEqual([other.id, website.id])
    await built.siteStore.jobs.enqueue({ ...job, id: 'older', runAtMs: noon - 3 })
    expect(await store.sitesWithDueJobs(noon)).toEqual([website.id, other.id])
  })

  // PostgreSQL keeps count of what is in a table, and chooses by that.
  it.skipIf(process.env.TEST_DATABASE_URL)('reads no job whose time has not come', () => {
    const file = new SqliteFile(join(built.dataDir, 'vitrine.sqlite'), { readonly: true })
    const plan = (text: string) =>
      JSON.stringify(
        file.prepare(`explain query plan ${text}`).all(...Array(text.split('?').length - 1).fill('[]')),
      )
    const plans = [listSitesWithDueJobs.ofKind, listSitesWithDueJobs.ofOthers].map((each) =>
      plan(each.textFor('sqlite')),
    )
    file.close()
    expect(plans).toEqual(Array(2).fill(expect.stringContaining('jobs_by_time (run_at_ms<?)')))
  })
})
