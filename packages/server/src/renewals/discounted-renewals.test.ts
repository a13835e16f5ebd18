import type { Discount } from '@vitrine/domain/discounts/discount'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { automaticCode } from '@vitrine/store/discounts/discounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { bookRefund } from '../orders/book-refund.ts'
import { decline } from '../payments/decline.ts'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'

const forFirst = (payments: number) => ({ option: 'LIMITED_PAYMENTS', payments }) as const
const half: Partial<Discount> = {
  id: 'half',
  name: 'Welcome',
  trigger: 'code',
  code: 'HALF',
  effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 50_000 },
  usageLimit: 1,
  isOncePerCustomer: true,
  onSubscriptions: forFirst(3),
}
/** Of those who pay more often. */
const loyal: Partial<Discount> = { id: 'loyal', name: 'Loyal', onSubscriptions: { option: 'ALL_PAYMENTS' } }

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await auditPayments(shop.services)).toEqual([])
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

describe('a discount on the first payments of a subscription', () => {
  it('comes off as many, once a payment, whatever is declined, tried again, skipped or stopped meanwhile', async () => {
    await offer(half)
    const { id } = await subscribe(shop, { codes: ['HALF'] })
    expect(await usesOf('HALF')).toMatchObject({ used: 1, reserved: 0 })
    // What its owner does later changes nothing of what was promised.
    await offer({ ...half, isStopped: true, effect: { kind: 'fixed', appliesTo: 'order', cents: 1 } })
    const start = shop.gateways.test.start.bind(shop.gateways.test)
    const spy = vi.spyOn(shop.gateways.test, 'start').mockResolvedValue(decline('insufficient-funds'))
    await toNext(id)
    await toNext(id)
    spy.mockImplementation(start)
    for (let payment = 2; payment <= 5; payment += 1) await toNext(id)
    expect(await cutsOf(id)).toEqual([600, 600, 600, 0, 0])
    expect(await usesOf('HALF')).toMatchObject({ used: 1, reserved: 0 })
  })

  it('is followed by one that comes by itself, whose use is taken with the first order', async () => {
    await offer(half)
    await offer({ ...loyal, usageLimit: 1 })
    const { id } = await subscribe(shop, { codes: ['HALF'] })
    for (let payment = 2; payment <= 4; payment += 1) await toNext(id)
    expect(await cutsOf(id)).toEqual([600, 600, 600, 120])
    expect(await usesOf(automaticCode('loyal'))).toMatchObject({ used: 1, reserved: 0 })
    // It is used up: who comes next pays all of it.
    const next = await subscribe(shop)
    expect(next.discounts).toBeUndefined()
  })

  it('gives its use back where the first payment is declined', async () => {
    await offer({ ...half, onSubscriptions: forFirst(1) })
    await expect(subscribe(shop, { codes: ['HALF'], card: '4000 0000 0000 0002' })).rejects.toThrow()
    expect(await usesOf('HALF')).toMatchObject({ used: 0, reserved: 0 })
    const { discounts } = await subscribe(shop, { codes: ['HALF'] })
    // Of the first payment alone nothing is kept.
    expect(discounts).toBeUndefined()
  })

  it.each([
    { ends: false, used: 1 },
    { ends: true, used: 0 },
  ])('stays used after a refund of the first payment, until it ends ($ends)', async ({ ends, used }) => {
    await offer(half)
    const { orderId } = await subscribe(shop, { codes: ['HALF'] })
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const order = await shop.store.orders.find(orderId)
    const lines = order?.lines.map(({ id, quantity }) => ({ lineId: id, quantity, cents: null, restock: 0 }))
    const body = { updatedAtMs: order?.updatedAtMs, lines, shippingCents: 0, reason: '' }
    const sent = { ...body, notifyCustomer: false, endsSubscription: ends }
    letClockGoOn()
    const { status, text } = await owner.send('POST', `/api/panel/orders/${orderId}/refunds`, sent)
    expect(status, text).toBe(200)
    await shop.runJobs()
    expect(await shop.store.orders.find(orderId)).toMatchObject({ fulfillmentStatus: 'CANCELED' })
    expect(await usesOf('HALF')).toMatchObject({ used })
  })

  it.each([
    { ends: false, used: 1 },
    { ends: true, used: 0 },
  ])('stays used where the first order is canceled, until it ends ($ends)', async ({ ends, used }) => {
    await offer(half)
    const { orderId } = await subscribe(shop, { codes: ['HALF'] })
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const order = await shop.store.orders.find(orderId)
    const body = { updatedAtMs: order?.updatedAtMs, restock: false, notifyCustomer: false }
    const sent = { ...body, endsSubscription: ends }
    const { status, text } = await owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, sent)
    expect(status, text).toBe(200)
    await shop.runJobs()
    expect(await shop.store.orders.find(orderId)).toMatchObject({ fulfillmentStatus: 'CANCELED' })
    expect(await usesOf('HALF')).toMatchObject({ used })
  })

  it('stays used where its service says that the first payment was refunded', async () => {
    await offer(half)
    const { orderId } = await subscribe(shop, { codes: ['HALF'] })
    const payment = await shop.store.payments.findByOrder(orderId)
    if (!payment) throw new Error('It was not paid')
    const refundedCents = payment.amountCents
    const { id: paymentId, reference, currency } = payment
    const charge = { paymentId, reference, amountCents: refundedCents, currency }
    const asked = { charge, amountCents: refundedCents, key: 'at-the-service' }
    await shop.gateways.test.refund(asked, AbortSignal.timeout(10_000))
    const booked = { orderId, payment, refundedCents, reference: 're_1', services: shop.services }
    await shop.store.transaction((tables) => bookRefund(tables, booked))
    expect(await shop.store.orders.find(orderId)).toMatchObject({ paymentState: 'REFUNDED' })
    expect(await usesOf('HALF')).toMatchObject({ used: 1 })
  })

  it('is told on the page of its buyer and in the mails of each payment', async () => {
    await offer(half)
    const { id } = await subscribe(shop, { codes: ['HALF'] })
    const visitor = await shop.visitor()
    const page = await visitor.get(subscriptionPath(shop.services.secret, { id }))
    expect(page.text).toContain('Welcome (HALF), first 3 payments: 2 more are to come.')
    expect(page.text).toContain('$6.00 for the next 2 payments, then $12.00 every month until canceled')
    await toNext(id)
    await toNext(id)
    // The last mail is a job of its own.
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(texts.filter((text) => text.includes('Welcome (HALF), first 3 payments: -$6.00'))).toHaveLength(4)
    expect(texts.some((text) => text.includes('From the next payment on you pay $12.00 every month'))).toBe(
      true,
    )
  })

  it('is not taken where it is not for subscriptions', async () => {
    await offer({ ...half, onSubscriptions: undefined })
    const { id } = await subscribe(shop, { codes: ['HALF'] })
    expect(await cutsOf(id)).toEqual([0])
    expect(await usesOf('HALF')).toMatchObject({ used: 0, reserved: 0 })
  })
})

async function offer(part: Partial<Discount>): Promise<void> {
  const discount = buildDiscount(part)
  const { id, code, usageLimit } = discount
  await shop.store.transaction(async (tables) => {
    await tables.discounts.save(discount)
    const counted = code === '' ? automaticCode(id) : code
    await tables.discountCodes.add([counted], { discountId: id, most: usageLimit, nowMs: 1 })
  })
}

/** Each look at it is a moment later. */
function letClockGoOn(): void {
  let { nowMs } = shop.clock
  Object.defineProperty(shop.clock, 'nowMs', { get: () => nowMs++ })
}

async function usesOf(code: string) {
  const [counted] = await shop.store.discountCodes.find([code])
  return counted
}

async function toNext(id: string): Promise<void> {
  const found = await shop.store.subscriptions.find(id)
  if (!found?.nextAtMs) throw new Error('Nothing is due')
  shop.clock.nowMs = found.nextAtMs
  await shop.runJobs()
}

/** What came off the order of each payment, oldest first. */
async function cutsOf(id: string): Promise<readonly number[]> {
  const found = await shop.store.subscriptions.find(id)
  if (!found) throw new Error('It is gone')
  const paid = shop.charges().filter(({ state }) => state === 'paid')
  const ids = await Promise.all(
    paid.map(async ({ paymentId }) => (await shop.store.payments.find(paymentId))?.orderId ?? ''),
  )
  const orders = await shop.store.orders.findMany([...new Set([found.orderId, ...ids])])
  return orders
    .toSorted((one, other) => one.number - other.number)
    .map(({ discountCents, grandTotalCents, subtotalCents }) => {
      expect(grandTotalCents).toBe(subtotalCents - discountCents)
      return discountCents
    })
}
