import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { buildOrder } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinByOrder } from '../newsletter/join-by-order.ts'
import { fillCart, orderRequest } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount, memberPassword } from '../testing/selling/make-account.ts'
import { translator } from '../testing/translate.ts'
import type { Visitor } from '../testing/visit.ts'

const home = 'https://home.example'

/** A shop in English that visitors also read in German. */
let shop: OpenShop
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: home },
    storeSettings: {
      hasAccounts: true,
      asksForTerms: true,
      restock: { ...usualRestock, isOn: true, asksForNews: true },
    },
  })
  const owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, legal: { ...site.legal, terms: '<p>Terms</p>' } })
  // Pages look for a newer revision once in a while.
  shop.clock.nowMs += 2_000
})
beforeEach(async () => {
  visitor = await shop.visitor()
})
afterAll(() => shop.close())

const entryOf = async (email: string) => {
  const [entry] = await shop.store.subscribers.ofAddress(email)
  return entry
}

const confirmationTo = async (email: string) => {
  await shop.runJobs()
  const mails = (await keptMail(shop.store)).filter(
    ({ to, reason }) => to === email && reason === 'newsletter',
  )
  expect(mails).toHaveLength(1)
  return { subject: mails[0]?.subject ?? '', text: mails[0]?.text ?? '' }
}

const inGerman = (text: string, path: string) => ({
  state: 'waiting',
  language: 'de-DE',
  consent: { text, pagePath: path },
})

it('keeps of a buyer what they read by the box of the checkout, and asks them in its language', async () => {
  const contact = { email: 'ada@example.com', phone: '', wantsNews: true }
  const order = buildOrder({ contact, language: 'de-DE' })
  await shop.store.transaction((tables) => joinByOrder(tables, order, shop.services))
  expect(await entryOf('ada@example.com')).toMatchObject(
    inGerman('Neuigkeiten und Angebote per E-Mail erhalten', '/de/checkout'),
  )
  const mail = await confirmationTo('ada@example.com')
  expect(mail.subject).toBe('Bitte bestätigen Sie Ihre Adresse')
  expect(mail.text).toContain(`${home}/de/newsletter/confirm`)
})

it('keeps it in the language of the site of who bought in that one', async () => {
  const order = buildOrder({ contact: { email: 'bo@example.com', phone: '', wantsNews: true } })
  await shop.store.transaction((tables) => joinByOrder(tables, order, shop.services))
  expect(await entryOf('bo@example.com')).toMatchObject({
    language: 'en-US',
    consent: { text: 'Email me with news and offers', pageTitle: 'Checkout', pagePath: '/checkout' },
  })
})

it('keeps of a customer what they read in their account, and says there that they are to confirm it', async () => {
  const email = 'cleo@example.com'
  await makeAccount(shop, email)
  await visitor.submit('/account/sign-in', { email, password: memberPassword })
  await visitor.submit('/de/account/newsletter', { wants: 'yes' })
  const asked = inGerman('Sie bekommen unseren Newsletter nicht. Newsletter bestellen', '/de/account')
  expect(await entryOf(email)).toMatchObject(asked)
  expect((await confirmationTo(email)).text).toContain(`${home}/de/newsletter/confirm`)
  const waiting = (await visitor.get('/de/account')).text
  expect(waiting).not.toContain('Sie bekommen unseren Newsletter.')
  expect(waiting).toContain('sobald Sie den Link in der E-Mail geöffnet haben')
  const tooSoon = await visitor.submit('/de/account/newsletter', { wants: 'again' })
  expect(tooSoon.location).toBe('/de/account?done=asked-lately')
  shop.clock.nowMs += 3_600_000
  const again = await visitor.submit('/de/account/newsletter', { wants: 'again' })
  expect(again.location).toBe('/de/account?done=asked')
  await shop.runJobs()
  expect(
    (await keptMail(shop.store)).filter(({ to, reason }) => to === email && reason === 'newsletter'),
  ).toHaveLength(2)
  expect(await entryOf(email)).toMatchObject(asked)
  const entry = await entryOf(email)
  if (entry) await shop.store.subscribers.save({ ...entry, state: 'subscribed' })
  const confirmed = await visitor.submit('/de/account/newsletter', { wants: 'again' })
  expect(confirmed.location).toBe('/de/account')
  await visitor.submit('/de/account/newsletter', { wants: 'no' })
  expect((await visitor.get('/de/account')).text).toContain('Sie bekommen unseren Newsletter nicht.')
})

it('lets a customer whose mail came back say no in their account', async () => {
  const email = 'dan@example.com'
  await makeAccount(shop, email)
  await visitor.submit('/account/sign-in', { email, password: memberPassword })
  await visitor.submit('/account/newsletter', { wants: 'yes' })
  const entry = await entryOf(email)
  if (entry) await shop.store.subscribers.save({ ...entry, state: 'bounced' })
  const account = (await visitor.get('/account')).text
  expect(account).toContain('as our mail to you came back')
  expect(account).toContain('Leave the list')
  await visitor.submit('/account/newsletter', { wants: 'no' })
  expect(await entryOf(email)).toMatchObject({ state: 'unsubscribed' })
  expect((await visitor.get('/account')).text).not.toContain('Leave the list')
})

it('keeps what was read by the box beside what is sold out', async () => {
  const variantId = shop.lastOne.variants[0]?.id ?? ''
  await shop.store.transaction(({ stock }) => stock.count(variantId, { unlimited: false, onHand: 0 }, 'test'))
  const body = {
    productId: shop.lastOne.id,
    variantId,
    siteVisitorEmail: 'dora@example.com',
    isJoinMailingList: true,
  }
  await visitor.send('POST', '/de/api/site-users/account/notifications/restock', body)
  expect((await entryOf('dora@example.com'))?.consent.text).toBe(
    'Senden Sie mir auch Neuigkeiten und Angebote per E-Mail',
  )
})

it('keeps the address of the terms that a buyer could read', async () => {
  const buy = async (prefix: string) => {
    const buyer = await shop.visitor()
    const token = await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED' })
    const request = orderRequest(token, { acceptsTerms: true })
    const { json } = await buyer.send('POST', `${prefix}/api/2/commerce/orders`, request)
    const order = await shop.store.orders.find((json as { orderId: string }).orderId)
    return order?.termsConsent?.url
  }
  expect([await buy('/de'), await buy('')]).toEqual(['/de/legal/terms', '/legal/terms'])
})
