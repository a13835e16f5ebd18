import { buildCart, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { actOnSites } from '../../jobs/daily.ts'
import { keptMs } from '../../jobs/prune.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { dailyActs } from './daily-acts.ts'

let site: OpenSite
beforeEach(async () => {
  site = await openSite({ services: { clock: () => noon } })
})
afterEach(() => site.close())

it('forgets the secrets by which visitors were known at each look, of a suspended site, too', async () => {
  const { store, services } = site
  for (const day of ['2026-02-27', '2026-03-01']) await store.visits.claimSecret(day, day)
  await services.store.sites.suspend(store.websiteId, { sinceMs: noon, reason: '' })
  const look = () =>
    actOnSites({ ...services, acts: dailyActs(services), signal: new AbortController().signal })
  await look()
  expect(await store.visits.findSecret('2026-02-27')).toBeUndefined()
  await store.visits.claimSecret('2026-02-27', 'again')
  await look()
  const kept = ['2026-02-27', '2026-03-01'].map((day) => store.visits.findSecret(day))
  expect(await Promise.all(kept)).toEqual([undefined, '2026-03-01'])
})

it('forgets them where payments cannot be read', async () => {
  const { store, services } = site
  await store.visits.claimSecret('2026-02-27', '2026-02-27')
  vi.spyOn(store.payments, 'listExpired').mockRejectedValue(new Error('away'))
  await actOnSites({ ...services, acts: dailyActs(services), signal: new AbortController().signal })
  expect(await store.visits.findSecret('2026-02-27')).toBeUndefined()
})

it('clears away what was left behind where orders cannot be counted', async () => {
  const { store, services } = site
  const cart = buildCart({ token: 'left', updatedAtMs: noon - keptMs.abandonedCart - 1 })
  await store.transaction((tables) => tables.carts.save(cart))
  vi.spyOn(store.visits, 'uncountedOrders').mockRejectedValue(new Error('away'))
  await expect(dailyActs(services).whileOpen(store)).rejects.toMatchObject({ errors: [{ message: 'away' }] })
  expect(await store.carts.findByToken('left')).toBeUndefined()
})

it('forgets those who wait for a product that is gone', async () => {
  const { store, services } = site
  const gone = { productId: 'gone', variantId: 'gone', productTitle: 'Gone', variantName: '' }
  const asked = { email: 'ada@example.com', joinsList: false, language: 'en' }
  const times = { createdAtMs: noon, changedAtMs: noon }
  await store.restock.signUp({ id: newId(), ...gone, ...asked, ...times, state: 'waiting' })
  expect(await store.restock.hasWaiting()).toBe(true)
  await dailyActs(services).whileOpen(store)
  expect(await store.restock.hasWaiting()).toBe(false)
})
