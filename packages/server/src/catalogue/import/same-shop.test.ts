import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { DataExport } from '@vitrine/domain/exports/data-export'
import { buildImage, buildProduct, buildVariant, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { formOf } from '../../testing/send-upload.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

it('changes nothing when the file of an export is imported as it is', async () => {
  await addProducts()
  const before = await products()
  const report = await sendFile(await exported())
  expect(report).toMatchObject({ state: 'done', added: 0, updated: before.length, unread: 0 })
  expect(report.problems.every(({ reason }) => reason.startsWith('The SKU “MUG-'))).toBe(true)
  expect(report.missingPictures).toEqual([])
  expect(await products()).toEqual(before)
})

it('knows the products of a file of before there were ids, by their addresses', async () => {
  await addProducts()
  const before = await products()
  const lines = (await exported()).trim().split('\r\n')
  const older = lines.map((line) => line.slice(0, line.lastIndexOf(',')))
  expect(await sendFile(older.join('\r\n'))).toMatchObject({ added: 0, updated: before.length })
  expect(await products()).toEqual(before)
})

it('takes what was changed in the file, at the product whose id the row has', async () => {
  const file = (await exported()).replaceAll(shop.workshop.title, 'A longer workshop')
  await sendFile(file)
  expect(await shop.store.products.find(shop.workshop.id)).toMatchObject({
    title: 'A longer workshop',
    type: shop.workshop.type,
  })
})

it('knows what an import made at another address, by either file', async () => {
  const foreign = "Handle,Title,Variant Price\r\n=cmd|' /C calc'!A0,Reckoner,9"
  expect(await sendFile(foreign)).toMatchObject({ added: 1, problems: [] })
  expect(await sendFile(await exported())).toMatchObject({ added: 0 })
  expect(await sendFile(foreign)).toMatchObject({ added: 0, updated: 1 })
})

it('says that the address of a product stays, when the file has another', async () => {
  const [header = '', ...lines] = (await exported()).trim().split('\r\n')
  const { id, urlId, title } = shop.workshop
  const line = (lines.find((each) => each.includes(id)) ?? '').replace(urlId, 'moved')
  expect(await sendFile([header, line].join('\r\n'))).toMatchObject({
    updated: 1,
    problems: [{ line: 2, reason: `“${title}” stays at the address “${urlId}”: a file does not change it.` }],
  })
})

it('takes no row that was copied for a new product for the old one', async () => {
  const [header = '', ...lines] = (await exported()).trim().split('\r\n')
  const line = lines.find((each) => each.includes(shop.workshop.id)) ?? ''
  const other = lines.find((each) => !each.includes(shop.workshop.id)) ?? ''
  const copied = line.replace(shop.workshop.urlId, 'copied')
  const before = await products()
  const { added, updated, unread, problems } = await sendFile([header, line, copied, other].join('\r\n'))
  expect({ added, updated, unread }).toEqual({ added: 0, updated: 1, unread: 2 })
  expect(problems.map(({ line: at }) => at)).toEqual([2, 3])
  expect(problems[1]?.reason).toContain('a new product has none')
  expect((await products()).length).toBe(before.length)
})

it('says when another shop’s product gets another address', async () => {
  const { urlId, title } = shop.workshop
  const report = await sendFile(`Handle,Title,Variant Price\r\n${urlId},Another,9`)
  expect(report).toMatchObject({
    added: 1,
    problems: [{ line: 2, reason: `“Another” was added as “${urlId}-2”: another product has “${urlId}”.` }],
  })
  expect(await shop.store.products.find(shop.workshop.id)).toMatchObject({ title })
})

it('keeps the excerpt, what is featured and further categories where a file has no columns for them', async () => {
  await addProducts()
  const find = () => shop.store.products.findByUrlId(shop.mug.collectionId, 'große-schale')
  const bowl = await find()
  await sendFile(`Handle,Title,Type,Variant Price,Product ID\r\ngroße-schale,Bowl,Bowls,9,${bowl?.id}`)
  const [excerptHtml, categories] = ['<p>Blue</p>', ['Bowls', 'Gifts', 'Tea, coffee']]
  expect(await find()).toMatchObject({ title: 'Bowl', excerptHtml, categories, isFeatured: true })
})

it('keeps what a file has no columns for', async () => {
  await sendFile('Handle,Title,Variant Price,Variant Inventory Qty,Tags\r\npan,Pan,9,4,iron')
  const made = await shop.store.products.findByUrlId(shop.mug.collectionId, 'pan')
  await shop.store.products.save({ ...(made as Product), isVisible: false, bodyHtml: '<p>Own</p>' })
  await sendFile('Handle,Title,Variant Price\r\npan,Pan,10')
  expect(await shop.store.products.findByUrlId(shop.mug.collectionId, 'pan')).toMatchObject({
    isVisible: false,
    bodyHtml: '<p>Own</p>',
    tags: ['iron'],
    variants: [{ priceCents: 1000, stock: { unlimited: false, onHand: 4 } }],
  })
})

/** The panel gives each variant a SKU and counts no gift cards: so are these, too. */
async function asOwnersMakeThem(): Promise<void> {
  for (const product of await shop.store.products.behind('', 100)) {
    const variants = product.variants.map((each) => ({ ...each, sku: each.sku || each.id }))
    await shop.store.products.save({ ...product, variants })
  }
  for (const { id } of shop.giftCard.variants)
    await shop.store.stock.count(id, { unlimited: true }, 'No stock')
}

/** A product of each kind that owners make in the panel, and of which a file tells a part only. */
async function addProducts(): Promise<void> {
  await asOwnersMakeThem()
  const { collectionId } = shop.mug
  const image = buildImage({ altText: 'A bowl', focalPoint: { x: 0.2, y: 0.8 } })
  const [id, filename] = ['f'.repeat(24), 'tune.mp3']
  const versions = [{ version: 1, bytes: 4, filename }]
  const file = { id, filename, contentType: 'audio/mpeg', versions, bytes: 4, version: 1, createdAtMs: noon }
  await shop.store.images.save(image)
  await shop.store.digitalFiles.save(file)
  const variant = buildVariant({ sku: 'B-1', salePriceCents: 700, imageId: image.id })
  const bowl = buildProduct({
    collectionId,
    urlId: 'große-schale',
    title: 'Tide bowl',
    excerptHtml: '<p>Blue</p>',
    bodyHtml: '<p>By <span class="x">hand</span></p>',
    categories: ['Bowls', 'Gifts', 'Tea, coffee'],
    tags: ['hand, made', 'blue'],
    images: [image],
    variants: [variant],
    isFeatured: true,
    isVisible: false,
    customAddButtonText: 'Take it',
  })
  const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
  const unlimited = buildVariant({ sku: 'T-1', stock: { unlimited: true } })
  await shop.store.products.save(bowl)
  await shop.store.products.save(
    buildProduct({
      collectionId,
      urlId: 'tea',
      title: 'Tea',
      type: 'service',
      subscription: plan,
      variants: [unlimited],
    }),
  )
  await shop.store.products.save(
    buildProduct({
      collectionId,
      urlId: 'tune',
      title: 'Tune',
      type: 'digital',
      digitalFiles: [{ id: file.id, filename: file.filename, bytes: file.bytes }],
      variants: [buildVariant({ sku: 'D-1' })],
    }),
  )
  const things = [{ kind: 'product', id: bowl.id }]
  const area = { name: 'Inner room', deniedText: 'Only for friends', things }
  expect((await owner.send('POST', '/api/panel/members/areas', area)).status).toBe(200)
}

async function products(): Promise<readonly Omit<Product, 'updatedAtMs'>[]> {
  const all = await shop.store.products.behind('', 100)
  return all.map(({ updatedAtMs: _, ...product }) => product)
}

async function exported(): Promise<string> {
  const { json } = await owner.send('POST', '/api/panel/exports', { kind: 'products' })
  await shop.runJobs()
  const { id } = (json as { dataExport: DataExport }).dataExport
  return (await owner.get(`/api/panel/exports/${id}/file.csv`)).text
}

async function sendFile(text: string): Promise<ProductImport> {
  const { payload, type } = formOf(Buffer.from(text), 'products.csv')
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/panel/product-imports',
    cookies: Object.fromEntries(owner.cookies),
    headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
    payload,
  })
  await shop.runJobs()
  const { productImport } = response.json() as { productImport: ProductImport }
  return (await shop.store.productImports.find(productImport.id)) as ProductImport
}
