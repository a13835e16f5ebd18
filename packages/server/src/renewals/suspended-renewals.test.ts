import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { cards } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { monthly, subscribe } from '../testing/selling/subscribe.ts'

const dayMs = 86_400_000
let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const paid = () => shop.charges().filter(({ state }) => state === 'paid')

describe('renewals of a suspended site', () => {
  it('wait, and are charged once each when it goes on, as after a server that was switched off', async () => {
    const begun = await subscribe(shop, { card: cards.succeeds, plan: monthly })
    const { sites } = shop.services.store
    await sites.suspend(shop.website.id, { sinceMs: shop.clock.nowMs, reason: '' })
    shop.clock.nowMs = (begun.nextAtMs ?? 0) + 3 * dayMs
    await shop.runJobs()
    await shop.runJobs()
    expect(paid()).toHaveLength(1)
    await sites.suspend(shop.website.id, null)
    await shop.runJobs()
    await shop.runJobs()
    expect(paid()).toHaveLength(2)
    expect(await shop.store.subscriptions.find(begun.id)).toMatchObject({ paidCycles: 2, nextCycle: 2 })
    expect(await auditPayments(shop.services)).toEqual([])
  })
})
