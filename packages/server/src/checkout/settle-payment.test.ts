import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { chargeReturnedText } from '@vitrine/domain/checkout/place-refusals'
import type { SiteStore } from '@vitrine/store/store'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGate } from '../cart/members/buyers-gate.ts'
import { byCard, cards, fillCart, orderRequest, withoutDiscounts } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { heldToken } from '../testing/selling/held-token.ts'
import { signInAs } from '../testing/sign-in.ts'
import { auditPayments, findPaymentDiscrepancies } from './find-payment-discrepancies.ts'
import type { PlaceOutcome } from './outcome.ts'
import { confirmPayment, placeOrder } from './place-order.ts'
import { reopenPayments, resolvePayment } from './reconcile-payment.ts'
import { settlePayment } from './settle-payment.ts'

let shop: OpenShop
let cartToken: string
beforeEach(async () => {
  shop = await openShop({ site: { contactEmail: '' } })
  cartToken = await fillCart(await shop.visitor(), shop.lastOne.id)
})
afterEach(() => shop.close())

describe('a charge whose mail cannot be written', () => {
  it('has its order, and the owner reads what became of the mail', async () => {
    const outcome = await pay('succeeds')
    expect(outcome).toMatchObject({ kind: 'placed', orderNumber: 1001 })
    await shop.runJobs()
    expect(await keptMail(shop.store)).toEqual([])
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    expect((await owner.get('/api/panel/mail')).json).toMatchObject({
      rows: [{ state: 'dead', attempts: 1, failure: expect.stringContaining('has no contact address') }],
    })
    expect(await stock()).toMatchObject({ onHand: 0, held: 0 })
    expect(await shop.services.store.audit()).toEqual([])
    expect(await auditPayments(shop.services)).toEqual([])
  })
})

describe('a payment that comes to nothing', () => {
  it('shows the last piece on the pages again', async () => {
    const { paymentId, whileHeld } = await holdLastOne()
    await confirmPayment(
      shop.store,
      paymentId,
      { cartToken: heldToken(cartToken), approved: false },
      shop.services,
    )
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'declined' })
    expect(await stock()).toMatchObject({ onHand: 1, held: 0 })
    expect(await shop.store.site.revision()).toBeGreaterThan(whileHeld)
  })

  it('does so, too, when its buyer never came back', async () => {
    const { paymentId, whileHeld } = await holdLastOne()
    shop.clock.nowMs += 20 * 60_000
    await shop.runJobs()
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'expired' })
    expect(await shop.store.site.revision()).toBeGreaterThan(whileHeld)
  })
})

describe('a person whose payment is under way', () => {
  it('is erased when it is over, and money that arrives then goes back', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const erase = () =>
      owner.send('POST', '/api/panel/persons/erasure', { email: 'ada@example.com', comments: 'removed' })
    const { paymentId } = await holdLastOne()
    expect((await erase()).status).toBe(409)
    await confirmPayment(
      shop.store,
      paymentId,
      { cartToken: heldToken(cartToken), approved: false },
      shop.services,
    )
    expect((await erase()).status).toBe(200)
    expect(await shop.store.carts.findByToken(cartToken)).toBeUndefined()
    const answer = { kind: 'paid', reference: 'late' } as const
    const settled = await settlePayment(shop.store, paymentId, answer, { services: shop.services })
    expect(settled.state).toBe('declined')
    expect(await shop.store.jobs.find(`return-charge-${paymentId}`)).toMatchObject({ state: 'open' })
    expect(await paymentOf(paymentId)).toMatchObject({ reference: 'late', draft: '{"cartToken":""}' })
  })
})

describe('a charge whose order cannot be written down', () => {
  it('tells the buyer so, and is settled by its job as soon as it can be', async () => {
    const asked = await pay('asks')
    const paymentId = asked.kind === 'confirmation-needed' ? asked.paymentId : ''
    const draft = await spoilDraft(paymentId)
    const answer = { cartToken: heldToken(cartToken), approved: true }
    expect(await confirmPayment(shop.store, paymentId, answer, shop.services)).toEqual({
      kind: 'unclear',
      problem: 'payment-unsettled',
    })

    await shop.store.payments.save({ ...(await paymentOf(paymentId)), draft })
    shop.clock.nowMs += 10_000
    await shop.runJobs()
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'paid', orderId: expect.any(String) })
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is tried as often where its gateway was silent for hours before', async () => {
    const paymentId = await chargeWithoutAnswer()
    const draft = await spoilDraft(paymentId)
    const { test } = shop.gateways
    const conclude = () => Promise.reject(new Error('An outage'))
    Object.assign(shop.gateways, { test: { ...test, conclude } })
    await runJobsForHours(3)
    Object.assign(shop.gateways, { test })
    const job = await shop.store.jobs.find(`reconcile-${paymentId}`)
    shop.clock.nowMs = Math.max(shop.clock.nowMs, job?.runAtMs ?? 0)
    await shop.runJobs()
    await shop.store.payments.save({ ...(await paymentOf(paymentId)), draft })
    await runJobsForHours(1)
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'paid', orderId: expect.any(String) })
    expect(shop.charges()).toMatchObject([{ paymentId, state: 'paid' }])
  })

  it('gives stock and money back when nothing helps', async () => {
    const paymentId = await chargeWithoutAnswer()
    await spoilDraft(paymentId)
    await runJobsForHours(3)
    expect(await paymentOf(paymentId)).toMatchObject({
      state: 'declined',
      message: chargeReturnedText,
    })
    expect(shop.charges()).toMatchObject([{ paymentId, state: 'refunded' }])
    expect(await stock()).toMatchObject({ onHand: 1, held: 0 })
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is told as a payment that is older than its hold, until its owner has it put right', async () => {
    const paymentId = await chargeWithoutAnswer()
    await spoilDraft(paymentId)
    shop.clock.nowMs += 20 * 60_000
    const discrepancies = [{ kind: 'open-past-hold', paymentId, amountCents: 1700 }]
    const found = () => findPaymentDiscrepancies(shop.store, 0, shop.services)
    expect(await found()).toMatchObject({ discrepancies, unread: [] })
    await resolvePayment(shop.store, paymentId, shop.services)
    expect(await found()).toEqual({ discrepancies: [], unread: [] })
    expect(shop.charges()).toMatchObject([{ state: 'refunded' }])
  })
})

describe('a payment that waits for the number of its order', () => {
  it('holds nothing meanwhile that who has the number may still want', async () => {
    const asked = await pay('asks')
    const paymentId = asked.kind === 'confirmation-needed' ? asked.paymentId : ''
    const runs = { settlement: 0, neighbour: 0 }
    const transaction: SiteStore['transaction'] = (work, options) => {
      const counted: typeof work = (tables) => {
        runs.settlement += 1
        return work(tables)
      }
      return shop.store.transaction(counted, options)
    }
    const store = Object.assign(Object.create(shop.store), { transaction })
    let settled: Promise<PlaceOutcome> | undefined
    await shop.store.transaction(async ({ orders, customers, stock }) => {
      runs.neighbour += 1
      await orders.nextNumber()
      settled ??= withoutWaiting(() =>
        confirmPayment(store, paymentId, { cartToken: heldToken(cartToken), approved: true }, shop.services),
      )
      await wait(700)
      await customers.lockByEmail('ada@example.com')
      await stock.lock(shop.lastOne.variants[0]?.id ?? '')
    })
    expect(await settled).toMatchObject({ kind: 'placed', orderNumber: 1002 })
    // Where two wait for each other, one of them is run again.
    expect(runs).toEqual({ settlement: 1, neighbour: 1 })
  })
})

describe('the audit of payments', () => {
  it('finds a charge without an order, which its owner can give back', async () => {
    const paymentId = await chargeWithoutAnswer()
    await shop.store.stock.release(paymentId)
    await shop.store.payments.save({ ...(await paymentOf(paymentId)), state: 'expired' })
    expect(await auditPayments(shop.services)).toEqual([
      expect.stringContaining(`payment ${paymentId} was charged, but has no order`),
    ])
    await resolvePayment(shop.store, paymentId, shop.services)
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('finds charges that no site knows, and orders whose charge is not in the books', async () => {
    await pay('succeeds')
    const { signal } = new AbortController()
    const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, securityCode: '123' }
    await shop.gateways.test.start(
      {
        paymentId: 'stray',
        amountCents: 500,
        currency: 'USD',
        kind: 'one-off',
        card,
        methodToken: null,
        visit: null,
      },
      signal,
    )
    const elsewhere = await openShop()
    const { store } = shop.services
    expect(await auditPayments({ ...shop.services, store })).toEqual([expect.stringContaining('stray')])
    expect(await auditPayments({ ...shop.services, gateways: elsewhere.gateways })).toEqual([
      expect.stringContaining('order 1001 is paid by payment'),
    ])
    await elsewhere.close()
  })

  it.each([1, 2])(
    'tells of books that cannot be read at look %i, and what the other one found there',
    async (time) => {
      const paymentId = await chargeWithoutAnswer()
      await shop.store.stock.release(paymentId)
      await shop.store.payments.save({ ...(await paymentOf(paymentId)), state: 'expired' })
      expect(await auditPayments(withBooksSilentAt(time))).toEqual([
        expect.stringContaining('the books of the test gateway could be read at one of two looks only'),
        expect.stringContaining(`payment ${paymentId} was charged, but has no order`),
      ])
    },
  )

  it('tells what is open for too long, though no look could read the books', async () => {
    const paymentId = await chargeWithoutAnswer()
    shop.clock.nowMs += 3 * 3_600_000
    expect(await auditPayments(withBooksSilentAt(1, 2))).toEqual([
      expect.stringContaining('the books of the test gateway could not be read'),
      expect.stringContaining(`payment ${paymentId} is still open although its time is over`),
    ])
  })

  it('takes up payments whose job is lost', async () => {
    const paymentId = await chargeWithoutAnswer()
    await shop.store.jobs.finish(`reconcile-${paymentId}`)
    await runJobsForHours(2)
    expect(await stock()).toMatchObject({ held: 1 })
    await reopenPayments(shop.store, shop.clock.nowMs)
    await shop.runJobs()
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'paid' })
    expect(await stock()).toMatchObject({ onHand: 0, held: 0 })
  })

  it('takes up every one of them, however many there are', async () => {
    const { store, clock } = shop
    const paymentId = await chargeWithoutAnswer()
    const payment = await paymentOf(paymentId)
    if (!payment) throw new Error('Nothing was begun')
    const ids = Array.from({ length: 205 }, (_, place) => `lost-${place}`)
    for (const id of ids)
      await store.payments.insert({ ...payment, id, cartId: id, attemptKey: id, state: 'started' })
    clock.nowMs += 3 * 3_600_000
    await reopenPayments(store, clock.nowMs)
    const jobs = await Promise.all(ids.map((id) => store.jobs.find(`reconcile-${id}`)))
    expect(jobs.filter((job) => job === undefined)).toEqual([])
  })
})

/** Begins work beside the transaction that asks for it, as another request would. */
const withoutWaiting = AsyncResource.bind(<Answer>(work: () => Answer): Answer => work())

function pay(card: keyof typeof cards): Promise<PlaceOutcome> {
  const { store, services, website: site } = shop
  const request = orderRequest(cartToken, { payment: byCard(cards[card]) })
  return placeOrder(store, request, {
    site,
    services,
    productUrls: () => '',
    gate: openGate,
    today: '2026-11-22',
    ...withoutDiscounts(services),
  })
}

/** Waits for the buyer's word; the revision is that of pages on which the last piece is gone. */
async function holdLastOne(): Promise<{ readonly paymentId: string; readonly whileHeld: number }> {
  const asked = await pay('asks')
  const paymentId = asked.kind === 'confirmation-needed' ? asked.paymentId : ''
  return { paymentId, whileHeld: await shop.store.site.revision() }
}

/** The money moves, but the gateway is silent. */
async function chargeWithoutAnswer(): Promise<string> {
  await pay('isSilent')
  return shop.charges()[0]?.paymentId ?? ''
}

async function paymentOf(id: string) {
  const payment = await shop.store.payments.find(id)
  if (!payment) throw new Error('There is no such payment')
  return payment
}

/** Answers the draft as it was. */
async function spoilDraft(id: string): Promise<string> {
  const payment = await paymentOf(id)
  await shop.store.payments.save({ ...payment, draft: '{' })
  return payment.draft
}

function stock() {
  return shop.store.stock.read(shop.lastOne.variants[0]?.id ?? '')
}

async function runJobsForHours(hours: number): Promise<void> {
  for (let minute = 0; minute < hours * 60; minute += 5) {
    shop.clock.nowMs += 5 * 60_000
    await shop.runJobs()
  }
}

/** Services of the shop whose test gateway does not show its books at some looks. */
function withBooksSilentAt(...looks: readonly number[]) {
  const { test } = shop.gateways
  let look = 0
  const charges: typeof test.charges = async (...asked) => {
    look += 1
    if (looks.includes(look)) throw new Error('The books are closed')
    return test.charges(...asked)
  }
  return { ...shop.services, gateways: { ...shop.gateways, test: { ...test, charges } } }
}
