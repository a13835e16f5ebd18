import type { SiteStore } from '@vitrine/store/store'
import { buildSite } from '@vitrine/store/testing/builders'
import { afterEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { askForReviews } from './queue-requests.ts'

let site: OpenSite
afterEach(() => site.close())

/** The store of a site whose waiting jobs are claimed after `claiming`. */
function claimingAfter(store: SiteStore, claiming: () => Promise<void>): SiteStore {
  const { jobs } = store
  const claim: typeof jobs.claim = async (given) => {
    await claiming()
    return jobs.claim(given)
  }
  return Object.create(store, { jobs: { value: { ...jobs, claim } } })
}

it('buyers of one site are asked together while those of another are', async () => {
  site = await openSite()
  const { sites } = site.services.store
  const other = buildSite({ hosts: ['two.example'] })
  await sites.add(other)
  const handler = askForReviews(site.services)
  const run = (store: SiteStore) =>
    handler({
      id: 'job',
      payload: { orderId: 'none' },
      store,
      signal: new AbortController().signal,
      attempts: 1,
      nowMs: site.services.clock(),
    })

  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  const first = run(
    claimingAfter(site.store, () => {
      reached.resolve()
      return gate.promise
    }),
  )
  await reached.promise
  let claims = 0
  await run(
    claimingAfter(site.services.store.site(other.id), async () => {
      claims += 1
    }),
  )
  gate.resolve()
  await first
  expect(claims).toBe(1)
})
