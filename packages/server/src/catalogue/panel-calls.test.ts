import type { ReplyOf } from '@vitrine/contract/call'
import type { readProductCall } from '@vitrine/contract/catalogue/panel-calls'
import type { Product } from '@vitrine/domain/catalogue/product'
import { buildCollection, buildImage, buildProduct } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const products = '/api/panel/products'

describe("the owner's products", () => {
  let shop: OpenShop
  let owner: Visitor
  let email: string
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    email = await signInAs(owner, shop.store, ['storeManager'])
  })
  afterAll(() => shop.close())

  let vase: ReturnType<typeof vaseInput>
  beforeEach(() => {
    vase = vaseInput(shop.shop.id)
  })

  async function create(input: object = vase): Promise<Product> {
    const answer = await owner.send('POST', products, input)
    return (answer.json as { product: Product }).product
  }

  it('are found by their words, and listed with what can be sold', async () => {
    const answer = await owner.get(`${products}?q=enamel&sort=title`)
    expect(answer.json).toMatchObject({
      total: { count: 2, isMore: false },
      rows: expect.arrayContaining([
        expect.objectContaining({
          id: shop.mug.id,
          fullUrl: '/shop/enamel-mug',
          lowestPriceCents: 1200,
          availableQuantity: 10,
          isSoldOut: false,
          variants: [expect.objectContaining({ name: 'Blue' }), expect.objectContaining({ name: 'Red' })],
        }),
      ]),
    })
  })

  it('are listed by what is asked of them, as a file, too', async () => {
    const low = `f=${encodeURIComponent('availability:any:out,low')}&sort=stock`
    const { json } = await owner.get(`${products}?${low}`)
    const titles = (json as { rows: { title: string }[] }).rows.map(({ title }) => title)
    expect(titles).toContain(shop.lastOne.title)
    expect(titles).not.toContain(shop.mug.title)
    const file = await owner.get(`${products}.csv?${low}&cols=title,stock,price`)
    expect(file.text.split('\r\n')).toEqual(
      expect.arrayContaining(['\uFEFFtitle,stock,price', expect.stringMatching(/^Last One,1,/)]),
    )
    expect((await owner.get(`${products}?f=colour:is:red`)).status).toBe(400)
  })

  it('begin with clean HTML, ids of ours, a SKU, and their stock', async () => {
    const product = await create({ ...vase, bodyHtml: '<p onclick="x()">Tall<script>alert(1)</script></p>' })
    expect(product).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      bodyHtml: '<p>Tall</p>',
      variants: [
        {
          id: expect.stringMatching(/-/),
          sku: expect.stringMatching(/^SQ\d{7}$/),
          stock: { onHand: 3, held: 0 },
        },
      ],
    })
    expect(await shop.services.store.audit()).toEqual([])
  })

  it('are on the page at once', async () => {
    const product = await create({ ...vase, title: 'Seen at once', urlId: 'seen-at-once' })
    expect((await owner.get('/shop/seen-at-once')).text).toContain('Seen at once')
    const change = { ...product, title: 'Seen again' }
    expect((await owner.send('PUT', `${products}/${product.id}`, change)).status).toBe(200)
    expect((await owner.get('/shop/seen-at-once')).text).toContain('Seen again')
    await owner.send('DELETE', `${products}/${product.id}`)
    expect((await owner.get('/shop/seen-at-once')).status).toBe(404)
  })

  it('lead from their old address to the new one where their owner wants that', async () => {
    const product = await create({ ...vase, urlId: 'old-vase' })
    const path = `${products}/${product.id}`
    const moved = await owner.send('PUT', path, { ...product, urlId: 'tall-vase', keepsOldAddress: true })
    const old = await owner.get('/shop/old-vase')
    expect([moved.status, old.status, old.location]).toEqual([200, 301, '/shop/tall-vase'])
    const { product: now } = moved.json as { product: Product }
    await owner.send('PUT', path, { ...now, urlId: 'small-vase' })
    expect((await owner.get('/shop/tall-vase')).status).toBe(404)
  })

  it('are refused field by field', async () => {
    const answer = await owner.send('POST', products, {
      ...vase,
      title: '',
      urlId: 'two words',
      collectionId: shop.blog.id,
      images: [buildImage()],
    })
    expect([answer.status, answer.json]).toEqual([
      400,
      {
        message: 'Please check what you entered.',
        errors: {
          title: 'Enter a title',
          urlId: 'two words is not a valid page URL',
          collectionId: 'Choose a shop page',
          'images.0': 'This picture is not there any more. Please upload it again.',
        },
      },
    ])
    const taken = await owner.send('POST', products, { ...vase, urlId: 'enamel-mug' })
    expect(taken.json).toMatchObject({ errors: { urlId: 'Another product has this address' } })
  })

  it('are refused where a SKU or a tag is more than a line', async () => {
    const [variant] = vase.variants
    const variants = [{ ...variant, sku: 'VASE\n1' }]
    const refused = await owner.send('POST', products, { ...vase, variants, tags: ['tall', 'gr\u2028een'] })
    const text = 'Write it in one line, without line breaks.'
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { errors: { 'variants.0.sku': text, 'tags.1': text } },
    ])
    const seo = { title: 'Vase', description: 'Tall.\nGreen.' }
    expect((await owner.send('POST', products, { ...vase, urlId: 'vase-of-lines', seo })).status).toBe(200)
  })

  it('are not saved over the change of somebody else', async () => {
    const product = await create()
    const path = `${products}/${product.id}`
    expect((await owner.send('PUT', path, { ...product, title: 'First' })).status).toBe(200)
    const second = await owner.send('PUT', path, { ...product, title: 'Second' })
    expect([second.status, second.json]).toEqual([
      409,
      { message: 'This product was changed by someone else. Reload the page to see it as it is now.' },
    ])
    expect((await owner.get(path)).json).toMatchObject({ product: { title: 'First' } })
  })

  it('keep what was sold while the owner was editing', async () => {
    const product = await create({ ...vase, urlId: 'busy' })
    const [variant] = product.variants
    const { stock } = shop.store
    await stock.hold({ id: 'p'.repeat(24), expiresAtMs: shop.clock.nowMs + 1000 }, [
      { variantId: variant?.id ?? '', quantity: 2 },
    ])
    await stock.take('p'.repeat(24), 'o'.repeat(24))
    const edited = { ...product, variants: [{ ...variant, stock: { unlimited: false, onHand: 3, was: 3 } }] }
    const saved = await owner.send('PUT', `${products}/${product.id}`, edited)
    expect(saved.json).toMatchObject({ product: { variants: [{ stock: { onHand: 1 } }] } })
  })

  it('are not saved with a count over the count of somebody else', async () => {
    const read = async (id: string) =>
      (await owner.get(`${products}/${id}`)).json as ReplyOf<typeof readProductCall>
    const { product, stockVersions } = await read((await create({ ...vase, urlId: 'recounted' })).id)
    const path = `${products}/${product.id}`
    const [variant] = product.variants
    const { stock } = shop.store
    await stock.count(variant?.id ?? '', { unlimited: false, onHand: 7 }, 'Counted')
    await stock.count(variant?.id ?? '', { unlimited: false, onHand: 3 }, 'Counted again')
    const withStock = (onHand: number) => ({
      ...{ ...product, stockVersions },
      variants: [{ ...variant, stock: { unlimited: false, onHand, was: 3 } }],
    })
    expect((await owner.send('PUT', path, withStock(4))).status).toBe(409)
    expect((await owner.send('PUT', path, withStock(3))).status).toBe(200)
    const { product: saved, stockVersions: now } = await read(product.id)
    expect(now[variant?.id ?? '']).toBe((stockVersions[variant?.id ?? ''] ?? 0) + 2)
    const known = { ...withStock(4), updatedAtMs: saved.updatedAtMs, stockVersions: now }
    expect((await owner.send('PUT', path, known)).json).toMatchObject({
      product: { variants: [{ stock: { onHand: 4 } }] },
    })
  })

  it.each([
    ['not saved over a count, though it was said to be received', { kind: 'set', onHand: 20, was: 3 }, 409],
    ['saved over pieces that came beside', { kind: 'add', units: 2 }, 200],
  ])('are %s', async (_, asked, status) => {
    const { id } = await create({ ...vase, urlId: `beside-${status}` })
    const opened = (await owner.get(`${products}/${id}`)).json as ReplyOf<typeof readProductCall>
    const { product, stockVersions } = opened
    const [variant] = product.variants
    const inventory = `/api/panel/inventory/${variant?.id}/changes`
    const cause = status === 409 ? 'received' : 'returned'
    expect((await owner.send('POST', inventory, { change: asked, cause, note: '' })).status).toBe(200)
    const variants = [{ ...variant, stock: { unlimited: false, onHand: 7, was: 3 } }]
    const saved = await owner.send('PUT', `${products}/${id}`, { ...product, stockVersions, variants })
    expect(saved.status).toBe(status)
    if (status === 200)
      expect(saved.json).toMatchObject({ product: { variants: [{ stock: { onHand: 9 } }] } })
  })

  it('take a count of their stock, and show it', async () => {
    const product = await create({ ...vase, urlId: 'counted' })
    const path = `${products}/${product.id}/variants/${product.variants[0]?.id}/stock`
    const counted = await owner.send('PUT', path, { unlimited: false, onHand: 0 })
    expect(counted.json).toMatchObject({ product: { variants: [{ stock: { onHand: 0 } }] } })
    const listed = await owner.get(`${products}?q=counted`)
    expect(listed.json).toMatchObject({ rows: [] })
    expect((await owner.get(`${products}?q=vase`)).json).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ id: product.id, isSoldOut: true })]),
    })
    const wrong = await owner.send('PUT', `${products}/${product.id}/variants/none/stock`, {
      unlimited: true,
    })
    expect(wrong.status).toBe(404)
    // Whoever counts from a number is told that nobody counts any more.
    await owner.send('PUT', path, { unlimited: true })
    expect((await owner.send('PUT', path, { unlimited: false, onHand: 12, was: 4 })).status).toBe(409)
    expect((await owner.send('PUT', path, { unlimited: false, onHand: 12 })).status).toBe(200)
  })

  it('are counted once, not twice, by two who saw the same number', async () => {
    const product = await create({ ...vase, urlId: 'two-hands' })
    const variantId = product.variants[0]?.id ?? ''
    const path = `${products}/${product.id}/variants/${variantId}/stock`
    await owner.send('PUT', path, { unlimited: false, onHand: 5 })
    const { json } = await owner.get(`${products}?q=vase`)
    const { rows } = json as { rows: readonly { id: string; variants: readonly { moves: number }[] }[] }
    const seenMoves = rows.find(({ id }) => id === product.id)?.variants[0]?.moves
    const count = (onHand: number) => owner.send('PUT', path, { unlimited: false, onHand, was: 5, seenMoves })
    expect((await count(3)).status).toBe(200)
    const again = await count(3)
    expect([again.status, again.json]).toMatchObject([
      200,
      { product: { variants: [{ stock: { onHand: 3 } }] } },
    ])
    expect((await count(4)).status).toBe(409)
    expect(await shop.store.stock.read(variantId)).toMatchObject({ onHand: 3 })
    const history = await owner.get(`/api/panel/inventory/${variantId}/history`)
    expect((history.json as { moves: object[] }).moves[0]).toMatchObject({
      cause: 'edited',
      note: '',
      by: 'Owner',
    })
  })

  it('leave a trace of who changed them', async () => {
    shop.clock.nowMs += 1
    const product = await create({ ...vase, urlId: 'traced' })
    const [entry] = await shop.store.auditLog.list({ offset: 0, limit: 1 })
    const account = await shop.store.accounts.findByEmail(email)
    expect(account?.id).toMatch(/^[0-9a-f]{24}$/)
    expect(entry).toMatchObject({
      accountId: account?.id,
      call: 'createProduct',
      subjectId: product.id,
      summary: 'Added Vase',
    })
  })

  it('are 200 on a shop page at most, shown or not', async () => {
    const full = buildCollection({ urlId: 'full' })
    const numbers = Array.from({ length: 199 }, (_, index) => index)
    await shop.store.transaction(async ({ collections, products }) => {
      await collections.save(full)
      for (const number of numbers) {
        const isVisible = number > 0
        await products.save(buildProduct({ collectionId: full.id, urlId: `old-${number}`, isVisible }))
      }
    })
    expect(await create({ ...vaseInput(full.id), urlId: 'last' })).toMatchObject({ urlId: 'last' })
    const more = await owner.send('POST', products, { ...vaseInput(full.id), urlId: 'more' })
    expect([more.status, more.json]).toMatchObject([
      400,
      { errors: { collectionId: 'A shop page can hold 200 products.' } },
    ])
    await shop.store.transaction((tables) =>
      tables.collections.save({ ...full, isEnabled: false, typeName: 'page' }),
    )
  })

  it('have a home in a shop page', async () => {
    expect((await owner.get('/api/panel/collections')).json).toEqual({
      collections: [
        {
          id: shop.shop.id,
          title: 'Shop',
          urlId: 'shop',
          typeName: 'products',
          categories: expect.arrayContaining(['Kitchen']),
        },
      ],
    })
  })
})

function vaseInput(collectionId: string) {
  return {
    collectionId,
    urlId: `vase-${Math.random().toString(36).slice(2)}`,
    type: 'physical',
    title: 'Vase',
    excerptHtml: '',
    bodyHtml: '',
    categories: [],
    tags: [],
    images: [] as object[],
    optionNames: [],
    variants: [
      {
        sku: '',
        attributes: {},
        priceCents: 4500,
        salePriceCents: 0,
        isOnSale: false,
        weightGrams: 900,
        imageId: null,
        stock: { unlimited: false, onHand: 3 },
      },
    ],
    subscription: null,
    customAddButtonText: null,
    customSoldOutText: null,
    scarcity: null,
    isFeatured: false,
    isVisible: true,
    seo: { title: '', description: '' },
  }
}
