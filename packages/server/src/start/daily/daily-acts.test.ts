import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { actOnSites } from '../../jobs/daily.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { dailyActs } from './daily-acts.ts'

let site: OpenSite
beforeEach(async () => {
  site = await openSite({ services: { clock: () => noon } })
})
afterEach(() => site.close())

it('forgets the secrets by which visitors were known of a suspended site, too', async () => {
  const { store, services } = site
  for (const day of ['2026-02-27', '2026-03-01']) await store.visits.claimSecret(day, day)
  await services.store.sites.suspend(store.websiteId, { sinceMs: noon, reason: '' })
  await actOnSites({ ...services, acts: dailyActs(services), signal: new AbortController().signal })
  const kept = ['2026-02-27', '2026-03-01'].map((day) => store.visits.findSecret(day))
  expect(await Promise.all(kept)).toEqual([undefined, '2026-03-01'])
})
