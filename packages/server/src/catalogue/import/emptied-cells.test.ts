import { randomUUID } from 'node:crypto'
import type { Product } from '@vitrine/domain/catalogue/product'
import { csvLine } from '@vitrine/domain/lists/csv'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import {
  buildCollection,
  buildImage,
  buildProduct,
  buildVariant,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { productSource } from '../../exports/sources/product-source.ts'
import { importProducts } from './import-products.ts'

let built: BuiltStore
const shop = buildCollection({ urlId: 'shop' })
const image = buildImage({ altText: 'A bowl' })
const dayMs = 86_400_000

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
  await built.siteStore.images.save(image)
})
afterEach(() => built.close())

describe('a cell that is emptied in our own file', () => {
  it('lets a planned product appear at once', async () => {
    const bowl = await save({ isVisible: false, publishFromMs: noon + dayMs })
    await importChanged({ Published: 'true', 'Published From': '' })
    const now = await find(bowl)
    expect([now?.isVisible, now?.publishFromMs]).toEqual([true, undefined])
  })

  it('calls a planned sale off', async () => {
    const [variant] = [buildVariant({ priceCents: 1_000, salePriceCents: 700, saleFromMs: noon + dayMs })]
    const bowl = await save({ variants: [variant] })
    await importChanged({ 'Sale Price': '', 'Sale From': '' })
    const [now] = (await find(bowl))?.variants ?? []
    expect([now?.isOnSale, now?.saleFromMs, now?.priceCents]).toEqual([false, undefined, 1_000])
  })

  it('takes away words for search engines, warnings, the picture of a variant, its measures and size', async () => {
    const content = { amountMilli: 750_000, unit: 'ml', per: 'l' } as const
    const sizeMm = { length: 3, width: 2, height: 1 }
    const bowl = await save({
      images: [image],
      seo: { title: 'Bowls', description: 'Round ones' },
      safety: { makerKey: '', responsibleKey: '', warnings: 'Hot' },
      variants: [buildVariant({ imageId: image.id, content, sizeMm })],
    })
    await importChanged({
      ...{ 'SEO Title': '', 'SEO Description': '', Warnings: '', 'Variant Image': '' },
      ...{ 'Unit Price Total Measure': '', 'Unit Price Total Measure Unit': '' },
      ...{ 'Unit Price Base Measure': '', 'Unit Price Base Measure Unit': '' },
      ...{ 'Length (mm)': '', 'Width (mm)': '', 'Height (mm)': '' },
    })
    const now = await find(bowl)
    expect([now?.seo, now?.safety?.warnings]).toEqual([{ title: '', description: '' }, ''])
    const [variant] = now?.variants ?? []
    expect([variant?.imageId, variant?.content, variant?.sizeMm]).toEqual([null, undefined, undefined])
  })

  it('takes away the words of a picture, and the pictures', async () => {
    const bowl = await save({ images: [image] })
    await importChanged({ 'Image Alt Text': '' })
    expect((await find(bowl))?.images).toMatchObject([{ id: image.id, altText: '' }])
    await importChanged({ 'Image Src': '', 'Variant Image': '' })
    expect((await find(bowl))?.images).toEqual([])
  })

  it('leaves the stock as it is: none left is a count of 0', async () => {
    const stock = { unlimited: false, onHand: 15, held: 0 } as const
    const bowl = await save({ variants: [buildVariant({ stock })] })
    await importChanged({ Title: 'Bowl of clay', 'Variant Inventory Qty': '' })
    const kept = await find(bowl)
    expect([kept?.title, kept?.variants[0]?.stock]).toEqual(['Bowl of clay', stock])
    await importChanged({ 'Variant Inventory Qty': '0' })
    expect((await find(bowl))?.variants[0]?.stock).toMatchObject({ unlimited: false, onHand: 0 })
  })

  it('leaves a product visible, or not, as it is', async () => {
    const bowl = await save({ isVisible: true })
    await importChanged({ Title: 'Bowl of clay', Published: '' })
    expect((await find(bowl))?.isVisible).toBe(true)
  })

  it('is nothing that a file of another program says', async () => {
    const seo = { title: 'Bowls', description: 'Round ones' }
    const file = (title: string) =>
      ['Handle,Title,Variant Price,SEO Title,Variant Image', `bowl,Bowl,9,${title},`].join('\n')
    await importProducts(Buffer.from(file(seo.title)), parts(), () => {})
    await importProducts(Buffer.from(file('')), parts(), () => {})
    const [now] = await built.siteStore.products.behind('', 10)
    expect(now?.seo.title).toBe(seo.title)
  })
})

it('makes a download of a service where our own file says so', async () => {
  const bowl = await save({ type: 'service', variants: [buildVariant({ stock: { unlimited: true } })] })
  await importChanged({ 'Product Kind': 'digital' })
  expect((await find(bowl))?.type).toBe('digital')
})

async function save(product: Partial<Product>): Promise<Product> {
  const bowl = buildProduct({ collectionId: shop.id, urlId: 'bowl', ...product })
  await built.siteStore.products.save(bowl)
  return bowl
}

function find({ id }: Product) {
  return built.siteStore.products.find(id)
}

/** Imports the file of the site, with some cells of its one row changed. */
async function importChanged(cells: Readonly<Record<string, string>>) {
  const place = { store: built.siteStore, origin: 'https://shop.example', nowMs: noon }
  const { lines } = await productSource.read('', place)
  const [line = []] = lines
  const { header } = productSource
  const changed = header.map((name, index) => cells[name] ?? line[index] ?? '')
  const file = [header, changed].map((each) => csvLine(each, 'UTC')).join('')
  const outcome = await importProducts(Buffer.from(file), parts(), () => {})
  expect(outcome).toMatchObject({ ok: true, report: { added: 0, updated: 1, problems: [] } })
}

function parts() {
  const { siteStore, dataDir } = built
  const fetchPicture = async () => ({ ok: false, reason: 'Gone.', isHostLost: false }) as const
  return { store: siteStore, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
}
