import { vatIdText } from '@vitrine/domain/contact/vat/check-vat-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import type { Visitor } from '../testing/visit.ts'

describe('the VAT number of a buyer', () => {
  let shop: OpenShop
  let visitor: Visitor
  let cartToken: string
  beforeAll(async () => {
    shop = await openShop({ storeSettings: { asksForVatId: true } })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    visitor = await shop.visitor()
    cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  })

  const giveContact = (vatId: string) =>
    visitor.send('PUT', `/api/3/commerce/cart/${cartToken}/contact`, { email: 'ada@example.com', vatId })
  const order = (vatId: string) => placeOrder(visitor, orderRequest(cartToken, { vatId }))

  it('is checked where it is typed, and again before anything is paid', async () => {
    expect(await giveContact('DE136695977')).toMatchObject({
      status: 400,
      json: { errors: { vatId: vatIdText.digitsWrong } },
    })
    expect(await order('136695976')).toMatchObject({
      status: 400,
      json: { errors: { vatId: vatIdText.countryMissing } },
    })
    const fields = { cartToken, step: 'contact', email: 'ada@example.com', vatId: 'DE13"><b>' }
    const page = await visitor.submit('/checkout', fields)
    expect(page.text).toContain('This is not a VAT number of the country. They look like DE136695976.')
    expect(page.text).not.toContain('<b>')
    expect(shop.charges()).toEqual([])
  })

  it('is kept with the cart, and goes with the order to its page and its mail', async () => {
    expect(await giveContact('de 136.695.976')).toMatchObject({
      json: { cart: { contact: { vatId: 'DE136695976' } } },
    })
    expect((await visitor.get(`/checkout?step=contact&cartToken=${cartToken}`)).text).toContain(
      'value="DE136695976"',
    )
    const { orderId, confirmationUrl } = (await order('de 136.695.976')).json as Placed
    await shop.runJobs()
    const [mail] = await shop.store.mail.ofAddress('ada@example.com')
    const shown = [(await visitor.get(confirmationUrl)).text, mail?.html ?? '', mail?.text ?? '']
    expect(shown.map((text) => text.includes('DE136695976'))).toEqual([true, true, true])
    expect((await shop.store.orders.find(orderId))?.contact.vatId).toBe('DE136695976')
  })

  it('is neither asked for nor kept in a shop that does not want it', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, store: { ...site.store, asksForVatId: false } })
    expect((await visitor.get(`/checkout?cartToken=${cartToken}`)).text).not.toContain('VAT number')
    const { orderId } = (await order('nonsense')).json as Placed
    expect((await shop.store.orders.find(orderId))?.contact).not.toHaveProperty('vatId')
  })
})

interface Placed {
  readonly orderId: string
  readonly confirmationUrl: string
}
