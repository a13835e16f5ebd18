import { buildOrder } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount, memberPassword } from '../testing/selling/make-account.ts'
import type { Visitor } from '../testing/visit.ts'
import { buildReader } from './campaigns/testing/build-reader.ts'
import { makeNewsletterToken, newsletterPath } from './newsletter-link.ts'

let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example' },
    storeSettings: { hasAccounts: true },
  })
  // Pages look for a newer revision once in a while.
  shop.clock.nowMs += 2_000
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

/** A buyer who ticked the box, and is on the list; returns the id of their entry. */
async function buyWithNews(email: string, number: number): Promise<string> {
  const contact = { email, phone: '', wantsNews: true }
  await shop.store.orders.insert(buildOrder({ number, isTest: false, paymentState: 'PAID', contact }))
  const steps = [{ what: 'confirmed', atMs: shop.clock.nowMs, by: '' }] as const
  const reader = { ...buildReader(1), email, steps }
  await shop.store.subscribers.insert(reader)
  return reader.id
}
const saidOf = async (email: string) =>
  (await shop.store.customers.findByEmail(email))?.consents.map(({ isGiven, source }) => [isGiven, source])

const yes = [true, 'checkout']
const no = [false, 'newsletter']

describe('whoever leaves the newsletter', () => {
  it('in their account says no as a customer, too', async () => {
    const email = 'eve@example.com'
    await makeAccount(shop, email)
    await buyWithNews(email, 1)
    await visitor.submit('/account/sign-in', { email, password: memberPassword })
    await visitor.submit('/account/newsletter', { wants: 'no' })
    expect(await saidOf(email)).toEqual([yes, no])
  })

  it('by the link of a campaign and takes that back says yes again, and counts as gone no more', async () => {
    const email = 'fay@example.com'
    const subscriberId = await buyWithNews(email, 2)
    const { secret, clock } = shop.services
    const campaignId = 'may'
    await shop.store.transaction(({ campaignDeliveries }) =>
      campaignDeliveries.queue({
        ...{ campaignId, listId: 'newsletter', subscribedByMs: clock(), afterId: '', limit: 10 },
      }),
    )
    const link = { subscriberId, issuedAtMs: clock() }
    const token = makeNewsletterToken('unsubscribe', link, {
      secret,
      websiteId: shop.store.websiteId,
    })
    const path = `${newsletterPath('unsubscribe', token)}&campaign=${campaignId}`
    const leftOf = async () => (await shop.store.campaignDeliveries.counts(campaignId)).left
    const left = await visitor.submit(path, { act: 'leave' })
    expect([await saidOf(email), await leftOf()]).toEqual([[yes, no], 1])
    const button = /action="([^"]+)"/.exec(left.text.slice(left.text.indexOf('newsletter-page-form')))?.[1]
    await visitor.submit(button?.replaceAll('&amp;', '&') ?? '', { act: 'return' })
    expect([await saidOf(email), await leftOf()]).toEqual([[yes, no, [true, 'newsletter']], 0])
  })
})
