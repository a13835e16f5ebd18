import { randomUUID } from 'node:crypto'
import { previewImport } from '@vitrine/domain/catalogue/import/import-preview'
import { pictureAddress } from '@vitrine/domain/media/media-address'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import {
  buildCollection,
  buildImage,
  buildProduct,
  buildVariant,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readProductsFile } from './file/read-products-file.ts'
import { foreseeDrafts } from './foresee-drafts.ts'
import { importProducts } from './import-products.ts'

let built: BuiltStore
const shop = buildCollection({ urlId: 'shop' })
const variantOf = (size: string) =>
  buildVariant({
    sku: `T-${size}`,
    attributes: { Size: size },
    stock: { unlimited: false, onHand: 5, held: 0 },
  })
const tee = buildProduct({
  collectionId: shop.id,
  urlId: 'tee',
  title: 'Tee',
  optionNames: ['Size'],
  variants: ['S', 'M', 'L'].map(variantOf),
})

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
  await built.siteStore.products.save(tee)
})
afterEach(() => built.close())

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Product ID'
const row = (size: string, price: string) =>
  `tee,${size === 'S' ? 'Tee,Size' : ','},${size},T-${size},${price},${tee.id}`

it('keeps a variant whose row cannot be read as it is, in its place, and says so before and after', async () => {
  const file = Buffer.from([header, row('S', '7'), row('M', '9.9o'), row('L', '8')].join('\n'))
  const problems = [
    { line: 2, reason: '“Tee” keeps variants that the file does not name (1): some rows could not be read.' },
    { line: 3, reason: 'The price “9.9o” is not an amount.' },
  ]
  const preview = await foreseen(file)
  expect(preview).toMatchObject({ updated: 1, problems, first: [{ variants: 3 }] })
  expect(await send(file)).toMatchObject({ ok: true, report: { updated: 1, problems } })
  const now = await built.siteStore.products.find(tee.id)
  expect(now?.variants).toMatchObject([
    { sku: 'T-S', priceCents: 700 },
    tee.variants[1] ?? {},
    { sku: 'T-L', priceCents: 800 },
  ])
})

it('leaves what is shown, featured and weighed as it is, where the file has no answer', async () => {
  const before = {
    ...tee,
    isFeatured: true,
    variants: tee.variants.map((each) => ({ ...each, weightGrams: 408 })),
  }
  await built.siteStore.products.save(before)
  const cells = (size: string) => `${row(size, '9')},maybe,perhaps,-1`
  const rows = ['S', 'M', 'L'].map(cells)
  await send(Buffer.from([`${header},Published,Featured,Variant Grams`, ...rows].join('\n')))
  expect(await built.siteStore.products.find(tee.id)).toMatchObject({
    isVisible: true,
    isFeatured: true,
    variants: [{ weightGrams: 408 }, { weightGrams: 408 }, { weightGrams: 408 }],
  })
})

it('takes a picture of the site from its library, whatever host the file has, and asks nobody for it', async () => {
  const id = newId()
  const assetUrl = pictureAddress(built.siteStore.websiteId, { id, filename: 'cup.jpg', version: 1 })
  const image = buildImage({ id, assetUrl })
  await built.siteStore.images.save(image)
  const picture = (host: string) =>
    Buffer.from(`Handle,Title,Variant Price,Image Src\ncup,Cup,9,${host}${image.assetUrl}`)
  expect(await send(picture('http://127.0.0.1:5012'))).toMatchObject({ report: { missingPictures: [] } })
  const find = () => built.siteStore.products.findByUrlId(shop.id, 'cup')
  expect((await find())?.images).toMatchObject([{ id: image.id }])
  const bare = await find()
  if (bare) await built.siteStore.products.save({ ...bare, images: [] })
  expect(await send(picture('https://before.example'))).toMatchObject({ report: { missingPictures: [] } })
  expect((await find())?.images).toMatchObject([{ id: image.id }])
})

it('writes down why the first pieces of a variant came, and by whom', async () => {
  await send(Buffer.from('Handle,Title,Variant Price,Variant Inventory Qty\ncup,Cup,9,4'))
  const [variant] = (await built.siteStore.products.findByUrlId(shop.id, 'cup'))?.variants ?? []
  expect(await built.siteStore.stock.movements(variant?.id ?? '')).toMatchObject([
    { kind: 'received', quantity: 4, cause: 'imported' },
  ])
})

function send(file: Buffer) {
  return importProducts(file, parts(), () => {})
}

async function foreseen(file: Buffer) {
  const read = await readProductsFile(file, built.siteStore)
  if (!read.ok) throw new Error('The file cannot be read')
  const drafts = await foreseeDrafts(read, { store: built.siteStore, services: parts() })
  const { problems, unread } = read
  return previewImport(drafts, { total: read.drafts.length, unread, problems, unreadColumns: [] })
}

function parts() {
  const { siteStore, dataDir } = built
  const fetchPicture = async () => ({ ok: false, reason: 'Gone.', isHostLost: false }) as const
  return { store: siteStore, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
}
