import { usualRestock } from '@vitrine/domain/website/selling/restock-settings'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { buildImage } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { placeForm } from '../testing/place-form.ts'
import { memberPassword } from '../testing/selling/make-account.ts'
import { monthly } from '../testing/selling/subscribe.ts'
import { type Translator, translator } from '../testing/translate.ts'
import type { Visitor } from '../testing/visit.ts'

const home = 'https://home.example'
const hour = 3_600_000

/** A shop in English that visitors also read in German, where the mug is called “Becher”. */
let shop: OpenShop
let owner: Translator
let buyer: Visitor
beforeEach(async () => {
  shop = await openShop({
    site: { homeOrigin: home, contactEmail: 'shop@home.example' },
    storeSettings: {
      hasAccounts: true,
      restock: { ...usualRestock, isOn: true, sending: 'by-hand' },
      reviews: { ...usualReviews, isNative: true },
      reminders: { isOn: true, delayHours: 4, consentText: '' },
      invoices: {
        isOn: true,
        prefix: '',
        creditPrefix: 'C',
        sellerName: 'Demo',
        sellerAddress: 'Weg 1\n10115 Berlin',
        vatId: '',
        taxNumber: '',
        note: '',
      },
    },
  })
  owner = await translator(shop)
  await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
  await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Becher' })
  // Pages look for a newer revision once in a while.
  shop.clock.nowMs += 2_000
  buyer = await shop.visitor()
})
afterEach(() => shop.close())

const work = async () => {
  for (let turn = 0; turn < 4; turn += 1) await shop.runJobs()
}
const mailed = async (reason: string, to = 'ada@example.com') => {
  await work()
  const found = (await keptMail(shop.store)).find((mail) => mail.reason === reason && mail.to === to)
  if (!found) throw new Error(`There is no mail ${reason}`)
  return found
}
/** The pages of the site that a mail leads to; pictures are no pages. */
const pagesIn = ({ html }: { readonly html: string }) =>
  [...html.matchAll(/href="(https:\/\/home\.example[^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
const isGerman = /^https:\/\/home\.example\/de(?:\/|$)/
const allGerman = (mail: { readonly html: string }) => {
  expect(pagesIn(mail).length).toBeGreaterThan(0)
  expect(pagesIn(mail).filter((url) => !isGerman.test(url))).toEqual([])
}
const path = (url: string | undefined) => (url ?? '').slice(home.length)

/** Buys a mug in German, and returns its order. */
const buy = async (more: Parameters<typeof orderRequest>[1] = {}) => {
  const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED' })
  const placed = await buyer.send('POST', '/de/api/2/commerce/orders', orderRequest(cartToken, more))
  expect([placed.status, placed.json]).toMatchObject([200, { status: 'placed' }])
  const order = await shop.store.orders.find((placed.json as { orderId: string }).orderId)
  if (!order) throw new Error('Nothing was bought')
  return order
}
const act = async (orderId: string, what: string, body: object) => {
  const answer = await owner.visitor.send('POST', `/api/panel/orders/${orderId}/${what}`, body)
  expect([answer.status, answer.text]).toMatchObject([200, expect.any(String)])
}

describe('an order that was placed in another language of the site', () => {
  it('is confirmed in it, with what was bought as it was called there, and to its owner in their own', async () => {
    const order = await buy()
    expect(order).toMatchObject({ language: 'de-DE', lines: [{ title: 'Becher' }] })
    const mail = await mailed('placed')
    expect(mail.subject).toBe(`[Test] Bestellung #${order.number} bestätigt`)
    expect(mail.text).toContain('Becher')
    expect(mail.text).toMatch(/Gesamtsumme: [\d,]+\s\$/)
    expect(mail.html).toContain('Menge: 1')
    allGerman(mail)
    const page = pagesIn(mail).find((url) => url.includes('/commerce/orders/'))
    expect((await buyer.get(path(page))).text).toContain('<html lang="de-DE"')
    const told = await mailed('new-order', 'shop@home.example')
    expect(told.subject).toMatch(/order #\d+/i)
    // What the buyer read may be in no language of the owner's.
    expect(told.text).toContain('SKU MUG-RED')
    expect(mail.text).not.toContain('SKU')
    expect(pagesIn(told).filter((url) => isGerman.test(url))).toEqual([])
    const shown = await owner.visitor.get(`/api/panel/orders/${order.id}`)
    expect(shown.json).toMatchObject({ order: { language: 'de-DE' } })
  })

  it('keeps what its buyer agreed to in the words that they read', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({
      ...site,
      legal: { ...site.legal, terms: '<p>Terms</p>' },
      store: { ...site.store, asksForTerms: true },
    })
    const order = await buy({ acceptsTerms: true })
    expect(order.termsConsent?.text).toBe('Ich stimme den AGB des Shops zu.')
    expect((await mailed('placed')).text).toContain(`Sie haben zugestimmt: ${order.termsConsent?.text}`)
  })

  it('is told of as sent and as canceled in it', async () => {
    const order = await buy()
    await act(order.id, 'fulfillments', {
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      notifyCustomer: true,
    })
    const sent = await mailed('fulfilled')
    expect(sent.subject).toMatch(/unterwegs|versandt/)
    allGerman(sent)
    const other = await buy()
    await act(other.id, 'cancellation', { restock: true, notifyCustomer: true })
    const canceled = await mailed('canceled')
    expect(canceled.subject).toMatch(/storniert/)
    allGerman(canceled)
  })

  it('is told of as paid in it, and its invoice is written in it', async () => {
    const order = await buy({ payment: { gateway: 'manual' } })
    await act(order.id, 'payment', { reference: '', notifyCustomer: true })
    const paid = await mailed('payment-received')
    expect(paid.text).toContain('Rechnung 1: ')
    allGerman(paid)
    const [paper] = await shop.store.papers.listByOrder(order.id)
    expect(paper).toMatchObject({ language: 'de-DE', lines: [{ title: 'Becher (Red)' }, {}] })
    const line = { lineId: order.lines[0]?.id, quantity: 1, cents: null, restock: 0 }
    const refund = { lines: [line], shippingCents: 0, reason: '', notifyCustomer: true }
    const { updatedAtMs } = (await shop.store.orders.find(order.id)) ?? order
    await act(order.id, 'refunds', { updatedAtMs, ...refund })
    allGerman(await mailed('refunded'))
  })

  it('reads in the language of the site again where visitors are not shown that one any more', async () => {
    const order = await buy()
    await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de', enabled: false }])
    const mail = await mailed('placed')
    expect(mail.subject).toBe(`[Test] Order #${order.number} confirmed`)
    expect(pagesIn(mail).filter((url) => isGerman.test(url))).toEqual([])
  })

  it('keeps no language where it is that of the site', async () => {
    const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-RED' })
    const placed = await placeOrder(buyer, orderRequest(cartToken))
    const order = await shop.store.orders.find((placed.json as { orderId: string }).orderId)
    expect(order).not.toHaveProperty('language')
    expect((await mailed('placed')).subject).toMatch(/confirmed/)
  })

  it('has its pictures from the site itself, and legal pages in the language', async () => {
    const site = await shop.store.site.read()
    const logo = buildImage({ assetUrl: '/s/logo.png' })
    await shop.store.site.save({ ...site, logo, legal: { ...site.legal, terms: '<p>Terms</p>' } })
    await buy()
    const mail = await mailed('placed')
    expect(pagesIn(mail)).toContain(`${home}/de/legal/terms`)
    expect(mail.html).toContain(`src="${home}/s/logo.png?format=500w"`)
  })
})

describe('a gift card that was bought in another language', () => {
  it('is mailed in it', async () => {
    const variantId = shop.giftCard.variants[1]?.id ?? ''
    const details = {
      for: 'other',
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      senderName: 'Ada',
    }
    const chosen = {
      itemId: shop.giftCard.id,
      variantId,
      quantity: '1',
      message: '',
      deliverOn: '',
      ...details,
    }
    await buyer.submit('/de/checkout/gift-card', chosen)
    const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
    const request = orderRequest(buyer.cookies.get('CART') ?? '', unsent)
    expect((await buyer.send('POST', '/de/api/2/commerce/orders', request)).status).toBe(200)
    const card = await mailed('gift-card', 'grace@example.com')
    expect(card.text).toContain('Guthaben ansehen')
    allGerman(card)
    allGerman(await mailed('gift-card-sent'))
  })
})

describe('a subscription that was begun in another language', () => {
  it('tells of it and of its renewals in it, and the orders of those keep it', async () => {
    await shop.store.products.save({ ...shop.mug, subscription: monthly })
    const begun = await buyer.send('POST', '/de/api/3/commerce/cart/subscription', {
      itemId: shop.mug.id,
      sku: 'MUG-RED',
    })
    const { cartToken } = begun.json as { cartToken: string }
    const request = { ...orderRequest(cartToken), acceptsRenewal: true }
    const placed = await buyer.send('POST', '/de/api/2/commerce/orders', request)
    const { orderId } = placed.json as { orderId: string }
    const started = await mailed('subscription-started')
    expect(started.subject).toContain('Becher')
    expect(started.subject).toMatch(/Abo/)
    allGerman(started)
    const [subscription] = await shop.store.subscriptions.ofOrder(orderId)
    shop.clock.nowMs = subscription?.nextAtMs ?? 0
    const renewed = await mailed('subscription-renewed')
    expect(renewed.text).toContain('Becher')
    allGerman(renewed)
    expect((await shop.store.orders.find(renewed.orderId ?? ''))?.language).toBe('de-DE')
  })
})

describe('who asks for something in another language', () => {
  it('is reminded of their cart in it', async () => {
    const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
    const contact = { step: 'contact', cartToken, email: 'ada@example.com', wantsReminder: 'on' }
    await buyer.submit('/de/checkout', contact)
    shop.clock.nowMs += 5 * hour
    const mail = await mailed('abandoned-cart')
    expect(mail.text).toContain('Becher')
    expect(mail.subject).toMatch(/Warenkorb/)
    allGerman(mail)
    const link = pagesIn(mail).find((url) => url.includes('/cart/recover'))
    expect((await (await shop.visitor()).get(path(link))).location).toBe('/de/cart')
  })

  it('is told in it that something is back', async () => {
    const variantId = shop.lastOne.variants[0]?.id ?? ''
    const count = (onHand: number) =>
      shop.store.transaction(({ stock }) => stock.count(variantId, { unlimited: false, onHand }, 'test'))
    await count(0)
    const key = { productId: shop.lastOne.id, variantId }
    const base = '/api/site-users/account/notifications/restock'
    const ask = { ...key, siteVisitorEmail: 'ada@example.com', isJoinMailingList: false }
    expect((await buyer.send('POST', `/de${base}`, ask)).json).toEqual({ message: 'Eingetragen!' })
    await count(3)
    await owner.visitor.send('POST', `${base}/send`, key)
    const mail = await mailed('restock')
    expect(mail.text).toContain('Ansehen')
    expect(pagesIn(mail)).toContain(`${home}/de/${shop.shop.urlId}/${shop.lastOne.urlId}`)
    allGerman(mail)
  })

  it('is asked for a review in it', async () => {
    const order = await buy()
    await shop.store.orders.save({ ...order, isTest: false })
    await act(order.id, 'fulfillments', {
      carrier: '',
      trackingNumber: '',
      trackingUrl: '',
      notifyCustomer: false,
    })
    await work()
    shop.clock.nowMs += 14 * 24 * hour
    const mail = await mailed('review-request')
    expect(mail.text).toContain('Bewertung')
    allGerman(mail)
  })

  it('has an account confirmed, and a password forgotten, in it', async () => {
    const form = { name: 'Ada', email: 'ada@example.com', password: memberPassword }
    await buyer.submit('/de/account/sign-up', form)
    const confirm = await mailed('account')
    expect(confirm.subject).toMatch(/^Bestätigen Sie Ihr Konto/)
    allGerman(confirm)
    const link = pagesIn(confirm).find((url) => url.includes('token='))
    const token = new URL(link ?? home).searchParams.get('token') ?? ''
    await buyer.submit('/de/account/confirm', { token, password: memberPassword })
    await buyer.submit('/de/account/forgotten', { email: 'ada@example.com' })
    await work()
    const subjects = (await keptMail(shop.store)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/^Ein neues Passwort/))
  })

  it('has a copy of their form, and the link to a draft of it, in it', async () => {
    const id = await placeForm(shop, [{ id: 'mail', type: 'email', title: 'Email' }])
    const form = await shop.store.forms.find(id)
    if (!form) throw new Error('There is no form')
    const settings = { ...form.settings, copiesSender: true, allowsResume: true }
    await shop.store.forms.save({ ...form, settings })
    await buyer.submit('/de/api/form/SaveFormSubmission', { 'vt-form-id': id, mail: 'ada@example.com' })
    const copy = await mailed('form-copy')
    expect(copy.subject).toBe('Wir haben Ihre Nachricht erhalten')
    allGerman(copy)
    const own = { ...settings, copySubject: 'We have it', copyText: 'It is in good hands.' }
    await shop.store.forms.save({ ...form, settings: own })
    await owner.translate('de-DE', 'form', id, { copySubject: 'Wir haben es', copyText: 'In guten Händen.' })
    await buyer.submit('/de/api/form/SaveFormSubmission', { 'vt-form-id': id, mail: 'bob@example.com' })
    expect(await mailed('form-copy', 'bob@example.com')).toMatchObject({
      subject: 'Wir haben es',
      text: expect.stringContaining('In guten Händen.'),
    })
    const draft = { formId: id, form: JSON.stringify({ mail: '' }), email: 'ada@example.com', pageTitle: '' }
    const saved = await buyer.send('POST', '/de/api/form/SaveDraft', draft)
    expect(saved.json).toMatchObject({
      link: expect.stringMatching(/^https?:\/\/[^/]+\/de\/api\/form\/resume/),
    })
    const link = await mailed('form-draft')
    expect(link.text).toContain('Weitermachen')
    allGerman(link)
  })
})
