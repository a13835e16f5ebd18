import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGate } from '../cart/members/buyers-gate.ts'
import { byCard, cards, fillCart, orderRequest, withoutDiscounts } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { auditPayments } from './find-payment-discrepancies.ts'
import { placeOrder } from './place-order.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

describe('a payment that was begun before its site was suspended', () => {
  it('has its order and the mail of it, while what else was due waits', async () => {
    const cartToken = await fillCart(await shop.visitor(), shop.lastOne.id)
    await placeOrder(shop.store, orderRequest(cartToken, { payment: byCard(cards.isSilent) }), {
      site: shop.website,
      services: shop.services,
      productUrls: () => '',
      gate: openGate,
      today: '2026-11-22',
      ...withoutDiscounts(shop.services),
    })
    const [charge] = shop.charges()
    const { nowMs } = shop.clock
    const remind = { id: 'late', kind: 'cart-reminder', payload: {}, runAtMs: nowMs }
    await shop.store.jobs.enqueue(remind)
    await shop.services.store.sites.suspend(shop.website.id, { sinceMs: nowMs, reason: '' })
    for (let minutes = 0; minutes < 60; minutes += 10) {
      shop.clock.nowMs += 600_000
      await shop.runJobs()
    }
    expect(await shop.store.payments.find(charge?.paymentId ?? '')).toMatchObject({ state: 'paid' })
    expect((await keptMail(shop.store)).map(({ reason }) => reason)).toContain('placed')
    expect(await shop.store.jobs.find('late')).toMatchObject({ attempts: 0, state: 'open' })
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is told of by its gateway, whatever the site shows', async () => {
    await shop.services.store.sites.suspend(shop.website.id, { sinceMs: 0, reason: '' })
    const event = { method: 'POST', url: '/api/payment-events/stripe', payload: {} } as const
    const told = await shop.app.inject(event)
    expect(told.statusCode).not.toBe(503)
    expect(told.body).not.toContain('paused')
  })
})
