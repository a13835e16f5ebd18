import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openToken } from '../payments/saved-tokens.ts'
import { cards } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import { nameMethod } from './page/name-method.ts'

let shop: OpenShop
let begun: Subscription
let token: string
beforeEach(async () => {
  shop = await openShop()
  begun = await subscribe(shop)
  const method = (await methodOf(begun)) ?? expect.fail()
  token = openToken(method, shop.services) ?? ''
})
afterEach(() => shop.close())

const methodOf = ({ methodId }: Subscription) => shop.store.savedMethods.find(methodId ?? '')
const noticeOf = ({ id, methodId }: Subscription) => shop.store.jobs.find(`card-${id}-${methodId}-2030-12`)
const forgettingOf = ({ methodId }: Subscription) => shop.store.jobs.find(`forget-method-${methodId}`)

async function nameAnother(id = begun.id): Promise<Subscription> {
  const form = { cardNumber: cards.succeeds, expiry: '12/30', securityCode: '123' }
  const context = { site: shop.website, services: shop.services }
  const held = (await shop.store.subscriptions.find(id)) ?? expect.fail()
  const named = await nameMethod(shop.store, held, { form, returnUrl: '' }, context)
  expect(named).toEqual({ kind: 'named' })
  return (await shop.store.subscriptions.find(id)) ?? expect.fail()
}

/** What the gateway says to a charge by the first card. */
const chargeFirst = () =>
  shop.gateways.test.start(
    {
      ...{ paymentId: 'again', amountCents: 100, currency: 'USD', kind: 'renewal', card: null },
      ...{ methodToken: token, visit: null },
    },
    new AbortController().signal,
  )

describe('a way to pay that a subscription has no more', () => {
  it('is kept nowhere once it is replaced, and is forgotten by its gateway by a job that is tried again', async () => {
    await shop.store.jobs.enqueue({
      ...{ id: `card-${begun.id}-${begun.methodId}-2030-12`, kind: 'subscription-notice' },
      ...{ payload: { subscriptionId: begun.id, notice: 'card' }, runAtMs: shop.clock.nowMs * 2 },
    })
    const next = await nameAnother()
    expect(await methodOf(next)).toBeDefined()
    expect(await methodOf(begun)).toBeUndefined()
    expect(await noticeOf(begun)).toBeUndefined()
    expect(await forgettingOf(begun)).toBeDefined()
    await shop.runJobs()
    expect(await chargeFirst()).toMatchObject({ problem: 'method-gone' })
  })

  it('is kept nowhere after a decline for good', async () => {
    await shop.gateways.test.forget(token, new AbortController().signal)
    shop.clock.nowMs = begun.nextAtMs ?? 0
    await shop.runJobs()
    expect(await shop.store.subscriptions.find(begun.id)).toMatchObject({
      state: 'past-due',
      methodId: null,
    })
    expect(await methodOf(begun)).toBeUndefined()
    expect(await noticeOf(begun)).toBeUndefined()
  })

  it('stays while another subscription of its order is charged by it, and goes with that', async () => {
    const twin = { ...begun, id: 'twin', lineId: 'twin' }
    await shop.store.subscriptions.insert(twin)
    await nameAnother()
    expect(await methodOf(begun)).toBeDefined()
    await nameAnother('twin')
    expect(await methodOf(begun)).toBeUndefined()
    expect(await forgettingOf(begun)).toBeDefined()
  })

  it('goes beside another subscription of its order that is over, and names it still', async () => {
    const over = { ...begun, id: 'twin', lineId: 'twin', state: 'canceled' } as const
    await shop.store.subscriptions.insert({ ...over, endsAtMs: shop.clock.nowMs, nextAtMs: null })
    await nameAnother()
    expect(await methodOf(begun)).toBeUndefined()
  })

  it('is kept nowhere after a decline for good that ends the subscription', async () => {
    const known = await shop.store.site.read()
    const store = { ...known.store, retryDays: [], endOfRetries: 'canceled' } as const
    await shop.store.site.save({ ...known, store })
    await shop.gateways.test.forget(token, new AbortController().signal)
    shop.clock.nowMs = begun.nextAtMs ?? 0
    await shop.runJobs()
    expect(await shop.store.subscriptions.find(begun.id)).toMatchObject({ state: 'canceled', methodId: null })
    expect(await methodOf(begun)).toBeUndefined()
  })

  it('goes with its buyer, also where none is named any more', async () => {
    await shop.store.subscriptions.save({ ...begun, methodId: null })
    const admin = await shop.visitor()
    await signInAs(admin, shop.store, ['admin'])
    const body = { email: begun.contact.email, comments: 'anonymous' }
    expect((await admin.send('POST', '/api/panel/persons/erasure', body)).status).toBe(200)
    expect(await methodOf(begun)).toBeUndefined()
    expect(await noticeOf(begun)).toBeUndefined()
    await shop.runJobs()
    expect(await chargeFirst()).toMatchObject({ problem: 'method-gone' })
  })
})
