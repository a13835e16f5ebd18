import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const grid = '/api/panel/grid/products'

describe('the grid of products', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterAll(() => shop.close())

  let blue: { productId: string; variantId: string }
  beforeEach(() => {
    blue = { productId: shop.mug.id, variantId: shop.mug.variants[0]?.id ?? '' }
  })
  const save = (...rows: object[]) => owner.send('PUT', grid, { rows })

  it('shows a product with its variants behind it, and a product of one variant as one row', async () => {
    const { json } = await owner.get(`${grid}?q=mug`)
    const rows = (json as { rows: readonly { productId: string }[] }).rows
    expect(rows.filter((row) => row.productId === shop.mug.id)).toMatchObject([
      { variantId: null, cells: { title: shop.mug.title } },
      { variantId: blue.variantId, name: 'Blue', cells: { priceCents: 1200, onHand: 5 } },
      { name: 'Red', cells: { priceCents: 1200, onHand: 5 } },
    ])
    const last = await owner.get(`${grid}?q=${encodeURIComponent(shop.lastOne.title)}`)
    expect(last.json).toMatchObject({
      products: 1,
      rows: [{ cells: { title: shop.lastOne.title, onHand: 1 } }],
    })
  })

  it('saves cells, counts stock, and visitors see it at once', async () => {
    const { json } = await save(
      { ...blue, was: { priceCents: 1200, onHand: 5 }, is: { priceCents: 1295, onHand: 9 } },
      { productId: shop.mug.id, variantId: null, was: { isFeatured: false }, is: { isFeatured: true } },
    )
    expect(json).toMatchObject({ outcomes: [{ outcome: 'saved' }, { outcome: 'saved' }] })
    const page = await owner.get('/shop/enamel-mug?format=json')
    expect(JSON.stringify(page.json)).toContain('12.95')
    const stock = await owner.get(`/api/commerce/inventory/stock?itemId=${shop.mug.id}`)
    expect(stock.status === 200 ? stock.json : null).not.toMatchObject({ results: [{ qtyInStock: 5 }] })
  })

  it('writes nothing down where a row is as it was', async () => {
    const before = await shop.store.products.find(shop.mug.id)
    const [first] = before?.variants ?? []
    const written = async () => (await shop.store.auditLog.list({ offset: 0, limit: 100 })).length
    const count = await written()
    const stock = await shop.store.stock.read(blue.variantId)
    const cells = {
      priceCents: first?.priceCents,
      sku: first?.sku,
      onHand: stock?.unlimited === false ? stock.onHand : null,
    }
    const { json } = await save({ ...blue, was: cells, is: cells })
    expect(json).toMatchObject({ outcomes: [{ outcome: 'saved' }] })
    expect(await written()).toBe(count)
    expect((await shop.store.products.find(shop.mug.id))?.updatedAtMs).toBe(before?.updatedAtMs)
  })

  it('keeps what somebody else saved meanwhile, and saves the other rows', async () => {
    const now = await shop.store.products.find(shop.mug.id)
    const [first, second] = now?.variants ?? []
    const { json } = await save(
      { ...blue, was: { priceCents: 1 }, is: { priceCents: 5000 } },
      {
        productId: shop.mug.id,
        variantId: second?.id,
        was: { priceCents: second?.priceCents },
        is: { priceCents: 1500 },
      },
    )
    expect(json).toMatchObject({
      outcomes: [{ outcome: 'clash', fields: ['priceCents'] }, { outcome: 'saved' }],
    })
    const after = await shop.store.products.find(shop.mug.id)
    expect(after?.variants.map((each) => each.priceCents)).toEqual([first?.priceCents, 1500])
  })

  it('says in the cell what is wrong, and changes nothing of that product', async () => {
    const before = await shop.store.products.find(shop.mug.id)
    const [first, second] = before?.variants ?? []
    const { json } = await save(
      { ...blue, was: { sku: first?.sku }, is: { sku: second?.sku } },
      { productId: shop.mug.id, variantId: null, was: { title: before?.title }, is: { title: ' ' } },
      {
        productId: shop.mug.id,
        variantId: second?.id,
        was: { weightGrams: second?.weightGrams },
        is: { weightGrams: 7 },
      },
      { productId: 'nobody', variantId: null, was: { title: 'a' }, is: { title: 'b' } },
    )
    expect(json).toMatchObject({
      outcomes: [
        { outcome: 'refused', errors: { sku: 'Another row of this product is wrong.' } },
        { outcome: 'refused', errors: { title: 'Enter a title' } },
        { outcome: 'refused', errors: { weightGrams: 'Another row of this product is wrong.' } },
        { outcome: 'gone' },
      ],
    })
    expect(await shop.store.products.find(shop.mug.id)).toEqual(before)
  })

  it('takes back one product of a save without the others', async () => {
    const sold = [shop.mug, shop.lastOne, shop.workshop]
    const priceOf = async ({ id }: { id: string }) =>
      (await shop.store.products.find(id))?.variants[0]?.priceCents ?? 0
    const acts = async () => {
      const { json } = await owner.get('/api/panel/activity')
      return (json as { rows: readonly { id: string; what: string; canUndo: boolean }[] }).rows
    }
    const known = new Set((await acts()).map(({ id }) => id))
    const before = await Promise.all(sold.map(priceOf))
    const rows = sold.map(({ id, variants: [first] }, place) => {
      const priceCents = before[place] ?? 0
      return {
        productId: id,
        variantId: first?.id,
        was: { priceCents },
        is: { priceCents: priceCents + 111 },
      }
    })
    await save(...rows)
    const entries = (await acts()).filter(({ id }) => !known.has(id))
    expect(entries.map(({ canUndo }) => canUndo)).toEqual([true, true, true])
    const ofLast = entries.find(({ what }) => what.includes(shop.lastOne.title))
    await owner.send('POST', `/api/panel/activity/${ofLast?.id}/undo`, {})
    const [mug = 0, last = 0, workshop = 0] = before
    expect(await Promise.all(sold.map(priceOf))).toEqual([mug + 111, last, workshop + 111])
  })

  it('is for those who may change products, and for no reporter', async () => {
    const reporter = await shop.visitor()
    await signInAs(reporter, shop.store, ['reporting'])
    expect((await reporter.get(grid)).status).toBe(403)
    const row = { ...blue, was: { sku: 'a' }, is: { sku: 'b' } }
    expect((await reporter.send('PUT', grid, { rows: [row] })).status).toBe(403)
  })
})
