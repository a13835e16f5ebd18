import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'
import { buildCollection, buildMug, buildProduct, buildVariant, newId, noon } from '../testing/builders.ts'
import type { ProductQuery } from './products.ts'

let built: BuiltStore
const shop = buildCollection()
const page = { collectionId: shop.id, offset: 0, limit: 10 }

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('products', () => {
  it('are listed in the order in which they were added, a page at a time', async () => {
    const [first, second, third] = await addProducts('First', 'Second', 'Third')
    const { products } = built.siteStore
    expect(await products.list({ ...page, limit: 2 })).toEqual({ rows: [first, second], total: 3 })
    expect(await products.list({ ...page, offset: 2, limit: 2 })).toEqual({ rows: [third], total: 3 })
  })

  it('fill every page of a long list, with gaps where products left', async () => {
    const made = await addProducts(...Array.from({ length: 600 }, (_, each) => `Product ${each}`))
    const { products } = built.siteStore
    const gone = [0, 255, 256, 300, 301, 302, 511, 599]
    await built.siteStore.transaction(async (tables) => {
      for (const each of gone) await tables.products.remove(made[each]?.id ?? '')
    })
    const left = made.filter((_, each) => !gone.includes(each)).map((product) => product.title)
    const offsets = [0, 20, 254, 255, 256, 380, 500, 580, 591, 592, 2_000]
    const found = await Promise.all(offsets.map((offset) => products.list({ ...page, offset, limit: 20 })))
    expect(found.map(({ rows }) => rows.map((product) => product.title))).toEqual(
      offsets.map((offset) => left.slice(offset, offset + 20)),
    )
    expect(found.every(({ total }) => total === left.length)).toBe(true)
  })

  it('keep their place when they are changed', async () => {
    const [first, second] = await addProducts('First', 'Second')
    await built.siteStore.products.save({ ...first, title: 'Still first' })
    const { rows } = await built.siteStore.products.list(page)
    expect(rows.map((product) => product.title)).toEqual(['Still first', second.title])
  })

  it('are listed by category, by tag, by both, and by being featured', async () => {
    const mug = buildMug({ collectionId: shop.id, categories: ['Kitchen'], tags: ['enamel'] })
    const pan = buildProduct({ collectionId: shop.id, categories: ['Kitchen'], tags: ['steel'] })
    const bell = buildProduct({ collectionId: shop.id, tags: ['steel'], isFeatured: true })
    await addAll(mug, pan, bell)
    const { products } = built.siteStore
    expect((await products.list({ ...page, category: 'Kitchen' })).rows).toEqual([mug, pan])
    expect((await products.list({ ...page, tag: 'steel' })).rows).toEqual([pan, bell])
    expect(await products.list({ ...page, category: 'Kitchen', tag: 'steel' })).toEqual({
      rows: [pan],
      total: 1,
    })
    expect((await products.list({ ...page, featuredOnly: true })).rows).toEqual([bell])
  })

  it('are listed by any of several categories and tags, in the owner’s order and each once', async () => {
    const mug = buildMug({ collectionId: shop.id, categories: ['Kitchen', 'Gifts'], tags: ['enamel'] })
    const bell = buildProduct({ collectionId: shop.id, categories: ['Garden'], tags: ['steel'] })
    const pan = buildProduct({ collectionId: shop.id, categories: ['Kitchen'], tags: ['steel'] })
    const card = buildProduct({ collectionId: shop.id, categories: ['Gifts'], isFeatured: true })
    await addAll(mug, bell, pan, card)
    const { products } = built.siteStore
    const any = { ...page, category: ['Gifts', 'Garden'] }
    expect(await products.list(any)).toEqual({ rows: [mug, bell, card], total: 3 })
    expect(await products.list({ ...any, offset: 1, limit: 1 })).toEqual({ rows: [bell], total: 3 })
    expect((await products.list({ ...any, tag: ['steel', 'enamel'] })).rows).toEqual([mug, bell])
    expect((await products.list({ ...any, tag: 'steel' })).rows).toEqual([bell])
    expect((await products.list({ ...any, featuredOnly: true })).rows).toEqual([card])
    expect((await products.list({ ...any, category: ['Gifts'], tag: [] })).rows).toEqual([mug, card])
    const inStock = await products.list({ ...any, inStockOnly: true, order: 'price-desc' })
    expect([inStock.rows[0], inStock.total]).toEqual([mug, 3])
  })

  it('leave the lists when they are hidden, lose a category or are removed', async () => {
    const [first, second, third] = await addProducts('First', 'Second', 'Third')
    const { products } = built.siteStore
    await products.save({ ...first, isVisible: false })
    await products.save({ ...second, categories: [] })
    await products.remove(third.id)
    expect(await products.list(page)).toMatchObject({ rows: [{ id: second.id }], total: 1 })
    expect(await products.list({ ...page, category: 'Things' })).toEqual({ rows: [], total: 0 })
    expect(await products.categories(shop.id)).toEqual([])
    expect(await products.find(third.id)).toBeUndefined()
  })

  it('tell their categories and tags in the order of first use', async () => {
    await addAll(
      buildProduct({ collectionId: shop.id, categories: ['Zinc', 'Brass'] }),
      buildProduct({ collectionId: shop.id, categories: ['Amber', 'Brass'], tags: ['new'] }),
    )
    expect(await built.siteStore.products.categories(shop.id)).toEqual(['Brass', 'Zinc', 'Amber'])
    expect(await built.siteStore.products.tags(shop.id)).toEqual(['new'])
  })

  it('know their visible neighbours', async () => {
    const [first, hidden, third] = await addProducts('First', 'Hidden', 'Third')
    const { products } = built.siteStore
    await products.save({ ...hidden, isVisible: false })
    expect(await products.neighbours(third)).toEqual({ previous: first, next: undefined })
    expect(await products.neighbours(first)).toEqual({ previous: undefined, next: third })
  })

  it('are found together in the order asked for', async () => {
    const [first, second] = await addProducts('First', 'Second')
    expect(await built.siteStore.products.findMany([second.id, newId(), first.id])).toEqual([second, first])
  })

  it('are found together, however many they are', async () => {
    const titles = Array.from({ length: 70 }, (_, place) => `Product ${place}`)
    const made = await addProducts(...titles)
    const found = await built.siteStore.products.findMany(made.map((product) => product.id))
    expect(found.map((product) => product.title)).toEqual(titles)
    expect(await built.siteStore.products.findMany([])).toEqual([])
  })

  it('stand in the order of their names or of their lowest prices, by category too', async () => {
    const [pot, bowl, jug] = await addProducts('Pot', 'bowl', 'Jug')
    const { products } = built.siteStore
    const sale = buildVariant({ priceCents: 5000, salePriceCents: 100, isOnSale: true })
    await products.save({ ...jug, variants: [sale] })
    await products.save({ ...bowl, variants: [buildVariant({ priceCents: 300 })], categories: [] })
    const titles = async (query: object) =>
      (await products.list({ ...page, ...query })).rows.map(({ title }) => title)
    expect(await titles({ order: 'name' })).toEqual(['bowl', 'Jug', 'Pot'])
    expect(await titles({ order: 'price-asc' })).toEqual(['Jug', 'bowl', 'Pot'])
    expect(await titles({ order: 'price-desc', category: 'Things' })).toEqual(['Pot', 'Jug'])
    expect(await products.list({ ...page, order: 'price-desc', offset: 2, limit: 1 })).toMatchObject({
      rows: [{ id: jug.id }],
      total: 3,
    })
    expect(pot.title).toBe('Pot')
  })

  it('stand by their full price where they are gift cards, which are never on sale', async () => {
    const [card, bowl] = await addProducts('Card', 'Bowl')
    const { products } = built.siteStore
    const sale = buildVariant({ priceCents: 5000, salePriceCents: 100, isOnSale: true })
    await products.save({ ...card, type: 'gift-card', variants: [sale] })
    await products.save({ ...bowl, variants: [buildVariant({ priceCents: 300 })] })
    const { rows } = await products.list({ ...page, order: 'price-asc' })
    expect(rows.map(({ title }) => title)).toEqual(['Bowl', 'Card'])
  })

  it('are listed without what is sold out', async () => {
    const soldOut = { unlimited: false, onHand: 0, held: 0 } as const
    const gone = buildProduct({ collectionId: shop.id, variants: [buildVariant({ stock: soldOut })] })
    const half = buildProduct({
      collectionId: shop.id,
      optionNames: ['Size'],
      variants: [
        buildVariant({ sku: 'S', attributes: { Size: 'S' }, stock: soldOut }),
        buildVariant({ sku: 'L', attributes: { Size: 'L' }, stock: { unlimited: true } }),
      ],
    })
    await addAll(gone, half)
    const { rows, total } = await built.siteStore.products.list({ ...page, inStockOnly: true })
    expect([rows.map(({ id }) => id), total]).toEqual([[half.id], 1])
  })

  it('are sold out whatever is left of a variant that left them', async () => {
    const none = { unlimited: false, onHand: 0, held: 0 } as const
    const [left, stays] = ['S', 'M'].map((sku) =>
      buildVariant({ sku, attributes: { Size: sku }, stock: sku === 'S' ? { ...none, onHand: 5 } : none }),
    )
    const shirt = buildProduct({
      collectionId: shop.id,
      optionNames: ['Size'],
      variants: [left, stays].flatMap((each) => each ?? []),
    })
    await addAll(shirt)
    await built.siteStore.products.save({ ...shirt, variants: shirt.variants.slice(1) })
    const orders = [undefined, 'name', 'price-asc', 'price-desc'] as const
    const lists = orders.map((order) =>
      built.siteStore.products.list({ ...page, inStockOnly: true, ...(order && { order }) }),
    )
    expect((await Promise.all(lists)).map(({ rows, total }) => [rows.length, total])).toEqual(
      orders.map(() => [0, 0]),
    )
  })

  it('without what is sold out have no more and no fewer in a category, an order and a part than there are', async () => {
    const none = { unlimited: false, onHand: 0, held: 0 }
    const made = Array.from({ length: 9 }, (_, at) =>
      buildProduct({
        title: `Vase ${at}`,
        collectionId: shop.id,
        urlId: `vase-${at}`,
        type: at === 4 ? 'digital' : 'physical',
        categories: at < 6 ? ['Vases'] : ['Others'],
        variants: [
          buildVariant({ priceCents: 900 - at * 100, stock: at % 2 === 0 ? none : { ...none, onHand: 2 } }),
        ],
      }),
    )
    await addAll(...made)
    const titlesOf = async (query: Partial<ProductQuery>) => {
      const { rows, total } = await built.siteStore.products.list({ ...page, inStockOnly: true, ...query })
      return [...rows.map(({ title }) => title.slice(-1)), total]
    }
    expect(await titlesOf({})).toEqual(['1', '3', '4', '5', '7', 5])
    expect(await titlesOf({ category: 'Vases', order: 'price-asc' })).toEqual(['5', '4', '3', '1', 4])
    expect(await titlesOf({ offset: 1, limit: 2, order: 'name' })).toEqual(['3', '4', 5])
    expect(await titlesOf({ category: 'Others', featuredOnly: true })).toEqual([0])
  })

  it('tell how many there are, whether any are, and whether one is sent', async () => {
    const { products } = built.siteStore
    expect(await products.isAny()).toBe(false)
    await addAll(buildProduct({ collectionId: shop.id, type: 'service', isVisible: false }))
    expect(await products.isAny()).toBe(true)
    expect(await products.isAnySent()).toBe(false)
    await addAll(buildMug({ collectionId: shop.id }))
    expect(await products.isAnySent()).toBe(true)
    expect(await products.count()).toBe(2)
  })

  it('are found by their address', async () => {
    const [first] = await addProducts('First')
    expect(await built.siteStore.products.findByUrlId(shop.id, first.urlId)).toEqual(first)
  })
})

describe('collections', () => {
  it('come in the order of the site and are found by id and address', async () => {
    const { collections } = built.siteStore
    const first = buildCollection({ position: 0 })
    await collections.save(first)
    expect(await collections.list()).toEqual([first, shop])
    expect(await collections.find(shop.id)).toEqual(shop)
    expect(await collections.findByUrlId(first.urlId)).toEqual(first)
  })
})

async function addProducts<Titles extends readonly string[]>(...titles: Titles) {
  const made = titles.map((title) =>
    buildProduct({ title, collectionId: shop.id, categories: ['Things'], urlId: title }),
  )
  await addAll(...made)
  return made as { -readonly [Place in keyof Titles]: ReturnType<typeof buildProduct> }
}

async function addAll(...products: readonly ReturnType<typeof buildProduct>[]): Promise<void> {
  await built.siteStore.transaction(async (tables) => {
    for (const product of products) await tables.products.save(product)
  })
}
