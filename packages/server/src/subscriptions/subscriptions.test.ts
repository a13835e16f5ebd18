import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { dayWords } from '@vitrine/domain/time/day-words'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { cards, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { monthly, subscribe } from '../testing/selling/subscribe.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let visitor: Visitor
beforeEach(async () => {
  shop = await openShop()
  visitor = await shop.visitor()
})
afterEach(() => shop.close())

const begin = '/api/3/commerce/cart/subscription'

describe('buying a subscription', () => {
  it('has a cart and a page of its own, and says what is charged before the button', async () => {
    await shop.store.products.save({ ...shop.mug, subscription: monthly })
    const [first] = shop.mug.variants
    const entries = '/api/commerce/shopping-cart/entries'
    const once = await visitor.send('POST', entries, { itemId: shop.mug.id, sku: first?.sku, quantity: 1 })
    expect([once.status, once.json]).toMatchObject([400, { message: expect.stringContaining('by itself') }])
    const two = await visitor.send('POST', begin, { itemId: shop.mug.id, sku: first?.sku, qty: 2 })
    expect(two.status).toBe(400)
    const begun = await visitor.send('POST', begin, { itemId: shop.mug.id, sku: first?.sku })
    const { cartToken } = begun.json as { cartToken: string }
    expect(visitor.cookies.get('CART')).toBeUndefined()

    const path = `/checkout/subscribe?cartToken=${cartToken}`
    const contact = { step: 'contact', cartToken, email: 'ada@example.com' }
    expect((await visitor.submit('/checkout/subscribe', contact)).location).toBe(`${path}&step=delivery`)
    const { firstName, lastName, line1, city, region, postalCode, country } = sampleAddress
    const delivery = { firstName, lastName, line1, city, region, postalCode, country, way: 'send' }
    const rate = { shippingOptionKey: 'standard' }
    await visitor.submit('/checkout', { step: 'delivery', cartToken, ...delivery, ...rate })
    const page = await visitor.get(`${path}&step=payment`)
    expect(page.text).toMatch(/You are charged \$[\d.]+ today\./)
    expect(page.text).toMatch(/Then \$[\d.]+ every month until you cancel, first on/)
    // What cannot be charged again is not offered.
    expect(page.text).not.toContain('Bank transfer')

    const order = orderRequest(cartToken)
    const refused = await placeOrder(visitor, order)
    expect(refused.json).toMatchObject({ errors: { acceptsRenewal: expect.any(String) } })
    const later = { ...order, acceptsRenewal: true, payment: { gateway: 'manual' } as const }
    expect((await placeOrder(visitor, later)).json).toMatchObject({
      errors: { 'payment.gateway': expect.any(String) },
    })
    const placed = await placeOrder(visitor, { ...order, acceptsRenewal: true })
    const { confirmationUrl, orderId } = placed.json as { confirmationUrl: string; orderId: string }
    const confirmed = await visitor.get(confirmationUrl)
    expect(confirmed.text).toContain('data-page-type="206"')
    const [subscription] = await shop.store.subscriptions.ofOrder(orderId)
    expect(subscription).toMatchObject({
      state: 'active',
      line: { title: 'Enamel mug' },
      methodId: expect.any(String),
    })
    const kept = await shop.store.orders.find(orderId)
    expect(kept?.renewalConsent?.text).toMatch(/^I agree to be charged \$/)
    await shop.runJobs()
    expect(await subjects()).toContain('[Test] Your subscription to Enamel mug')
  })

  it('leads plain forms to that page, and says so where there is no way to pay again', async () => {
    const site = await shop.store.site.read()
    const { manual } = site.store.payments
    await shop.store.site.save({ ...site, store: { ...site.store, payments: { test: false, manual } } })
    await shop.store.products.save({ ...shop.workshop, subscription: monthly })
    const led = await visitor.submit('/api/commerce/shopping-cart/entries', { itemId: shop.workshop.id })
    expect(led.location).toMatch(/^\/checkout\/subscribe\?cartToken=/)
    const cartToken = new URL(`http://x${led.location}`).searchParams.get('cartToken') ?? ''
    await visitor.submit('/checkout/subscribe', { step: 'contact', cartToken, email: 'ada@example.com' })
    const page = await visitor.get(`${led.location}&step=payment`)
    expect(page.text).toContain('no way to take payments that come again')
  })
})

describe('the buyer’s page', () => {
  it('is for who has its link, and skips, pauses, resumes and changes', async () => {
    const begun = await subscribe(shop)
    const path = pathOf(begun)
    expect((await visitor.get(path.replace(/key=.*/, 'key=wrong'))).status).toBe(404)
    const page = await visitor.get(path)
    expect(page.text).toContain('The next payment is on')
    expect(page.text).toContain('data-page-type="2"')
    const offers = async () => (await visitor.get(path)).text.match(/Resume|Take back what was skipped/g)
    await act(begun, { act: 'skip' })
    expect((await find(begun.id)).nextCycle).toBe(2)
    expect(await offers()).toEqual(['Take back what was skipped'])
    await act(begun, { act: 'pause', cycles: '2' })
    expect((await find(begun.id)).nextCycle).toBe(4)
    const refused = await act(begun, { act: 'pause', cycles: '1' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('at most 3 payments')])
    expect(await offers()).toEqual(['Resume'])
    const asked = await visitor.get(`${path}&ask=resume`)
    const goesOn = await act(begun, { act: 'resume' })
    expect((await visitor.get(goesOn.location ?? '')).text).toContain('Your subscription goes on.')
    // The delivery that was skipped before the pause stays so, until that is taken back, too.
    const resumed = await find(begun.id)
    expect(resumed.nextCycle).toBe(2)
    const day = dayWords(resumed.nextAtMs ?? 0, { language: 'en-US', timeZone: 'America/New_York' })
    expect(asked.text.replaceAll('<!-- -->', '')).toContain(`<p>The next payment is on ${day}.</p>`)
    const taken = await act(begun, { act: 'resume' })
    expect((await visitor.get(taken.location ?? '')).text).toContain('What was skipped is taken back.')
    expect((await find(begun.id)).nextCycle).toBe(1)
    await shop.runJobs()
    expect(await subjects()).not.toContain('[Test] Your subscription to Workshop goes on')
    await act(begun, { act: 'swap', variantId: begun.line.variantId, quantity: '2' })
    expect((await find(begun.id)).line.quantity).toBe(2)
    const none = await act(begun, { act: 'swap', variantId: begun.line.variantId, quantity: '0' })
    expect([none.status, (await find(begun.id)).line.quantity]).toEqual([400, 2])
    expect(none.text).toMatch(
      /href="#subscription-quantity"[^>]*>Write a whole number of pieces, from 1 to 99\./,
    )
    expect(none.text).toContain('value="0"')
    const { phone: _, ...fields } = sampleAddress
    const wrong = await act(begun, { act: 'address', ...fields, city: '' })
    expect([wrong.status, (await find(begun.id)).billingAddress?.city]).toEqual([400, 'New York'])
    await act(begun, { act: 'address', ...fields, city: 'Albany' })
    expect((await find(begun.id)).billingAddress?.city).toBe('Albany')
    const stranger = { act: 'cancel', key: 'x'.repeat(22) }
    expect((await visitor.submit(path, stranger)).status).toBe(404)
  })

  it('leaves out one delivery, however often its form is sent', async () => {
    const begun = await subscribe(shop)
    const sent = { act: 'skip', cycle: '1' }
    const answers = [await act(begun, sent), await act(begun, sent)]
    expect(answers.map(({ location }) => location)).toEqual([0, 1].map(() => `${pathOf(begun)}&done=skip`))
    expect((await find(begun.id)).nextCycle).toBe(2)
    const late = await act(begun, { act: 'pause', cycles: '1', cycle: '1' })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('What comes next has changed')])
    expect((await find(begun.id)).nextCycle).toBe(2)
  })

  it('confirms each change by a mail: what was changed, and what is paid when', async () => {
    const begun = await subscribe(shop)
    const { phone: _, ...fields } = sampleAddress
    const card = { gateway: 'test', expiry: '12/30', securityCode: '123', cardNumber: cards.succeeds }
    await act(begun, { act: 'skip' })
    shop.clock.nowMs += 1
    await act(begun, { act: 'resume' })
    shop.clock.nowMs += 1
    await act(begun, { act: 'swap', variantId: begun.line.variantId, quantity: '2' })
    shop.clock.nowMs += 1
    await act(begun, { act: 'address', ...fields, city: 'Albany' })
    shop.clock.nowMs += 1
    await act(begun, { act: 'card', ...card })
    await shop.runJobs()
    const texts = await changesTold()
    expect(texts).toHaveLength(5)
    const told = [
      'The next delivery was skipped.',
      'What was skipped was taken back.',
      'From the next payment on: 2 × Workshop.',
      'The address was changed.',
      'Paid by Visa •••• 4242 from now on.',
    ]
    expect(told.map((each) => texts.filter((text) => text.includes(each)).length)).toEqual([1, 1, 1, 1, 1])
    const [moved] = texts.filter((text) => text.includes('The address was changed.'))
    const parts = [
      'You pay $24.00 every month until canceled;',
      'The next payment is on ',
      'Albany, NY 10001',
    ]
    expect(parts.filter((each) => !moved?.includes(each))).toEqual([])
  })

  it('says that nothing was changed where nothing was, and writes and mails nothing', async () => {
    const begun = await subscribe(shop)
    const { phone: _, ...fields } = sampleAddress
    const same = await act(begun, { act: 'swap', variantId: begun.line.variantId, quantity: '1' })
    const page = await visitor.get(same.location ?? '')
    expect(page.text).toContain('role="status">It was like that already: nothing was changed.')
    expect((await act(begun, { act: 'address', ...fields })).location).toBe(same.location)
    expect(await find(begun.id)).toEqual(begun)
    await shop.runJobs()
    expect(await changesTold()).toEqual([])
  })

  it('has a page whose title is in the language of the site', async () => {
    const begun = await subscribe(shop)
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, language: 'de-DE' })
    expect((await visitor.get(pathOf(begun))).text).toContain('<title>Ihr Abonnement: Workshop')
  })

  it('tells what happened in the language of the site, also in sentences of before', async () => {
    const begun = await subscribe(shop)
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, language: 'de-DE' })
    const [told] = begun.history
    if (!told) throw new Error('Nothing began')
    const history = [
      { atMs: 1, kind: 'told', text: 'Taken up again.', by: '' },
      { atMs: 2, kind: 'told', text: 'Handed over at the door.', by: '' },
      told,
      { ...told, kind: 'told', fact: { code: 'reminded' } },
      { ...told, kind: 'paused', fact: { code: 'paused-unpaid' } },
    ] as const
    await shop.store.subscriptions.save({ ...begun, history })
    const { text } = await visitor.get(pathOf(begun))
    expect(text).toMatch(/<a href="\/commerce\/orders\/[^"]+">Begonnen mit Bestellung #\d+\.<\/a>/)
    expect(text).toContain('Wir haben Sie an die nächste Zahlung erinnert.')
    expect(text).toContain('Pausiert: Die Abbuchung war nicht möglich.')
    expect(text).toContain('Wieder aufgenommen.')
    expect(text).toContain('Handed over at the door.')
  })

  it('cancels in two clicks, with a mail, and takes up again until what was paid for is over', async () => {
    const begun = await subscribe(shop)
    const asked = await visitor.get(`${pathOf(begun)}&ask=cancel`)
    expect(asked.text).toContain('Cancel now')
    const done = await act(begun, { act: 'cancel' })
    expect((await visitor.get(done.location ?? '')).text).toContain('Your subscription is canceled')
    await shop.runJobs()
    expect(await subjects()).toContain('[Test] Your subscription to Workshop is canceled')
    await act(begun, { act: 'resume' })
    expect(await find(begun.id)).toMatchObject({ state: 'active', nextCycle: 1 })
    await shop.runJobs()
    const again = (await shop.store.mail.ofAddress('ada@example.com')).filter(({ subject }) =>
      subject.endsWith('goes on'),
    )
    expect(again.map(({ subject }) => subject)).toEqual(['[Test] Your subscription to Workshop goes on'])
    expect(again[0]?.text).toMatch(
      /You pay \$12\.00 every month until canceled; .+\n+The next payment is on .+: \$[\d.]+, with taxes and delivery as they are today\./,
    )
    await act(begun, { act: 'cancel' })
    shop.clock.nowMs = (await find(begun.id)).endsAtMs ?? 0
    expect((await act(begun, { act: 'resume' })).status).toBe(409)
    expect(shop.charges().filter(({ state }) => state === 'paid')).toHaveLength(1)
  })

  it('leads to the order of each payment, as the mail of a renewal does', async () => {
    await shop.store.site.save({ ...(await shop.store.site.read()), homeOrigin: 'https://home.example' })
    const begun = await subscribe(shop)
    shop.clock.nowMs = begun.nextAtMs ?? 0
    await shop.runJobs()
    await shop.runJobs()
    const page = await visitor.get(pathOf(begun))
    const link = /<a href="(\/commerce\/orders\/[^"]+)">Renewed with order #\d+\.<\/a>/.exec(page.text)?.[1]
    expect(page.text).toMatch(/<a href="[^"]+">Began with order #\d+\.<\/a>/)
    expect((await visitor.get(link ?? '')).text).toContain('Order #')
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const [renewed] = mails.filter(({ reason }) => reason === 'subscription-renewed')
    expect(renewed?.text).toContain(`See your order: https://home.example${link}`)
    expect(renewed?.text).toMatch(/1 x Workshop: \$12\.00\n+Subtotal: \$12\.00\n/)
  })

  it('names another card, which pays at once what was declined', async () => {
    const begun = await subscribe(shop, { card: '4000 0000 0000 0341' })
    shop.clock.nowMs = begun.nextAtMs ?? 0
    await shop.runJobs()
    expect(await find(begun.id)).toMatchObject({ state: 'past-due', failures: 1 })
    await shop.runJobs()
    expect(await subjects()).toContain('[Test] Your payment for Workshop failed')
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const [failed] = mails.filter(({ reason }) => reason === 'subscription-failed')
    expect(failed?.text).toContain('We tried to charge $12.00.')
    const card = { act: 'card', gateway: 'test', expiry: '12/30', securityCode: '123' }
    const declined = await act(begun, { ...card, cardNumber: cards.declined })
    expect([declined.status, (await find(begun.id)).state]).toEqual([402, 'past-due'])
    const named = await act(begun, { ...card, expiry: '1230', cardNumber: cards.succeeds })
    const page = await visitor.get(named.location ?? '')
    expect(page.text).toContain('data-tried-now="">The last payment failed. It is being tried again now.')
    expect(page.text).not.toContain('We try again on')
    await shop.runJobs()
    expect((await visitor.get(named.location ?? '')).text).not.toContain('data-tried-now')
    expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 2 })
    await shop.runJobs()
    expect(await subjects()).toContain('[Test] Your subscription to Workshop was renewed')
    expect(await shop.store.savedMethods.find(begun.methodId ?? '')).toBeUndefined()
  })

  it('waits while a charge is under way, but for who cancels', async () => {
    const begun = await subscribe(shop)
    const [payment] = await shop.store.payments.listBooked(0)
    const booked = payment && (await shop.store.payments.find(payment.id))
    if (!booked) throw new Error('Nothing was booked')
    const { orderId: _, ...attempt } = booked
    const id = chargeIdOf(begun)
    await shop.store.payments.insert({ ...attempt, id, attemptKey: id, state: 'started', orderId: null })
    for (const each of ['skip', 'resume', 'swap', 'card'] as const) {
      const refused = await act(begun, { act: each, variantId: begun.line.variantId, quantity: '2' })
      expect([each, refused.status]).toEqual([each, 409])
    }
    await act(begun, { act: 'cancel' })
    expect(await find(begun.id)).toMatchObject({ state: 'canceled', nextCycle: 1 })
  })
})

function pathOf({ id }: Subscription): string {
  return subscriptionPath(shop.services.secret, { id })
}

function act(subscription: Subscription, fields: Readonly<Record<string, string>>) {
  const key = new URL(`http://x${pathOf(subscription)}`).searchParams.get('key') ?? ''
  return visitor.submit(`/commerce/subscriptions/${subscription.id}`, { key, ...fields })
}

async function find(id: string): Promise<Subscription> {
  const found = await shop.store.subscriptions.find(id)
  if (!found) throw new Error('It is gone')
  return found
}

/** The mails of changes. */
async function changesTold(): Promise<readonly string[]> {
  const mails = await shop.store.mail.ofAddress('ada@example.com')
  return mails.filter(({ reason }) => reason === 'subscription-changed').map(({ text }) => text)
}

async function subjects(): Promise<readonly string[]> {
  const mails = await shop.store.mail.ofAddress('ada@example.com')
  return mails.map(({ subject }) => subject)
}
