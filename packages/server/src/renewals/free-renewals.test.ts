import { leastChargeCents } from '@vitrine/domain/payments/least-charge'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { changePrice } from '@vitrine/domain/subscriptions/terms/change-price'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { reconcilePayment } from '../checkout/reconcile-payment.ts'
import { changeSubscription } from '../subscribed/change-subscription.ts'
import { nextTotalCents } from '../subscriptions/price-next.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { draftRenewal } from './draft-renewal.ts'

const tooLittle = 'Too little to be charged'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  expect(await auditPayments(shop.services)).toEqual([])
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

describe('a payment of a subscription that costs nothing', () => {
  it('asks no service, places its order, and goes on, with or without a card', async () => {
    const begun = await beginAt(0)
    const paid = shop.charges().length
    await toNext(begun.id)
    await shop.store.savedMethods.erase(begun.methodId ?? '')
    await toNext(begun.id)
    expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 3, failures: 0 })
    expect(shop.charges()).toHaveLength(paid)
    const order = await shop.store.orders.findByNumber(1003)
    const payment = { gateway: 'none', label: 'Nothing to pay' }
    expect(order).toMatchObject({ grandTotalCents: 0, paymentState: 'PAID', payment })
  })

  it('is placed, too, where it was left between its draft and its order', async () => {
    const begun = await beginAt(0)
    const due = await find(begun.id)
    shop.clock.nowMs = due.nextAtMs ?? 0
    await shop.store.transaction((tables) =>
      draftRenewal(tables, { subscription: due, method: undefined, services: shop.services }),
    )
    const context = { services: shop.services, attempts: 1 }
    expect(await reconcilePayment(shop.store, chargeIdOf(due), context)).toBe('ended')
    await shop.runJobs()
    expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 2 })
  })
})

describe('a payment of a subscription that is less than a card is charged', () => {
  it('is waived as a whole, said beforehand and on its order, and goes on', async () => {
    const begun = await beginAt(leastChargeCents('USD') - 1)
    const paid = shop.charges().length
    expect(await nextTotalCents(shop.store, await find(begun.id), shop.clock.nowMs)).toBe(0)
    await toNext(begun.id)
    expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 2, failures: 0 })
    expect(shop.charges()).toHaveLength(paid)
    expect(await shop.store.orders.findByNumber(1002)).toMatchObject({
      subtotalCents: 49,
      grandTotalCents: 0,
      discounts: [{ name: tooLittle, amountCents: 49 }],
    })
  })

  it('keeps what its buyer was granted, and is waived for the rest', async () => {
    const discount = buildDiscount({
      name: 'Nearly free',
      trigger: 'code',
      code: 'NEARLY',
      effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 97_000 },
      onSubscriptions: { option: 'ALL_PAYMENTS' },
    })
    await shop.store.transaction(async (tables) => {
      await tables.discounts.save(discount)
      await tables.discountCodes.add(['NEARLY'], { discountId: discount.id, most: null, nowMs: 1 })
    })
    const begun = await beginAt(1200, ['NEARLY'])
    await toNext(begun.id)
    const order = await shop.store.orders.findByNumber(1002)
    expect(order?.discounts?.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ['Nearly free', 1164],
      [tooLittle, 36],
    ])
    expect(order?.grandTotalCents).toBe(0)
  })

  it('is waived where it is the first: its card is kept, and what comes is charged', async () => {
    const discount = buildDiscount({
      trigger: 'code',
      code: 'NEARLY',
      effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 99_000 },
      onSubscriptions: { option: 'LIMITED_PAYMENTS', payments: 1 },
    })
    await shop.store.transaction(async (tables) => {
      await tables.discounts.save(discount)
      await tables.discountCodes.add(['NEARLY'], { discountId: discount.id, most: null, nowMs: 1 })
    })
    const begun = await subscribe(shop, { codes: ['NEARLY'] })
    expect(begun).toMatchObject({ state: 'active', methodId: expect.any(String) })
    const order = await shop.store.orders.findByNumber(1001)
    expect(order).toMatchObject({ grandTotalCents: 0, paymentState: 'PAID' })
    expect(order?.discounts?.at(-1)?.name).toBe(tooLittle)
    await toNext(begun.id)
    expect(shop.charges().at(-1)).toMatchObject({ amountCents: begun.line.unitPriceCents, state: 'paid' })
  })

  it('is charged from the least on', async () => {
    const begun = await beginAt(leastChargeCents('USD'))
    await toNext(begun.id)
    expect(shop.charges().at(-1)).toMatchObject({ amountCents: 50, state: 'paid' })
  })
})

/** A subscription that was paid once, and costs so much from then on. */
async function beginAt(cents: number, codes: readonly string[] = []): Promise<Subscription> {
  const begun = await subscribe(shop, { codes })
  const apply = (held: Subscription) =>
    changePrice(held, cents, { nowMs: shop.clock.nowMs, timeZone: 'America/New_York', by: '' })
  await changeSubscription(shop.store, { id: begun.id, by: '', apply }, shop.services)
  return begun
}

async function toNext(id: string): Promise<void> {
  shop.clock.nowMs = (await find(id)).nextAtMs ?? 0
  await shop.runJobs()
}

async function find(id: string): Promise<Subscription> {
  const found = await shop.store.subscriptions.find(id)
  if (!found) throw new Error('It is gone')
  return found
}
