import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin', 'storeManager'])
})
afterEach(() => shop.close())

const path = '/api/panel/settings/currency'
const toYen = () => owner.send('PUT', path, { from: 'USD', to: 'JPY', rate: '1', ending: 'any' })

describe('subscriptions', () => {
  it('keep the currency as long as they can still be charged, and the owner reads how many they are', async () => {
    const running = { ...(await subscribe(shop)), isTest: false }
    const failing = { ...(await subscribe(shop)), isTest: false, state: 'past-due' } as const
    const paused = { ...(await subscribe(shop)), isTest: false, state: 'paused' } as const
    for (const each of [running, failing, paused]) await shop.store.subscriptions.save(each)
    expect((await owner.get(path)).json).toMatchObject({ subscriptions: 3 })
    const refused = await toYen()
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        message:
          '3 subscriptions are paid in USD. End them, or wait until they are over, before you change the currency.',
      },
    ])
    expect((await shop.store.site.read()).store.currency).toBe('USD')

    await shop.store.subscriptions.save({ ...failing, state: 'expired' })
    await shop.store.subscriptions.save({ ...paused, currency: 'EUR' })
    expect((await toYen()).json).toMatchObject({
      message: expect.stringMatching(/^One subscription is paid/),
    })
    await shop.store.subscriptions.save({ ...running, state: 'canceled' })
    expect((await toYen()).status).toBe(200)
  })

  it('of tests keep nothing', async () => {
    await subscribe(shop)
    expect((await owner.get(path)).json).toMatchObject({ subscriptions: 0 })
    expect((await toYen()).status).toBe(200)
  })
})

describe('gift cards', () => {
  it('are counted before the change, and say where they are typed after it for which currency they are', async () => {
    const code = await issue()
    expect((await owner.get(path)).json).toMatchObject({ giftCards: { cards: 1, cents: 2_500 } })
    expect((await toYen()).json).toMatchObject({ giftCards: { cards: 0, cents: 0 } })

    const buyer = await shop.visitor()
    const token = await fillCart(buyer, shop.workshop.id)
    const use = (giftOrPromoCode: string) =>
      buyer.send('POST', `/api/3/commerce/cart/${token}/codes`, { giftOrPromoCode })
    const text = 'This gift card is for USD. It cannot be used in this shop, which sells in JPY now.'
    expect((await use(code)).json).toEqual({ message: text })
    expect((await use('AAAAA-AAAAA-AAAAA-AAAAA')).json).toEqual({ message: 'This code is not valid.' })
    const posted = await buyer.submit('/cart', { addCode: '', code })
    expect(posted.text).toContain(text)
    expect((await buyer.submit('/gift-card', { code })).text).toContain(text)
  })
})

/** Gives away a card of 25.00 and returns its code, as it stands in its mail. */
async function issue(): Promise<string> {
  const card = { recipientName: 'Grace', recipientEmail: 'grace@example.com', senderName: '', message: '' }
  const issued = await owner.send('POST', '/api/panel/gift-cards', {
    ...card,
    cents: 2_500,
    deliverOn: '',
    reason: 'A present',
  })
  expect([issued.status, issued.text]).toEqual([200, expect.anything()])
  await shop.runJobs()
  await shop.runJobs()
  const mail = (await keptMail(shop.store)).find(({ reason }) => reason === 'gift-card')
  return /Code: ([0-9A-Z-]{23})/.exec(mail?.text ?? '')?.[1] ?? ''
}
