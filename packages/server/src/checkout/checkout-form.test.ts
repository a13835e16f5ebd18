import { withoutAnswers } from '@vitrine/domain/orders/without-answers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'
import type { Visitor } from '../testing/visit.ts'

const hostile = '"><script>alert(1)</script>'

describe('the form of the checkout', () => {
  let shop: OpenShop
  let visitor: Visitor
  let cartToken: string
  beforeAll(async () => {
    shop = await openShop({ storeSettings: { checkoutFormId: 'more' } })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    const fields = [
      {
        id: 'how',
        type: 'select',
        title: 'How did you hear of us?',
        options: ['A friend', 'By chance'],
        isRequired: true,
      },
      { id: 'words', type: 'textarea', title: `Gift words ${hostile}` },
    ] as const
    await saveForm(shop.store, 'more', fields, 'A few questions')
    visitor = await shop.visitor()
    cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  })

  const order = (filled: object | undefined, email = 'ada@example.com') =>
    placeOrder(
      visitor,
      orderRequest(cartToken, { email, ...(filled && { checkoutForm: JSON.stringify(filled) }) }),
    )

  it('stands in the checkout, and is checked with all else before anything is paid', async () => {
    const contact = { email: 'ada@example.com', phone: '' }
    await visitor.send('PUT', `/api/3/commerce/cart/${cartToken}/contact`, contact)
    const page = await visitor.get(`/checkout?cartToken=${cartToken}`)
    expect(page.text).toContain('A few questions')
    expect(page.text).not.toContain('<script>alert')
    expect(await order(undefined, 'nobody')).toMatchObject({
      status: 400,
      json: { errors: { 'form.how': 'Required', email: expect.any(String) } },
    })
    expect(await order({ how: 'The paper' })).toMatchObject({
      json: { errors: { 'form.how': 'Please choose among the options.' } },
    })
    expect(await order({ how: 'A friend', foreign: 'x' })).toMatchObject({
      json: { errors: { form: 'The shop asks for other details now. Please reload the page.' } },
    })
    expect(shop.charges()).toEqual([])
  })

  it('goes with the order, as it was then: to its page, its mail, the panel and what is told of a person', async () => {
    const placed = await order({ how: 'A friend', words: `For you ${hostile}` })
    const { orderId, confirmationUrl } = placed.json as { orderId: string; confirmationUrl: string }
    await saveForm(shop.store, 'more', [{ id: 'how', title: 'Something else' }])
    const page = await visitor.get(confirmationUrl)
    await shop.runJobs()
    const [mail] = await shop.store.mail.ofAddress('ada@example.com')
    const shown = [page.text, mail?.html ?? '', mail?.text ?? '']
    expect(shown.map((text) => text.includes('How did you hear of us?'))).toEqual([true, true, true])
    expect([page.text, mail?.html ?? ''].filter((text) => text.includes('<script>alert'))).toEqual([])
    const kept = await shop.store.orders.find(orderId)
    expect(kept?.checkoutForm).toMatchObject({ name: 'A few questions', values: { how: 'A friend' } })
  })

  it('leaves the order with who bought it, once it is done and the person is erased', async () => {
    const placed = await order({ how: 'A friend', words: 'For you' }, 'cy@example.com')
    const { orderId } = placed.json as { orderId: string }
    const done = await shop.store.orders.find(orderId)
    if (!done) throw new Error('There is no order')
    expect(withoutAnswers(done)).toBeNull()
    const emptied = withoutAnswers({ ...done, fulfillmentStatus: 'FULFILLED' })
    expect(JSON.stringify(emptied)).not.toContain('For you')
  })

  it('asks without a script, too, and keeps what was typed', async () => {
    const post = (fields: Record<string, string>) => visitor.submit('/checkout', { cartToken, ...fields })
    await post({ step: 'contact', email: 'ada@example.com', phone: '' })
    const address = { firstName: 'Ada', lastName: 'B', line1: '1 Main St', city: 'New York', region: 'NY' }
    await post({
      step: 'delivery',
      ...address,
      postalCode: '10001',
      country: 'US',
      shippingOptionKey: 'standard',
    })
    const card = { gateway: 'test', cardNumber: '4242424242424242', expiry: '12/30', securityCode: '123' }
    const pay = { step: 'payment', billingSame: 'on', ...card }
    const refused = await post({ ...pay, 'form.how': '', 'form.words': 'Typed already' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Typed already')
    expect((await post({ ...pay, 'form.how': 'By chance', 'form.words': '' })).status).toBe(303)
  })

  it('is not asked for when it is gone', async () => {
    await shop.store.transaction((tables) => tables.forms.remove('more'))
    expect(await order(undefined)).toMatchObject({ status: 200 })
  })
})
