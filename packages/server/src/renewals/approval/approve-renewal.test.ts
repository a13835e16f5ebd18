import { afterEach, beforeEach, expect, it } from 'vitest'
import { manualGateway } from '../../payments/manual-gateway.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { subscribe } from '../../testing/selling/subscribe.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

it('is not possible by gateways that lead nobody to a bank, and not offered for their cards', async () => {
  const charge = {
    paymentId: 'p',
    amountCents: 100,
    currency: 'USD',
    methodToken: 't',
    returnUrl: 'http://shop/',
  }
  const { signal } = new AbortController()
  const answers = [
    await shop.gateways.test.approve(charge, signal),
    await manualGateway.approve(charge, signal),
  ]
  expect(answers).toMatchObject([
    { kind: 'declined', problem: 'not-possible' },
    { kind: 'declined', problem: 'not-possible' },
  ])
  expect(shop.charges()).toEqual([])
})

it('is refused in words where no payment waits for it, and for strangers', async () => {
  const begun = await subscribe(shop, { card: '4000 0000 0000 0341' })
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  const visitor = await shop.visitor()
  const link = new URL(subscriptionPath(shop.services.secret, begun), 'http://shop')
  const page = await visitor.get(link.pathname + link.search)
  expect(page.text).not.toContain('Go on to your bank')
  const key = link.searchParams.get('key') ?? ''
  const refused = await visitor.submit(`${link.pathname}/approval`, { key })
  expect(refused.text).toContain('There is no payment of this subscription to approve any more.')
  expect(await shop.store.subscriptions.find(begun.id)).toMatchObject({ state: 'past-due', failures: 1 })
  expect((await visitor.submit(`${link.pathname}/approval`, { key: 'x'.repeat(22) })).status).toBe(404)
})

it('is said to be made by no link of a subscription of which nothing was approved', async () => {
  const begun = await subscribe(shop)
  const visitor = await shop.visitor()
  const link = new URL(subscriptionPath(shop.services.secret, begun), 'http://shop')
  const comeBack = async () => {
    const back = await visitor.get(`${link.pathname}/approval${link.search}`)
    return (await visitor.get(back.location ?? '')).text
  }
  const nothing = 'There is no payment of this subscription to approve any more.'
  const active = await comeBack()
  expect([active.includes('The payment was made.'), active.includes(nothing)]).toEqual([false, true])
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  expect(await shop.store.subscriptions.find(begun.id)).toMatchObject({ paidCycles: 2 })
  expect(await comeBack()).toContain(nothing)
  const key = link.searchParams.get('key') ?? ''
  await visitor.submit(link.pathname, { key, act: 'cancel' })
  const canceled = await comeBack()
  expect([canceled.includes('The payment was made.'), canceled.includes(nothing)]).toEqual([false, true])
  expect(canceled).toContain('Canceled.')
})
