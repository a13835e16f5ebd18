import { buyersFieldTypes } from '@vitrine/domain/forms/buyers/buyers-form'
import type { FormField } from '@vitrine/domain/forms/form-field'
import { isParted, partsOf } from '@vitrine/domain/forms/parts/field-parts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { saveForm } from '../testing/save-form.ts'
import type { Visitor } from '../testing/visit.ts'

const entries = '/api/commerce/shopping-cart/entries'
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}{@|json}'

const engraving: readonly Partial<FormField>[] = [
  { id: 'words', title: 'Words to engrave', isRequired: true },
  { id: 'from', type: 'hidden', title: 'From', key: 'utm', value: 'none' },
]

/** Values of fields that take nothing but what they ask for. */
const fitting: Readonly<Partial<Record<FormField['type'], unknown>>> = {
  email: 'ada@example.com',
  date: ['2', '28', '2026'],
  time: ['7', '30', '', 'PM'],
  phone: ['', '718', '555', '0142'],
  number: '12',
  currency: '12.50',
  website: 'https://example.com',
}

/** A value of a field in the shape of its type, as bad as it can be. */
function badValue(type: FormField['type']): unknown {
  if (isParted(type)) return partsOf(type).map(() => hostile)
  if (type === 'checkbox') return [hostile]
  if (type === 'likert') return { [hostile]: ['-2'] }
  return hostile
}

interface Entry {
  readonly id: string
}

describe('a product with a form', () => {
  let shop: OpenShop
  let visitor: Visitor
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    visitor = await shop.visitor()
    await saveForm(shop.store, 'engraving', engraving)
    await askWith('engraving')
  })

  const askWith = (additionalFieldsFormId: string | undefined) =>
    shop.store.transaction(async (tables) => {
      const product = await tables.products.find(shop.mug.id)
      if (product) await tables.products.save({ ...product, additionalFieldsFormId })
      await tables.site.raiseRevision()
    })
  const add = (fields: unknown) =>
    visitor.send('POST', entries, {
      itemId: shop.mug.id,
      sku: 'MUG-BLUE',
      quantity: 1,
      additionalFields: fields === null ? null : JSON.stringify(fields),
    })
  const idOf = (answer: { readonly json: unknown }) => (answer.json as { newlyAdded: Entry }).newlyAdded.id

  it('tells its form to templates, in the shape of the platform', async () => {
    const { json } = await visitor.get('/shop/enamel-mug?format=json')
    const { structuredContent } = (json as { item: { structuredContent: object } }).item
    expect(structuredContent).toMatchObject({
      additionalFieldsFormId: 'engraving',
      additionalFieldsForm: {
        id: 'engraving',
        name: 'Engraving',
        fields: [{ id: 'words', type: 'text', title: 'Words to engrave', required: true }, { key: 'utm' }],
      },
    })
  })

  it('goes into the cart with answers that fit, and refuses the others in words', async () => {
    expect(await add(null)).toMatchObject({
      status: 400,
      json: {
        message: 'One or more fields is invalid, please check your entries.',
        errors: { words: 'Required' },
      },
    })
    expect(await add({ words: 'Ada', foreign: 'x' })).toMatchObject({ status: 400 })
    expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(404)
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, '']))
    expect(await add(many)).toMatchObject({ status: 400 })
    expect((await add({ words: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(400)
    expect((await add({ words: 'Ada' })).json).toMatchObject({
      newlyAdded: { additionalFields: '{"words":"Ada","from":"none"}' },
    })
    const withoutForm = {
      itemId: shop.lastOne.id,
      sku: null,
      quantity: 1,
      additionalFields: '{"words":"Ada"}',
    }
    expect((await visitor.send('POST', entries, withoutForm)).status).toBe(400)
  })

  it('keeps two of the same apart by what is written on them', async () => {
    await add({ words: 'Ada' })
    await add({ words: 'Bo' })
    expect((await add({ from: 'none', words: 'Ada' })).json).toMatchObject({
      shoppingCart: { entries: [{ quantity: 2 }, { quantity: 1 }] },
    })
  })

  it('is filled in again on the cart page', async () => {
    const id = idOf(await add({ words: 'Ada' }))
    const form = `/api/3/commerce/cart/${visitor.cookies.get('CART')}/items/${id}/additionalFields`
    expect((await visitor.get(form)).json).toMatchObject({
      form: { fields: [{ id: 'words' }, { id: 'from' }] },
      values: { words: 'Ada', from: 'none' },
    })
    expect(await visitor.send('PUT', form, { additionalFields: '{}' })).toMatchObject({
      status: 400,
      json: { errors: { words: 'Required' } },
    })
    expect((await visitor.send('PUT', form, { additionalFields: '{"words":"Bo"}' })).json).toMatchObject({
      cart: { items: [{ hasForm: true, answers: [{ title: 'Words to engrave', lines: ['Bo'] }, {}] }] },
    })
    const old = await visitor.send('PUT', `${entries}/${id}/additionalFields`, {
      itemId: shop.mug.id,
      sku: 'MUG-BLUE',
      additionalFields: '{"words":"Cy"}',
    })
    expect(old.json).toMatchObject({ updatedEntry: { additionalFields: '{"words":"Cy","from":"none"}' } })
    await askWith(undefined)
    expect(await visitor.get(form)).toMatchObject({ status: 409 })
    expect(await visitor.send('PUT', form, { additionalFields: '{"words":"Di"}' })).toMatchObject({
      status: 409,
      json: { message: 'There is nothing to fill in for this item any more. Please reload the page.' },
    })
    expect((await visitor.get('/cart')).text).toContain('Cy')
  })

  it('shuts the checkout where the shop asks for more now, and opens it when that is said', async () => {
    const id = idOf(await add({ words: 'Ada' }))
    await saveForm(shop.store, 'engraving', [...engraving, { id: 'date', title: 'Day', isRequired: true }])
    const cartToken = visitor.cookies.get('CART') ?? ''
    expect(await placeOrder(visitor, orderRequest(cartToken))).toMatchObject({
      status: 400,
      json: { message: 'Enamel mug: The shop asks for other details now. Please edit them.' },
    })
    await visitor.send('PUT', `/api/3/commerce/cart/${cartToken}/items/${id}/additionalFields`, {
      additionalFields: '{"words":"Ada","date":"Today"}',
    })
    expect(await placeOrder(visitor, orderRequest(cartToken))).toMatchObject({ status: 200 })
  })

  it('never runs what was filled in, in whatever kind of field, wherever it is shown', async () => {
    const fields = buyersFieldTypes.map((type) => ({ id: type, type, title: hostile, options: [hostile] }))
    await saveForm(shop.store, 'engraving', fields, hostile)
    const asked = fields.filter(({ type }) => type !== 'section')
    const values = Object.fromEntries(asked.map(({ type }) => [type, fitting[type] ?? badValue(type)]))
    for (const type of Object.keys(fitting) as FormField['type'][])
      expect([type, (await add({ ...values, [type]: badValue(type) })).status]).toEqual([type, 400])
    const added = await add(values)
    expect(added.status).toBe(200)
    const cartToken = visitor.cookies.get('CART') ?? ''
    const pages = [
      await visitor.get('/shop/enamel-mug'),
      await visitor.get('/cart'),
      await visitor.get(`/cart/form?entry=${idOf(added)}`),
      await visitor.get(`/checkout?cartToken=${cartToken}`),
    ]
    const placed = await placeOrder(visitor, orderRequest(cartToken, { email: 'eve@example.com' }))
    const { orderId, confirmationUrl } = placed.json as { orderId: string; confirmationUrl: string }
    pages.push(await visitor.get(confirmationUrl))
    await shop.runJobs()
    const [mail] = await shop.store.mail.ofAddress('eve@example.com')
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const shown = [...pages.map(({ text }) => text), mail?.html ?? '']
    expect(shown.filter((text) => text.includes('<script>alert') || text.includes('<img src=x'))).toEqual([])
    // Seen nevertheless, as text.
    expect(shown.map((text) => text.includes('&lt;script&gt;alert'))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ])
    const order = await shop.store.orders.find(orderId)
    expect(order?.lines[0]?.answeredFields).toHaveLength(asked.length)
  })

  it('says it in mails by the titles of then', async () => {
    await add({ words: 'For Ada' })
    await placeOrder(visitor, orderRequest(visitor.cookies.get('CART') ?? '', { email: 'bo@example.com' }))
    await saveForm(shop.store, 'engraving', [{ id: 'words', title: 'Something else' }])
    await shop.runJobs()
    const [mail] = await shop.store.mail.ofAddress('bo@example.com')
    expect(mail?.text).toContain('Words to engrave: For Ada')
  })

  describe('without JavaScript', () => {
    const buy = (quantity = '1') =>
      visitor.submit(entries, { itemId: shop.mug.id, sku: 'MUG-RED', quantity }, '/shop/enamel-mug?utm=post')

    it('asks on a page of its own, says there what is wrong, and leads on to the cart', async () => {
      const { location } = await buy('2')
      expect(location).toBe(`/cart/form?utm=post&itemId=${shop.mug.id}&sku=MUG-RED&quantity=2`)
      const page = await visitor.get(location ?? '')
      expect(page.text).toContain('name="words"')
      expect(page.text).toContain('name="from" value="post"')
      const sent = { 'vt-item': shop.mug.id, 'vt-sku': 'MUG-RED', 'vt-quantity': '2', from: 'post' }
      const refused = await visitor.submit('/cart/form', { ...sent, words: ' ' })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('Required')
      expect(await visitor.submit('/cart/form', { ...sent, words: 'Ada' })).toMatchObject({
        status: 303,
        location: '/cart',
      })
      const cart = await visitor.get('/cart')
      expect(cart.text).toContain('Words to engrave')
      const [, entry = ''] = /\/cart\/form\?entry=([0-9a-f]{24})/.exec(cart.text) ?? []
      expect((await visitor.get(`/cart/form?entry=${entry}`)).text).toContain('value="Ada"')
      await visitor.submit('/cart/form', { 'vt-entry': entry, words: 'Bo', from: 'post' })
      expect((await visitor.get('/cart')).text).toContain('>Bo<')
    })

    it('checks the stock before it asks', async () => {
      await visitor.send('POST', entries, {
        itemId: shop.mug.id,
        sku: 'MUG-RED',
        quantity: 5,
        additionalFields: '{"words":"Ada"}',
      })
      expect((await buy()).location).toContain('problem=out-of-stock')
    })

    it('opens no form of a stranger, and none that is gone', async () => {
      await add({ words: 'Ada' })
      const stranger = await shop.visitor()
      const cart = await visitor.get('/cart')
      const [, entry = ''] = /\/cart\/form\?entry=([0-9a-f]{24})/.exec(cart.text) ?? []
      expect((await stranger.get(`/cart/form?entry=${entry}`)).location).toBe('/cart?problem=form-gone')
      const foreign = { 'vt-item': shop.lastOne.id, 'vt-sku': '', 'vt-quantity': '1', words: 'Ada' }
      expect((await stranger.submit('/cart/form', foreign)).location).toBe('/cart?problem=unknown-item')
      expect(await fillCart(stranger, shop.lastOne.id)).not.toBe('')
    })
  })
})
