import type { Product } from '@vitrine/domain/catalogue/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../../testing/build-store.ts'
import { buildCollection, buildProduct, buildVariant, noon } from '../../testing/builders.ts'

let built: BuiltStore
let nowMs = noon
const shop = buildCollection()
const blue = buildVariant({ sku: 'BLUE', priceCents: 2000 })
const cup = buildProduct({ collectionId: shop.id, variants: [blue] })

beforeEach(async () => {
  nowMs = noon
  built = await buildStore({ now: () => nowMs })
  await built.siteStore.collections.save(shop)
})

afterEach(() => built.close())

async function asked(): Promise<readonly (number | null)[]> {
  const prices = await built.siteStore.products.prices(cup.id)
  return (prices.get(blue.id) ?? []).map(({ askedCents }) => askedCents)
}

async function saveAll(...products: readonly Product[]): Promise<void> {
  for (const product of products) await built.siteStore.products.save(product)
}

describe('the history of prices', () => {
  const sale = { ...cup, variants: [{ ...blue, isOnSale: true, salePriceCents: 1500 }] }

  it('keeps each price that visitors saw, in its order, when all came in one moment', async () => {
    await saveAll(cup, sale, { ...sale, isVisible: false }, cup)
    expect(await asked()).toEqual([2000, 1500, null, 2000])
  })

  it('is kept where a text of the site has the character NUL', async () => {
    const { site } = built.siteStore
    await site.save({ ...(await site.read()), tagLine: 'Mugs\0and cups' })
    await saveAll(cup)
    expect(await asked()).toEqual([2000])
  })

  it('begins with the first day on which a product is seen, and grows by other prices alone', async () => {
    await saveAll(
      { ...cup, isVisible: false },
      cup,
      { ...cup, title: 'Another name' },
      { ...cup, tags: ['new'] },
    )
    expect(await asked()).toEqual([2000])
  })

  it('loses nothing when a clock goes back', async () => {
    await saveAll(cup)
    nowMs -= 3_600_000
    await saveAll(sale)
    expect(await asked()).toEqual([2000, 1500])
  })

  it('ends where a variant or its product is removed, and goes on where it comes back', async () => {
    const red = buildVariant({ sku: 'RED', priceCents: 900 })
    await saveAll(cup, { ...cup, variants: [red] }, cup)
    await built.siteStore.products.remove(cup.id)
    await saveAll(sale)
    expect(await asked()).toEqual([2000, null, 2000, null, 1500])
  })

  it('knows in which currency a price was asked', async () => {
    await saveAll(cup)
    const site = await built.siteStore.site.read()
    await built.siteStore.site.save({ ...site, store: { ...site.store, currency: 'JPY' } })
    await saveAll(cup)
    const prices = await built.siteStore.products.prices(cup.id)
    expect(prices.get(blue.id)).toMatchObject([{ currency: site.store.currency }, { currency: 'JPY' }])
  })
})
