import type { Product } from '@vitrine/domain/catalogue/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ListAsk } from '../../lists/read-list.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCollection, buildMug, buildProduct, buildVariant, newId, noon } from '../../testing/builders.ts'
import { among, byTitle, everyRow } from '../../testing/list-ask.ts'

let built: BuiltStore
const shop = buildCollection()
const soon = noon + 60_000

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})

// The audit proves that lists count what levels hold.
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

const inShop = (product: Partial<Product>) => buildProduct({ collectionId: shop.id, ...product })

async function add(...products: readonly Product[]) {
  for (const product of products) await built.siteStore.products.save(product)
}

async function titles(ask: Partial<ListAsk> = {}): Promise<readonly string[]> {
  const { rows } = await built.siteStore.products.listed(everyRow({ ...byTitle, ...ask }))
  return rows.map(({ title }) => title)
}

const counted = (onHand: number) => ({ unlimited: false, onHand, held: 0 }) as const

describe('the list of products', () => {
  it('finds titles, SKUs, categories and tags by the beginnings of words', async () => {
    await add(
      buildMug({ collectionId: shop.id, variants: [buildVariant({ sku: 'MUG-BLUE' })] }),
      inShop({ title: 'Pan' }),
    )
    for (const word of ['mug', 'mug-b', 'blue', 'kitch', 'enamel'])
      expect([word, await titles({ words: [word] })]).toEqual([word, ['Enamel mug']])
    expect(await titles({ words: ["'; drop"] })).toEqual([])
  })

  it('finds a product of as many variants as there may be by its title, its tags and each SKU', async () => {
    const skus = Array.from({ length: 250 }, (_, at) => `POS-${100_001 + at * 7}`)
    const variants = skus.map((sku) => buildVariant({ sku, attributes: { Size: sku } }))
    const tags = ['winter', 'deko']
    await add(
      inShop({ title: 'Poster Wald', optionNames: ['Size'], variants, tags }),
      inShop({ title: 'Pan' }),
    )
    const last = skus.at(-1) ?? ''
    for (const word of ['poster', 'wald', 'deko', 'winter', last.toLowerCase()])
      expect([word, await titles({ words: [word] })]).toEqual([word, ['Poster Wald']])
    expect(await titles({ tests: among('sku', last.toLowerCase()) })).toEqual(['Poster Wald'])
  })

  it('sorts by title, price, stock, change and age', async () => {
    const dear = inShop({
      title: 'beads',
      createdAtMs: 2,
      updatedAtMs: 1,
      variants: [buildVariant({ priceCents: 900, stock: { unlimited: true } })],
    })
    const cheap = inShop({
      title: 'Ämber',
      createdAtMs: 1,
      updatedAtMs: 2,
      variants: [buildVariant({ priceCents: 950, isOnSale: true, salePriceCents: 100 })],
    })
    await add(dear, cheap)
    const by = (key: string) => titles({ sort: { key, isDescending: false } })
    expect(await by('title')).toEqual(['Ämber', 'beads'])
    expect(await by('price')).toEqual(['Ämber', 'beads'])
    expect(await by('stock')).toEqual(['Ämber', 'beads'])
    expect(await by('updated')).toEqual(['beads', 'Ämber'])
    expect(await by('created')).toEqual(['Ämber', 'beads'])
  })

  it('tells what is out, low, plenty and without an end', async () => {
    await add(
      inShop({ title: 'Out', variants: [buildVariant({ stock: counted(0) })] }),
      inShop({
        title: 'Low',
        variants: [buildVariant({ stock: counted(2) }), buildVariant({ stock: counted(3) })],
      }),
      inShop({ title: 'Plenty', variants: [buildVariant({ stock: counted(6) })] }),
      inShop({ title: 'Endless', variants: [buildVariant({ stock: { unlimited: true } })] }),
      inShop({ title: 'File', type: 'digital', variants: [buildVariant({ stock: counted(0) })] }),
    )
    const that = (...values: string[]) => titles({ tests: among('availability', ...values) })
    expect(await that('out')).toEqual(['Out'])
    expect(await that('low')).toEqual(['Low'])
    expect(await that('plenty')).toEqual(['Plenty'])
    expect(await that('unlimited')).toEqual(['Endless', 'File'])
    expect(await that('out', 'low')).toEqual(['Low', 'Out'])
    const others = [{ kind: 'among', key: 'availability', values: ['low', 'out'], isNot: true }] as const
    expect(await titles({ tests: others })).toEqual(['Endless', 'File', 'Plenty'])
  })

  it('narrows by what products are and lack', async () => {
    await add(
      inShop({ title: 'Hidden', isVisible: false, tags: ['New'] }),
      inShop({ title: 'Bare', categories: ['Kitchen ware'], images: [], bodyHtml: '', excerptHtml: '' }),
    )
    expect(
      await titles({ tests: [{ kind: 'among', key: 'visible', values: ['yes'], isNot: true }] }),
    ).toEqual(['Hidden'])
    expect(await titles({ tests: among('tag', 'new') })).toEqual(['Hidden'])
    expect(await titles({ tests: [{ kind: 'has', key: 'category', words: ['ware'] }] })).toEqual(['Bare'])
    expect(await titles({ tests: [...among('missing', 'description'), ...among('visible', 'yes')] })).toEqual(
      ['Bare'],
    )
  })

  it('goes on from a row that it gave out, though rows before it are gone', async () => {
    await add(...['A', 'B', 'C', 'D'].map((title) => inShop({ title })))
    const { products } = built.siteStore
    const first = await products.listed(everyRow({ ...byTitle, limit: 2 }))
    const [a, b] = first.rows
    expect(first.total).toEqual({ count: 4, isMore: false })
    await products.remove(a?.id ?? '')
    const start = { value: 'b', id: b?.id ?? '', side: 'after' } as const
    expect(await titles({ limit: 2, start })).toEqual(['C', 'D'])
  })

  it('follows what is held, sold, given back, counted and made endless', async () => {
    const [one, other] = [buildVariant({ stock: counted(4) }), buildVariant({ stock: counted(3) })]
    await add(inShop({ title: 'Mug', variants: [one, other] }), inShop({ title: 'Pot' }))
    const units = async () => {
      for (let most = 0; most < 20; most += 1)
        if ((await titles({ tests: upTo(most) })).includes('Mug')) return most
      return null
    }
    const { stock } = built.siteStore
    const lines = [
      { variantId: one.id, quantity: 2 },
      { variantId: other.id, quantity: 1 },
    ]
    expect(await units()).toBe(7)
    await stock.hold({ id: 'p1', expiresAtMs: soon }, lines)
    expect(await units()).toBe(4)
    await stock.take('p1', 'o1')
    expect(await units()).toBe(4)
    await stock.restock('o1', lines)
    expect(await units()).toBe(7)
    await stock.hold({ id: 'p2', expiresAtMs: soon }, lines)
    await stock.release('p2')
    expect(await units()).toBe(7)
    await stock.count(one.id, { unlimited: false, onHand: 9 }, '')
    expect(await units()).toBe(12)
    await stock.count(one.id, { unlimited: true }, '')
    expect(await titles({ tests: among('availability', 'unlimited') })).toEqual(['Mug'])
    await stock.count(one.id, { unlimited: false, onHand: 1 }, '')
    expect(await units()).toBe(4)
  })

  it('does not count a variant that was taken out of its product, whatever comes back of it', async () => {
    const [kept, gone] = [buildVariant({ stock: counted(4) }), buildVariant({ stock: counted(3) })]
    const mug = inShop({ title: 'Mug', variants: [kept, gone] })
    await add(mug)
    const { stock } = built.siteStore
    await stock.hold({ id: 'p1', expiresAtMs: soon }, [{ variantId: gone.id, quantity: 1 }])
    await add({ ...mug, variants: [kept] })
    await stock.release('p1')
    expect(await titles({ tests: upTo(4) })).toEqual(['Mug'])
  })

  it('forgets what is removed, and tells no other website of its products', async () => {
    const mug = inShop({ title: 'Mug' })
    await add(mug)
    const other = newId()
    expect((await built.store.site(other).products.listed(everyRow(byTitle))).rows).toEqual([])
    await built.siteStore.products.remove(mug.id)
    expect(await titles({ words: ['mug'] })).toEqual([])
    expect(await titles()).toEqual([])
  })
})

const upTo = (most: number) => [{ kind: 'between', key: 'stock', from: null, to: most }] as const
