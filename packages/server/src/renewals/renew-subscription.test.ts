import { stillMs } from '@vitrine/domain/members/held-address'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { forgetSubscriber } from '../subscriptions/forget-subscriber.ts'
import { cards } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { monthly, subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import { renewSubscription } from './renew-subscription.ts'

const dayMs = 86_400_000

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

describe('a subscription', () => {
  it('begins with its order, and is renewed each month once at the price that was agreed', async () => {
    const begun = await begin()
    await shop.store.products.save({
      ...shop.workshop,
      subscription: null,
      variants: shop.workshop.variants.map((each) => ({ ...each, priceCents: 9900 })),
    })
    for (let month = 0; month < 3; month += 1) {
      const due = await find(begun.id)
      const payload = { subscriptionId: due.id, chargeId: chargeIdOf(due) }
      shop.clock.nowMs = (due.nextAtMs ?? 0) - 1
      await shop.runJobs()
      expect(paid()).toHaveLength(1 + month)
      shop.clock.nowMs += 1
      await Promise.all([shop.runJobs(), renewSubscription(shop.store, payload, shop.services)])
      await renewSubscription(shop.store, payload, shop.services)
      expect(paid()).toHaveLength(2 + month)
    }
    expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 4, nextCycle: 4 })
    expect(new Set(paid().map(({ amountCents }) => amountCents)).size).toBe(1)
    await expectBooksToAgree()
  })

  it('is told of as renewed, to the owner as well, with the card that paid as people know it', async () => {
    await shop.store.site.save({ ...(await shop.store.site.read()), contactEmail: 'shop@example.com' })
    const begun = await begin()
    await toNext(begun.id)
    await shop.runJobs()
    const [told] = (await shop.store.mail.ofAddress('shop@example.com')).filter(
      ({ reason }) => reason === 'new-renewal',
    )
    expect(told?.text).toContain('The subscription of ada@example.com was renewed.')
    const mails = await shop.store.mail.ofAddress(begun.contact.email)
    const renewed = mails.find(({ reason }) => reason === 'subscription-renewed')
    expect(renewed?.text).toContain('Paid by: Visa •••• 4242')
  })

  it('ends when all that its plan has are paid', async () => {
    const begun = await begin(cards.succeeds, 2)
    await toNext(begun.id)
    expect(await find(begun.id)).toMatchObject({ state: 'expired', nextAtMs: null, paidCycles: 2 })
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress(begun.contact.email)
    const reasons = mails.map(({ reason }) => reason)
    expect(reasons).toContain('subscription-last-payment')
    expect(
      reasons.filter((each) => each === 'subscription-ended' || each === 'subscription-renewed'),
    ).toEqual([])
    const toOwner = await shop.store.mail.ofAddress('shop@example.com')
    const over = toOwner.filter(({ reason }) => reason === 'ended-subscription')
    expect(over.map(({ text }) => text)).toEqual([
      expect.stringContaining('Nothing more is charged for the subscription to Workshop.'),
    ])
    const last = mails.find(({ reason }) => reason === 'subscription-last-payment')
    expect(last?.text).toMatch(/What you paid for lasts until .+\. Then your subscription ends\./)
    const page = async () =>
      (await (await shop.visitor()).get(subscriptionPath(shop.services.secret, begun))).text
    expect(await page()).toMatch(/All payments were made\. What you paid for lasts until .+, then it ends\./)
    shop.clock.nowMs += 90 * dayMs
    await shop.runJobs()
    expect(paid()).toHaveLength(2)
    expect(await page()).toContain('Ended: all of its payments were made.')
  })

  it('is charged once, too, when the gateway charged and nobody heard of it', async () => {
    const begun = await begin()
    const start = shop.gateways.test.start.bind(shop.gateways.test)
    const spy = vi.spyOn(shop.gateways.test, 'start').mockImplementation(async (charge, signal) => {
      await start(charge, signal)
      throw new Error('The wire broke')
    })
    await toNext(begun.id)
    expect(paid()).toHaveLength(2)
    expect(await find(begun.id)).toMatchObject({ paidCycles: 1 })
    spy.mockRestore()
    shop.clock.nowMs += 60_000
    await shop.runJobs()
    expect(await find(begun.id)).toMatchObject({ paidCycles: 2, nextCycle: 2 })
    expect(paid()).toHaveLength(2)
    await expectBooksToAgree()
  })

  it('that was canceled while it was charged keeps what was paid, and goes no further', async () => {
    const begun = await begin()
    const start = shop.gateways.test.start.bind(shop.gateways.test)
    vi.spyOn(shop.gateways.test, 'start').mockImplementation(async (charge, signal) => {
      const running = await find(begun.id)
      await shop.store.subscriptions.save({ ...running, state: 'canceled', nextAtMs: null, endsAtMs: 1 })
      return start(charge, signal)
    })
    await toNext(begun.id)
    const canceled = await find(begun.id)
    expect(canceled).toMatchObject({ state: 'canceled', paidCycles: 2, nextAtMs: null })
    expect(canceled.endsAtMs).toBeGreaterThan(shop.clock.nowMs + 27 * dayMs)
  })

  it('of who is erased is canceled first, and keeps nothing of them', async () => {
    const begun = await begin()
    const { methodId } = begun
    const forget = vi.spyOn(shop.gateways.test, 'forget')
    const erasing = { services: shop.services }
    await shop.store.transaction((tables) =>
      forgetSubscriber(tables, { email: begun.contact.email, untilMs: stillMs }, erasing),
    )
    const forgotten = await find(begun.id)
    expect(forgotten).toMatchObject({ state: 'canceled', nextAtMs: null, methodId: null })
    expect(JSON.stringify(forgotten)).not.toMatch(/ada@example|Byron/)
    // Their card is nowhere any more.
    expect(await shop.store.savedMethods.find(methodId ?? '')).toBeUndefined()
    await shop.runJobs()
    expect(forget).toHaveBeenCalledTimes(1)
    shop.clock.nowMs += 60 * dayMs
    await shop.runJobs()
    expect(paid()).toHaveLength(1)
  })

  it('waits a day for what is out of stock, and charges nothing', async () => {
    const begun = await begin()
    const [variantId = ''] = shop.workshop.variants.map(({ id }) => id)
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 0 }, 'All gone')
    await toNext(begun.id)
    await toNext(begun.id)
    const waiting = await find(begun.id)
    expect(waiting).toMatchObject({ state: 'active', failures: 0, nextAtMs: shop.clock.nowMs + dayMs })
    expect(waiting.history.filter(({ kind }) => kind === 'declined')).toHaveLength(1)
    expect(paid()).toHaveLength(1)
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 1 }, 'One came')
    await toNext(begun.id)
    expect(paid()).toHaveLength(2)
    await expectBooksToAgree()
  })

  it('of what became digital since never waits for stock, whatever was once counted of it', async () => {
    const begun = await begin()
    const [variantId = ''] = shop.workshop.variants.map(({ id }) => id)
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 0 }, 'All gone')
    const product = await shop.store.products.find(shop.workshop.id)
    await shop.store.products.save({
      ...shop.workshop,
      ...product,
      type: 'digital',
      digitalFiles: [{ id: 'f1', filename: 'course.pdf', bytes: 1_000 }],
    })
    await toNext(begun.id)
    expect(paid()).toHaveLength(2)
    expect(await shop.store.stock.read(variantId)).toEqual({ unlimited: false, onHand: 0, held: 0 })
    await expectBooksToAgree()
  })

  it('that waits tells its owner why and since when, and its buyer once after a day', async () => {
    const begun = await begin()
    const [variantId = ''] = shop.workshop.variants.map(({ id }) => id)
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 0 }, 'All gone')
    await toNext(begun.id)
    const sinceMs = shop.clock.nowMs
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const listed = '/api/panel/subscriptions?f=waiting:is:yes'
    expect((await owner.get(listed)).json).toMatchObject({
      rows: [{ id: begun.id, isTest: true, waiting: { reason: 'sold-out', sinceMs } }],
    })
    await shop.runJobs()
    expect(await told()).toEqual([])
    await toNext(begun.id)
    await toNext(begun.id)
    await shop.runJobs()
    expect(await told()).toEqual([expect.stringContaining('but Workshop is not in stock.')])
    await shop.store.subscriptions.save({ ...(await find(begun.id)), isTest: false })
    expect((await owner.get('/api/panel/start')).json).toMatchObject({ waiting: { subscriptionsWaiting: 1 } })
    await shop.store.subscriptions.save({ ...(await find(begun.id)), isTest: true })
    await shop.store.stock.count(variantId, { unlimited: false, onHand: 1 }, 'One came')
    await toNext(begun.id)
    expect((await owner.get(listed)).json).toMatchObject({ rows: [] })
  })
})

describe('a card that is declined', () => {
  it.each(['canceled', 'paused'] as const)(
    'is tried on its day and on those that the owner set, then it is %s',
    async (end) => {
      const site = await shop.store.site.read()
      await shop.store.site.save({ ...site, store: { ...site.store, endOfRetries: end, retryDays: [1, 4] } })
      const begun = await begin('4000 0000 0000 0341')
      const tries: number[] = []
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await toNext(begun.id)
        tries.push(Math.round((shop.clock.nowMs - (begun.nextAtMs ?? 0)) / dayMs))
      }
      expect(tries).toEqual([0, 1, 4])
      expect(await find(begun.id)).toMatchObject({ state: end, nextAtMs: null, paidCycles: 1 })
      shop.clock.nowMs += 60 * dayMs
      await shop.runJobs()
      expect(shop.charges()).toHaveLength(4)
      expect(paid()).toHaveLength(1)
      await expectBooksToAgree()
    },
  )
})

function begin(card?: string, billingCycles = 0): Promise<Subscription> {
  return subscribe(shop, { card, plan: { ...monthly, billingCycles } })
}

async function toNext(id: string): Promise<void> {
  const { nextAtMs } = await find(id)
  if (nextAtMs === null) throw new Error('Nothing is due')
  shop.clock.nowMs = nextAtMs
  await shop.runJobs()
}

async function find(id: string): Promise<Subscription> {
  const found = await shop.store.subscriptions.find(id)
  if (!found) throw new Error('It is gone')
  return found
}

/** What buyers read of subscriptions that wait. */
async function told(): Promise<readonly string[]> {
  const mails = await shop.store.mail.ofAddress('ada@example.com')
  return mails.filter(({ reason }) => reason === 'subscription-waiting').map(({ text }) => text)
}

function paid() {
  return shop.charges().filter(({ state }) => state === 'paid')
}

async function expectBooksToAgree(): Promise<void> {
  expect(await auditPayments(shop.services)).toEqual([])
  expect(await shop.services.store.audit()).toEqual([])
}
