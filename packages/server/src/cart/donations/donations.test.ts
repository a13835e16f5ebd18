import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards, fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { editSettings } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let giver: Visitor
beforeAll(async () => {
  // A minimum, and a tax: neither is for donations.
  shop = await openShop({ storeSettings: { minimumSubtotalCents: 5_000, asksForTerms: true } })
  owner = await shop.visitor()
  giver = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

/** The address as the form of the payment sends it. */
const billed = Object.fromEntries(
  Object.entries(sampleAddress).map(([name, value]) => [`billing.${name}`, value]),
)

const settings = () => editSettings(owner, '/api/panel/settings/donations')

const form = { fund: 'kiln', amount: '2500', cover: 'on', note: 'For <b>Ada</b>' }

it('takes nothing until an owner says what for', async () => {
  expect((await giver.get('/checkout/donate')).text).toContain('Donations are not taken here at the moment.')
  expect((await giver.submit('/checkout/donate', form)).location).toBeNull()
  expect((await settings().change({ isOn: true })).json).toMatchObject({
    errors: { 'value.isOn': 'Say what is given for: add a fund first.' },
  })
  const twin = { key: 'kiln', title: 'Another', description: '' }
  expect((await settings().change({ funds: [twin, { ...twin, title: 'Twin' }] })).json).toMatchObject({
    errors: { 'value.funds.1.key': 'Another fund has this key already.' },
  })
  const saved = await settings().change({
    isOn: true,
    funds: [
      { key: 'kiln', title: 'A new kiln', description: '' },
      { key: 'school', title: 'The school', description: '' },
    ],
    suggestedCents: [1000, 2500],
    coverMilliPercent: 2_900,
    coverCents: 30,
    thanksText: 'The kiln thanks you.',
  })
  expect(saved.status).toBe(200)
})

it('is given without any script: from the amount to the page that thanks, by mail too, and into the owner’s list', async () => {
  const bought = await fillCart(giver, shop.mug.id, { sku: 'MUG-BLUE' })
  const page = await giver.get('/checkout/donate?fund=school&amount=1000')
  expect([page.status, page.text.includes('data-page-type="203"')]).toEqual([200, true])
  // Its own script: the pages of gift cards have none.
  expect(page.text).toMatch(/donate-page\b/)
  expect(page.text).toMatch(/value="school"[^>]*checked|checked[^>]*value="school"/)
  const wrong = await giver.submit('/checkout/donate', { ...form, amount: 'other', own: '0.10' })
  expect([wrong.status, wrong.text.includes('The least that can be given is $1.00.')]).toEqual([400, true])

  const begun = await giver.submit('/checkout/donate', form)
  const token = new URL(begun.location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''
  expect(giver.cookies.get('CART')).toBe(bought)
  const contact = { step: 'contact', cartToken: token, email: 'ada@example.com' }
  const paying = await giver.get((await giver.submit('/checkout', contact)).location ?? '')
  expect(paying.text).toContain('Donate · $26.06')
  const [, attemptKey = ''] = /name="attemptKey" value="([^"]+)"/.exec(paying.text) ?? []
  const paid = await giver.submit('/checkout', {
    step: 'payment',
    cartToken: token,
    attemptKey,
    gateway: 'test',
    cardNumber: cards.succeeds,
    expiry: '12/30',
    securityCode: '123',
    ...billed,
  })
  const thanks = await giver.get(paid.location ?? '')
  expect([thanks.status, thanks.text.includes('data-page-type="204"')]).toEqual([200, true])
  expect(thanks.text).toContain('The kiln thanks you.')
  expect(thanks.text).toContain('For &lt;b&gt;Ada&lt;/b&gt;')

  await shop.runJobs()
  const { rows: mails } = (await owner.get('/api/panel/mail')).json as {
    rows: { subject: string; reason: string }[]
  }
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '[Test] New donation: $26.06 for A new kiln',
    '[Test] Thank you for your donation to A new kiln',
  ])
  const list = await owner.get('/api/panel/orders?f=kind:is:donation')
  expect(list.json).toMatchObject({
    rows: [{ fund: 'A new kiln', grandTotalCents: 2606, fulfillmentStatus: 'FULFILLED' }],
  })
  const file = await owner.get('/api/panel/orders.csv?f=kind:is:donation&cols=number,fund,donationNote,total')
  expect(file.text).toContain('A new kiln,For <b>Ada</b>,26.06')
})

it('is neither taxed, nor reduced, nor paid by gift cards, and can be given back', async () => {
  const begun = await giver.submit('/checkout/donate', { fund: 'school', amount: '1000' })
  const token = new URL(begun.location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''
  const placed = await placeOrder(
    giver,
    orderRequest(token, { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: null }),
  )
  const { orderId } = placed.json as { orderId: string }
  const order = await shop.store.orders.find(orderId)
  expect(order).toMatchObject({ taxCents: 0, discountCents: 0, grandTotalCents: 1000, paymentState: 'PAID' })
  const [line] = order?.lines ?? []
  const refunded = await owner.send('POST', `/api/panel/orders/${orderId}/refunds`, {
    updatedAtMs: order?.updatedAtMs,
    lines: [{ lineId: line?.id, quantity: 1, cents: null, restock: 1 }],
    shippingCents: 0,
    reason: 'By mistake',
    notifyCustomer: true,
  })
  expect(refunded.json).toMatchObject({ order: { refunds: [{ cents: 1000 }] } })
})

it('reads what is wrong in the language of the site', async () => {
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, language: 'de-DE' })
  const giver = await shop.visitor()
  const sent = async (form: Readonly<Record<string, string>>) =>
    (await giver.submit('/checkout/donate', { fund: 'school', ...form })).text
  expect(await sent({})).toContain('Bitte wählen Sie einen Betrag')
  expect(await sent({ amount: 'other', own: '0.10' })).toMatch(/Mindestens .* können gespendet werden/)
})
