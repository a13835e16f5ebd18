import type { Product } from '@vitrine/domain/catalogue/product'
import { termOf } from '@vitrine/domain/lists/list-words'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usualBounds } from '../../lists/list-bounds.ts'
import type { ListAsk } from '../../lists/read-list.ts'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCollection, buildMug, buildProduct, buildVariant, noon } from '../../testing/builders.ts'
import { among, everyRow } from '../../testing/list-ask.ts'

let built: BuiltStore
const shop = buildCollection()

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})

// The audit proves that lists count what levels hold.
afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

const counted = (onHand: number) => ({ unlimited: false, onHand, held: 0 }) as const
const mug: Product = buildMug({
  collectionId: shop.id,
  categories: ['Kitchen'],
  variants: [
    buildVariant({ sku: 'MUG-RED', attributes: { Colour: 'Red' }, stock: counted(2), priceCents: 1500 }),
    buildVariant({ sku: 'MUG-BLUE', attributes: { Colour: 'Blue' }, stock: counted(9), priceCents: 1200 }),
  ],
})
const file = buildProduct({
  collectionId: shop.id,
  title: 'Book',
  type: 'digital',
  variants: [buildVariant({ sku: 'BOOK', stock: counted(0), priceCents: 900 })],
})

async function skus(ask: Partial<ListAsk> = {}): Promise<readonly string[]> {
  const asked = everyRow({ sort: { key: 'name', isDescending: false }, ...ask })
  const { rows } = await built.siteStore.products.listedVariants(asked)
  return rows.map(({ variant }) => variant.sku)
}

async function variantOf(sku: string) {
  const asked = everyRow({ sort: { key: 'name', isDescending: false }, tests: among('sku', sku) })
  return (await built.siteStore.products.listedVariants(asked)).rows[0]?.variant
}

const by = (key: string, isDescending = false) => skus({ sort: { key, isDescending } })

describe('the inventory', () => {
  beforeEach(async () => {
    for (const product of [mug, file]) await built.siteStore.products.save(product)
  })

  it('sorts by name, stock and price', async () => {
    expect(await by('name')).toEqual(['BOOK', 'MUG-BLUE', 'MUG-RED'])
    expect(await by('stock')).toEqual(['MUG-RED', 'MUG-BLUE', 'BOOK'])
    expect(await by('price', true)).toEqual(['MUG-RED', 'MUG-BLUE', 'BOOK'])
  })

  it('finds titles, SKUs and values, and narrows by what is left', async () => {
    expect(await skus({ words: ['enamel', 'blu'] })).toEqual(['MUG-BLUE'])
    expect(await skus({ tests: among('sku', 'mug-red') })).toEqual(['MUG-RED'])
    expect(await skus({ tests: among('category', 'kitchen') })).toEqual(['MUG-BLUE', 'MUG-RED'])
    expect(await skus({ tests: among('availability', 'low') })).toEqual(['MUG-RED'])
    expect(await skus({ tests: among('availability', 'unlimited') })).toEqual(['BOOK'])
    expect(await skus({ tests: among('counted', 'yes') })).toEqual(['MUG-BLUE', 'MUG-RED'])
  })

  it('follows sales, new names, and variants that leave', async () => {
    const [red, blue] = mug.variants
    if (!red || !blue) throw new Error('The mug has two colours')
    await built.siteStore.stock.hold({ id: 'p1', expiresAtMs: noon + 1_000 }, [
      { variantId: red.id, quantity: 2 },
    ])
    expect(await skus({ tests: among('availability', 'out') })).toEqual(['MUG-RED'])
    await built.siteStore.products.save({ ...mug, title: 'Zinc mug', variants: [blue] })
    expect(await skus()).toEqual(['BOOK', 'MUG-BLUE'])
    expect(await skus({ words: ['enamel'] })).toEqual([])
    await built.siteStore.products.remove(mug.id)
    expect(await skus()).toEqual(['BOOK'])
  })

  it('finds the beginnings of names and words further on, in the order of names, however few are looked at', async () => {
    const titles = ['Jug for a lamp', 'Lamp', 'Lamp, small', 'Land', 'Oil lamp', 'Old lamp', 'Vase']
    for (const [at, title] of titles.entries()) {
      const variants = [buildVariant({ sku: `${at}`, stock: counted(1) })]
      await built.siteStore.products.save(buildProduct({ collectionId: shop.id, title, variants }))
    }
    const bounds = { ...usualBounds, sorted: 3, walked: 0, among: 0, sortedFarOff: 0 }
    const found = async (isDescending: boolean) => {
      const page = { words: ['lam'], sort: { key: 'name', isDescending }, limit: 2, bounds }
      const first = await skus(page)
      const at = first.at(-1) ?? ''
      const { id } = (await variantOf(at)) ?? { id: '' }
      const value = termOf(titles[Number(at)] ?? '')
      return [...first, ...(await skus({ ...page, start: { side: 'after', id, value } }))]
    }
    expect(await found(false)).toEqual(['0', '1', '2', '4'])
    expect(await found(true)).toEqual(['5', '4', '2', '1'])
  })

  it('counts a file that becomes a thing, and no longer what becomes a file', async () => {
    await built.siteStore.products.save({ ...file, type: 'physical' })
    expect(await skus({ tests: among('availability', 'out') })).toEqual(['BOOK'])
    await built.siteStore.products.save({ ...mug, type: 'digital' })
    expect(await skus({ tests: among('availability', 'unlimited') })).toEqual(['MUG-BLUE', 'MUG-RED'])
  })
})
