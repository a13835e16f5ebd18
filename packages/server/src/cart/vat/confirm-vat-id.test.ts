import { vatCheckText } from '@vitrine/domain/contact/vat/vat-check'
import { usualInvoices } from '@vitrine/domain/website/selling/invoice-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { openViesStandIn, type ViesStandIn } from '../../testing/selling/vies-stand-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const austrian = 'ATU13585627'
const german = 'DE136695976'
let vies: ViesStandIn
let shop: OpenShop
let visitor: Visitor
let cartToken: string
beforeAll(async () => {
  vies = await openViesStandIn([austrian, german])
  const rule = (country: string, rateMilliPercent: number) => ({
    ...{ name: 'MwSt.', country, region: null, rateMilliPercent, taxesShipping: true },
  })
  shop = await openShop({
    vatDesk: vies.desk,
    storeSettings: {
      ...{ defaultCountry: 'DE', currency: 'EUR', taxInterpretation: 'inclusive', asksForVatId: true },
      taxRules: [rule('DE', 19_000), rule('AT', 20_000)],
      invoices: { ...usualInvoices('de-DE'), vatId: 'DE129273398' },
    },
  })
})
afterAll(async () => {
  await shop.close()
  await vies.close()
})
beforeEach(async () => {
  vies.isSilent = false
  visitor = await shop.visitor()
  cartToken = await fillCart(visitor, shop.workshop.id)
})

const giveContact = (vatId: string) =>
  visitor.send('PUT', `/api/3/commerce/cart/${cartToken}/contact`, { email: 'ada@example.com', vatId })

async function order(country: string, vatId: string) {
  const address = { ...sampleAddress, country, region: '', postalCode: country === 'AT' ? '1010' : '10115' }
  const sent = { shippingAddress: null, billingAddress: address, shippingOptionKey: null, vatId }
  const request = orderRequest(cartToken, sent)
  const placed = await placeOrder(visitor, { ...request, payment: { gateway: 'manual' } })
  return shop.store.orders.find((placed.json as { orderId: string }).orderId)
}

describe('a buyer with a VAT number', () => {
  it('of another country of the Union owes the tax, once it is confirmed', async () => {
    const { json } = await giveContact(austrian)
    expect(json).toMatchObject({ cart: { contact: { vatCheck: 'confirmed' } } })
    expect(vies.asked.at(-1)).toMatchObject({ countryCode: 'AT', requesterMemberStateCode: 'DE' })
    const page = await visitor.get(`/checkout?cartToken=${cartToken}&step=payment`)
    expect(page.text).toContain(vatCheckText.confirmed)
    expect(await order('AT', austrian)).toMatchObject({
      grandTotalCents: 1000,
      taxCents: 0,
      reverseCharge: { vatId: austrian, consultation: 'WAPIAAAA1' },
    })
  })

  it('is taxed where the answer is older than an hour, and where the shop asks for no numbers any more', async () => {
    const site = await shop.store.site.read()
    await giveContact(austrian)
    await shop.store.site.save({ ...site, store: { ...site.store, asksForVatId: false } })
    const unasked = await order('AT', austrian)
    await shop.store.site.save({ ...(await shop.store.site.read()), store: site.store })
    cartToken = await fillCart(visitor, shop.workshop.id)
    await giveContact(austrian)
    shop.clock.nowMs += 3_600_000
    const page = (await visitor.get(`/checkout?cartToken=${cartToken}&step=payment`)).text
    expect([page.includes(vatCheckText.confirmed), page.includes(vatCheckText.expired)]).toEqual([
      false,
      true,
    ])
    expect([unasked, await order('AT', austrian)]).toMatchObject([{ taxCents: 200 }, { taxCents: 200 }])
  })

  it('is taxed while the service is silent, and reads so', async () => {
    vies.isSilent = true
    expect((await giveContact(austrian)).json).toMatchObject({ cart: { contact: { vatCheck: 'silent' } } })
    const placed = await order('AT', austrian)
    expect(placed).toMatchObject({ grandTotalCents: 1200, taxCents: 200 })
    expect(placed).not.toHaveProperty('reverseCharge')
  })

  it('is taxed at home, at a home address, and by a number that nobody confirmed', async () => {
    const before = vies.asked.length
    await giveContact(german)
    expect(vies.asked.length).toBe(before)
    expect(await order('DE', german)).toMatchObject({ taxCents: 192, grandTotalCents: 1200 })
    cartToken = await fillCart(visitor, shop.workshop.id)
    await giveContact(austrian)
    expect(await order('DE', austrian)).toMatchObject({ taxCents: 192 })
    cartToken = await fillCart(visitor, shop.workshop.id)
    await giveContact('')
    expect(await order('AT', austrian)).toMatchObject({ taxCents: 200 })
  })
})
