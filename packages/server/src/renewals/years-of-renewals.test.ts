import { seededRandom } from '@vitrine/domain/testing/seeded-random'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { decline } from '../payments/decline.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { monthly, subscribe } from '../testing/selling/subscribe.ts'

const dayMs = 86_400_000
const { buyers, days } = {
  short: { buyers: 3, days: 375 },
  long: { buyers: 120, days: 5 * 366 },
}[inject('proofLength')]

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('charges each cycle once, through years in which one charge of twenty is declined', async () => {
  const plans = [monthly.interval, { value: 2, unit: 'WEEK' }, { value: 1, unit: 'YEAR' }] as const
  const begun = []
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const interval = plans[buyer % plans.length] ?? monthly.interval
    begun.push(await subscribe(shop, { plan: { interval, billingCycles: 0 } }))
    shop.clock.nowMs += dayMs
  }
  const random = seededRandom(20_261_124)
  const { test } = shop.gateways
  const start = test.start.bind(test)
  vi.spyOn(test, 'start').mockImplementation(async (charge, signal) => {
    const chance = random()
    if (chance < 0.05) return decline('insufficient-funds')
    const answer = await start(charge, signal)
    // The money moved, and nobody heard of it.
    if (chance < 0.1) throw new Error('The wire broke')
    return answer
  })
  for (let day = 0; day < days; day += 1) {
    shop.clock.nowMs += dayMs
    await shop.runJobs()
  }
  // The last that nobody heard of.
  vi.restoreAllMocks()
  shop.clock.nowMs += 3_600_000
  await shop.runJobs()

  const paid = shop.charges().filter(({ state }) => state === 'paid')
  let renewals = 0
  for (const { id } of begun) {
    const now = await shop.store.subscriptions.find(id)
    const cycles = paid.flatMap(({ paymentId }) =>
      paymentId.startsWith(`${id}-`) ? [Number(paymentId.slice(id.length + 1).split('-')[0])] : [],
    )
    renewals += cycles.length
    expect(now?.state).not.toBe('canceled')
    const expected = Array.from({ length: (now?.nextCycle ?? 0) - 1 }, (_, index) => index + 1)
    expect(cycles.toSorted((left, right) => left - right)).toEqual(expected)
    expect(now?.history.filter(({ kind }) => kind === 'renewed')).toHaveLength(cycles.length)
    expect(now?.paidCycles).toBe(cycles.length + 1)
  }
  expect(paid).toHaveLength(buyers + renewals)
  expect(renewals).toBeGreaterThan(buyers * 10)
  expect(await auditPayments(shop.services)).toEqual([])
  expect(await shop.services.store.audit()).toEqual([])
}, 600_000)
