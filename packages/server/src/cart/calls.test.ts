import { buildImage } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import type { Visitor } from '../testing/visit.ts'

const entries = '/api/commerce/shopping-cart/entries'

describe('the shopping cart', () => {
  let shop: OpenShop
  let visitor: Visitor
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    visitor = await shop.visitor()
  })

  const add = (itemId: string, sku: string | null, quantity: unknown = 1, from = visitor) =>
    from.send('POST', entries, { itemId, sku, quantity, additionalFields: null })

  it('is not there before the first thing is added', async () => {
    const answer = await visitor.get('/api/commerce/shopping-cart')
    expect([answer.status, answer.json]).toEqual([404, { message: 'You have no shopping cart yet.' }])
  })

  it('answers the cart and what was added, and hands out its cookies', async () => {
    const answer = await add(shop.mug.id, 'MUG-BLUE', 2)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      shoppingCart: { totalQuantity: 2, subtotalCents: 2400, entries: [{ title: 'Enamel mug' }] },
      newlyAdded: {
        itemId: shop.mug.id,
        quantity: 2,
        subTotal: 2400,
        item: { price: { currency: 'USD', value: '12.00' }, fullUrl: '/shop/enamel-mug' },
        chosenVariant: { sku: 'MUG-BLUE', optionValues: [{ optionName: 'Colour', value: 'Blue' }] },
      },
    })
    expect(visitor.cookies.get('hasCart')).toBe('true')
    expect(visitor.cookies.get('CART')).toMatch(/^[\w-]{40}$/)
    expect(String(answer.headers['set-cookie'])).toMatch(/CART=[^;]+;[^,]*HttpOnly/)
  })

  it('tells with an entry the pictures and variants that templates draw a cart of their own from', async () => {
    const image = buildImage({ filename: 'mug.jpg', assetUrl: '/content/v1/s/i/mug.jpg' })
    await shop.store.transaction(({ products }) => products.save({ ...shop.mug, images: [image] }))
    const { json } = await add(shop.mug.id, 'MUG-BLUE')
    expect(json).toMatchObject({
      newlyAdded: {
        item: {
          title: 'Enamel mug',
          assetUrl: '/content/v1/s/i/mug.jpg',
          originalSize: `${image.widthPx}x${image.heightPx}`,
          systemDataVariants: expect.stringContaining('w'),
          items: [{ assetUrl: '/content/v1/s/i/mug.jpg', recordType: 2 }],
          variants: expect.arrayContaining([expect.objectContaining({ sku: 'MUG-BLUE', onSale: false })]),
        },
      },
    })
  })

  it('answers without a 404, which consoles tell of, to who asks whether there is one at all', async () => {
    const asked = await visitor.get('/api/commerce/shopping-cart?orNone=true')
    expect([asked.status, asked.json]).toEqual([200, null])
  })

  it('answers the same cart when it is asked for', async () => {
    const added = await add(shop.mug.id, 'MUG-BLUE')
    const read = await visitor.get('/api/commerce/shopping-cart?mock=false&timecode=1&calculateSubtotal=true')
    expect({ shoppingCart: read.json }).toEqual({
      shoppingCart: (added.json as { shoppingCart: object }).shoppingCart,
    })
  })

  it('grows an entry when its variant is added again', async () => {
    await add(shop.mug.id, 'MUG-BLUE')
    const answer = await add(shop.mug.id, 'MUG-BLUE', '2')
    expect(answer.json).toMatchObject({ shoppingCart: { entries: [{ quantity: 3 }] } })
  })

  it('takes the only variant when no SKU is sent', async () => {
    expect((await add(shop.lastOne.id, null)).status).toBe(200)
  })

  it.each([
    ['a fraction', 1.5, 'Quantity must be a whole number'],
    ['less than one', 0, 'Quantity must be 1 or more.'],
    ['less than nothing', -3, 'Quantity must be 1 or more.'],
    ['no number', 'many', 'Quantity must be a number.'],
    ['nothing at all', null, 'Quantity must be a number.'],
    ['a list', [1], 'Quantity must be a number.'],
    ['more than a line holds', 10_000, 'Quantity must be 9999 or less.'],
    ['more than the shelf', 6, 'Sorry, we do not have enough of that item available.'],
  ])('refuses %s', async (_what, quantity, message) => {
    const answer = await add(shop.mug.id, 'MUG-BLUE', quantity)
    expect([answer.status, answer.json]).toEqual([400, { message }])
    expect(visitor.cookies.has('CART')).toBe(false)
  })

  it('refuses a variant that is not there, or was not chosen', async () => {
    const message = 'Sorry, that item variant is unavailable. Please select another variant.'
    expect((await add(shop.mug.id, 'GREEN')).json).toEqual({ message })
    expect((await add(shop.mug.id, null)).json).toEqual({ message })
  })

  it('asks for the denomination of a gift card', async () => {
    const answer = await add(shop.giftCard.id, null)
    expect(answer.json).toEqual({ message: 'Select a denomination for the Gift Card' })
  })

  it('does not know an item of nowhere', async () => {
    const answer = await add('0'.repeat(24), null)
    expect([answer.status, answer.json]).toEqual([404, { message: 'Unable to locate content' }])
  })

  it('counts every one of twenty parallel additions', async () => {
    await add(shop.workshop.id, null, 1)
    await shop.store.stock.count(shop.workshop.variants[0]?.id ?? '', { unlimited: true }, 'test')
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(shop.workshop.id, null, 1)))
    expect(answers.map((each) => each.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({ totalQuantity: 21 })
  })

  it('changes, and at 0 removes, an entry', async () => {
    const added = await add(shop.mug.id, 'MUG-RED')
    const { id } = (added.json as { newlyAdded: { id: string } }).newlyAdded
    const changed = await visitor.send('PUT', `${entries}/${id}`, { quantity: 4 })
    expect(changed.json).toMatchObject({
      shoppingCart: { totalQuantity: 4 },
      updatedEntry: { id, quantity: 4 },
    })
    const tooMany = await visitor.send('PUT', `${entries}/${id}`, { quantity: 6 })
    expect(tooMany.json).toEqual({ message: 'Sorry, we do not have enough of that item available.' })
    const removed = await visitor.send('PUT', `${entries}/${id}`, { quantity: 0 })
    expect(removed.json).toMatchObject({ shoppingCart: { entries: [] } })
    expect(removed.json).not.toHaveProperty('updatedEntry')
  })

  it('removes an entry, once', async () => {
    const added = await add(shop.mug.id, 'MUG-RED')
    const { id } = (added.json as { newlyAdded: { id: string } }).newlyAdded
    expect((await visitor.send('DELETE', `${entries}/${id}`)).json).toMatchObject({
      shoppingCart: { entries: [] },
    })
    expect((await visitor.send('DELETE', `${entries}/${id}`)).status).toBe(404)
  })

  it('treats what stands in a shop that is hidden or in the trash as no longer sold, and sells it again when the shop is back', async () => {
    const change = (fields: object) =>
      shop.store.transaction(async (tables) => {
        await tables.collections.save({ ...shop.shop, ...fields })
        await tables.site.raiseRevision()
      })
    expect((await add(shop.mug.id, 'MUG-BLUE')).status).toBe(200)
    const sold = async () => {
      const { json } = await visitor.get('/api/commerce/shopping-cart')
      const kept = json as { subtotalCents: number; entries: { chosenVariant?: object }[] }
      const checkout = await visitor.get('/checkout')
      return [kept.subtotalCents, kept.entries[0]?.chosenVariant !== undefined, checkout.status]
    }
    expect(await sold()).toEqual([1200, true, 200])
    await change({ isEnabled: false })
    expect(await sold()).toEqual([0, false, 303])
    expect((await add(shop.mug.id, 'MUG-BLUE')).status).toBe(404)
    await change({ trashedAtMs: 1 })
    expect(await sold()).toEqual([0, false, 303])
    await change({})
    expect(await sold()).toEqual([1200, true, 200])
  })

  it("does not touch another visitor's entries", async () => {
    const added = await add(shop.mug.id, 'MUG-BLUE')
    const { id } = (added.json as { newlyAdded: { id: string } }).newlyAdded
    const other = await shop.visitor()
    expect((await other.send('DELETE', `${entries}/${id}`)).status).toBe(404)
    await add(shop.mug.id, 'MUG-RED', 1, other)
    expect((await other.send('PUT', `${entries}/${id}`, { quantity: 2 })).status).toBe(404)
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({ totalQuantity: 1 })
  })

  it('refuses a change without a crumb, with the flag that clients look for', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: entries, payload: { itemId: shop.mug.id } })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        error: 'Please enable cookies in your browser, reload the page, and try again.',
        crumbFail: true,
        crumb: expect.any(String),
      },
    ])
  })

  it('tells how much of each variant can be bought', async () => {
    const answer = await visitor.get(`/api/commerce/inventory/stock?itemId=${shop.mug.id}`)
    expect(answer.json).toEqual({
      results: shop.mug.variants.map(({ id, sku }) => ({
        variantId: id,
        sku,
        unlimited: false,
        qtyInStock: 5,
      })),
    })
    const file = await visitor.get(`/api/commerce/inventory/stock/?itemId=${shop.file.id}`)
    expect(file.json).toMatchObject({ results: [{ unlimited: true }] })
  })
})

describe('the plain form of a product', () => {
  let shop: OpenShop
  let visitor: Visitor
  beforeAll(async () => {
    shop = await openShop()
    visitor = await shop.visitor()
  })
  afterAll(() => shop.close())

  it('adds the chosen variant and leads to the cart', async () => {
    const fields = { itemId: shop.mug.id, quantity: '2', 'variant-option-Colour': 'Red' }
    const answer = await visitor.submit(entries, fields, '/shop/enamel-mug')
    expect([answer.status, answer.location]).toEqual([303, '/cart'])
    expect((await visitor.get('/api/commerce/shopping-cart')).json).toMatchObject({
      entries: [{ quantity: 2, chosenVariant: { sku: 'MUG-RED' } }],
    })
  })

  it('leads back to the product with the problem', async () => {
    const answer = await visitor.submit(entries, { itemId: shop.mug.id, quantity: '1' }, '/shop/enamel-mug')
    expect([answer.status, answer.location]).toEqual([
      303,
      '/shop/enamel-mug?problem=option-missing#product-problem',
    ])
    const fields = { itemId: shop.mug.id, quantity: '1.5', 'variant-option-Colour': 'Red' }
    const fraction = await visitor.submit(entries, fields, '/')
    expect(fraction.location).toMatch(
      /^\/shop\/enamel-mug\?problem=quantity-not-whole&variant=[\w-]+#product-problem$/,
    )
    const unknown = await visitor.submit(entries, { itemId: 'f'.repeat(24), quantity: '1' })
    expect(unknown.location).toBe('/cart?problem=unknown-item#sqs-cart-root')
  })
})

describe('too many new carts', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('are refused in words, while carts that are there go on', async () => {
    const request = { itemId: shop.mug.id, sku: 'MUG-BLUE', quantity: 1, additionalFields: null }
    const visitor = await shop.visitor()
    expect(
      (await visitor.send('POST', entries, { ...request, itemId: shop.lastOne.id, sku: null })).status,
    ).toBe(200)
    const begin = async () => (await shop.visitor()).send('POST', entries, request)
    const unknown = { ...request, sku: 'MUG-GREEN' }
    const refuse = async () => (await shop.visitor()).send('POST', entries, unknown)
    const refusals = await Promise.all(Array.from({ length: 201 }, refuse))
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([refusals[0]?.status]))
    expect(refusals[0]?.status).not.toBe(429)
    const answers = await Promise.all(Array.from({ length: 210 }, begin))
    const slowedDown = answers.filter(({ status }) => status === 429)
    expect(slowedDown).toHaveLength(11)
    expect(slowedDown[0]?.json).toEqual({ message: 'Please try again in 10 minutes.' })
    expect(slowedDown[0]?.headers['retry-after']).toBe('600')
    const form = { itemId: shop.mug.id, quantity: '1', 'variant-option-Colour': 'Red' }
    const refused = await (await shop.visitor()).submit(entries, form)
    expect(refused.location).toMatch(/^\/shop\/enamel-mug\?problem=too-many-carts&variant=[\w-]+#/)
    const page = await visitor.get(refused.location ?? '')
    expect(page.text).toContain('Please try again in 10 minutes.')
    expect((await visitor.send('POST', entries, { ...request, quantity: 1 })).status).toBe(200)
    shop.clock.nowMs += 600_001
    expect((await begin()).status).toBe(200)
  })
})
