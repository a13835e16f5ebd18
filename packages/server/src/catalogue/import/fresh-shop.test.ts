import { randomUUID } from 'node:crypto'
import type { Product } from '@vitrine/domain/catalogue/product'
import { csvLine } from '@vitrine/domain/lists/csv'
import { readSeed } from '@vitrine/site/seed/read-seed'
import { demoSiteDir, prepareFilling } from '@vitrine/site/seed/seed-site'
import { seededSite } from '@vitrine/site/seed/seeded-site'
import type { SiteStore } from '@vitrine/store/store'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import {
  buildCollection,
  buildImage,
  buildProduct,
  buildVariant,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { productSource } from '../../exports/sources/product-source.ts'
import { parseCsv } from './file/parse-csv.ts'
import { importProducts } from './import-products.ts'

let built: BuiltStore
beforeEach(async () => {
  built = await buildStore({ now: () => noon })
})
afterEach(() => built.close())

it('has all that the export of another one writes', async () => {
  const demo = await openDemo()
  const fresh = built.siteStore
  await fresh.collections.save(buildCollection({ urlId: 'shop' }))
  const file = await exported(demo)
  const outcome = await importProducts(Buffer.from(file), parts(fresh), () => {})
  expect(outcome).toMatchObject({ ok: true, report: { updated: 0, problems: [], missingPictures: [] } })
  const before = await rowsOf(file)
  expect(before.length).toBeGreaterThan(15)
  expect(await rowsOf(await exported(fresh))).toEqual(before)
})

it('has products that are sold as those of the other one are', async () => {
  const [demo, fresh] = [await openDemo(), built.siteStore]
  await fresh.collections.save(buildCollection({ urlId: 'shop' }))
  const [lamp] = (await demo.products.behind('', 100)).filter(({ type }) => type === 'physical')
  if (!lamp) throw new Error('The demo sends nothing')
  await demo.products.save({ ...lamp, ...soldOtherwise(lamp) })
  await demo.products.save(hourOf(lamp))
  const outcome = await importProducts(Buffer.from(await exported(demo)), parts(fresh), () => {})
  expect(outcome).toMatchObject({ ok: true, report: { updated: 0, problems: [] } })
  expect(await told(fresh)).toEqual(await told(demo))
})

/** All that an owner can set of how it is sold and a line of text can carry. */
function soldOtherwise({ variants }: Product): Partial<Product> {
  return {
    taxClass: 'reduced',
    withdrawalExemption: 'perishable',
    customAddButtonText: 'Take it',
    customSoldOutText: 'All gone',
    scarcity: { text: 'Only {qtyInStock} left', threshold: 4 },
    variants: variants.map((each) => ({ ...each, sizeMm: { length: 300, width: 200, height: 100 } })),
  }
}

/** A service that can be booked without end, which is no download. */
function hourOf({ collectionId, images }: Product): Product {
  const variants = [buildVariant({ sku: 'H-1', stock: { unlimited: true } })]
  const own = { excerptHtml: '<p>An hour</p>', seo: { title: '', description: '' } }
  return buildProduct({ collectionId, images, urlId: 'hour', type: 'service', variants, ...own })
}

/** What is told of the products of a site, but for ids and what a file has no column for. */
async function told(store: SiteStore) {
  const products = await store.products.behind('', 100)
  const fitting = products.filter(({ type, optionNames }) => type !== 'paywall' && optionNames.length <= 3)
  return fitting.map(toldOf).toSorted((one, other) => (one.urlId < other.urlId ? -1 : 1))
}

function toldOf({
  id: _,
  collectionId: _page,
  createdAtMs: _made,
  updatedAtMs: _changed,
  ...product
}: Product) {
  const { digitalFiles: _files, subscription: _plan, additionalFieldsFormId: _formId, ...told } = product
  const { additionalFieldsForm: _form, relatedIds: _related, areaIds: _areas, ...rest } = told
  return {
    ...rest,
    taxClass: product.taxClass ?? 'standard',
    images: product.images.map(({ altText }) => altText),
    variants: product.variants.map(({ id: _, imageId, stock, ...variant }) => ({
      ...variant,
      // Nothing of a gift card is counted, whatever is kept of its stock.
      stock: product.type === 'gift-card' ? null : stock,
      image: product.images.findIndex((image) => image.id === imageId),
    })),
  }
}

it('has excerpts, what is featured and every category of a product', async () => {
  const fresh = built.siteStore
  await fresh.collections.save(buildCollection({ urlId: 'shop' }))
  await importProducts(Buffer.from(await exported(await openDemo())), parts(fresh), () => {})
  const products = await fresh.products.behind('', 100)
  expect(products.some(({ isFeatured }) => isFeatured)).toBe(true)
  expect(products.some(({ categories }) => categories.length > 1)).toBe(true)
  expect(products.every(({ excerptHtml }) => excerptHtml.startsWith('<p>'))).toBe(true)
})

/** The demo as a site of its own beside the fresh one. */
async function openDemo(): Promise<SiteStore> {
  const websiteId = newId()
  const seed = await readSeed(demoSiteDir)
  if (!seed) throw new Error('There is no demo')
  const { pictureOf, fill } = await prepareFilling(seed, {
    websiteId,
    services: {
      store: built.store,
      dataDir: built.dataDir,
      clock: () => noon,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      keepPicture: async ({ id }) => ({ ok: true, image: buildImage({ id }), bytes: 1 }),
    },
  })
  const site = { ...seededSite(seed.site, pictureOf), id: websiteId, hosts: ['demo.example'] }
  await built.store.sites.add(site, { fill, limitMs: 60_000 })
  return built.store.site(websiteId)
}

async function exported(store: SiteStore): Promise<string> {
  const { lines } = await productSource.read('', { store, origin: 'https://shop.example', nowMs: noon })
  return [productSource.header, ...lines].map((cells) => csvLine(cells, 'UTC')).join('')
}

/** What a file tells, but for ids and the addresses of pictures, of which those of one site have numbers in their order. */
async function rowsOf(file: string) {
  const { rows } = await parseCsv(Buffer.from(file))
  const pictures: string[] = []
  const numbered = (address = '') => {
    if (address !== '' && !pictures.includes(address)) pictures.push(address)
    return pictures.indexOf(address)
  }
  return rows
    .toSorted((one, other) => (one.cells.Handle ?? '').localeCompare(other.cells.Handle ?? ''))
    .map(({ cells }) => ({
      ...cells,
      'Product ID': '',
      'Image Src': numbered(cells['Image Src']),
      'Variant Image': numbered(cells['Variant Image']),
    }))
}

function parts(store: SiteStore) {
  const { dataDir } = built
  const square = { width: 40, height: 40, channels: 3, background: '#336699' } as const
  const fetchPicture = async () =>
    ({ ok: true, bytes: await sharp({ create: square }).jpeg().toBuffer() }) as const
  return { store, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
}
