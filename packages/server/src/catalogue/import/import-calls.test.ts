import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportPreview } from '@vitrine/domain/catalogue/import/import-preview'
import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Upload } from '../../http/exchange.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { formOf } from '../../testing/send-upload.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { receiveProductsFile } from './file/receive-products-file.ts'
import { importFile } from './import-file.ts'

const imports = '/api/panel/product-imports'
const header = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price'

describe('a file of products', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterAll(() => shop.close())

  async function sendFile(lines: readonly string[], url = imports) {
    const { payload, type } = formOf(Buffer.from(lines.join('\n')), 'products.csv')
    const response = await shop.app.inject({
      method: 'POST',
      url,
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
      payload,
    })
    const body = response.json() as { productImport: ProductImport; preview: ImportPreview; message: string }
    return { status: response.statusCode, ...body }
  }
  const read = async (id: string) =>
    ((await owner.get(`${imports}/${id}`)).json as { productImport: ProductImport }).productImport

  it('is imported by jobs, and says what became of each row', async () => {
    const rows = Array.from({ length: 45 }, (_, each) => `cup-${each},Cup ${each},CUP-${each},3,deny,12.50`)
    const sent = await sendFile([header, ...rows, 'bad,Bad cup,BAD,3,deny,free', ',,,,,'])
    expect(sent).toMatchObject({
      status: 200,
      productImport: { state: 'waiting', total: 45, done: 0, fileName: 'products.csv' },
    })
    await shop.runJobs()
    const { id } = sent.productImport
    expect(await read(id)).toMatchObject({ state: 'done', done: 45, added: 45, updated: 0, unread: 1 })
    expect((await read(id)).problems.map(({ line }) => line)).toContain(47)
    expect((await owner.get('/shop/cup-44')).status).toBe(200)
    expect(existsSync(importFile(shop.services.dataDir, shop.store.websiteId, id))).toBe(false)
    const { json } = await owner.get(imports)
    expect(json).toMatchObject({ productImports: [{ id }] })
  })

  it('counts stock in the name of whoever sent it', async () => {
    const rowOf = (stock: number) => `urn,Urn,URN,${stock},deny,12.50`
    for (const stock of [3, 5]) {
      await sendFile([header, rowOf(stock)])
      await shop.runJobs()
    }
    const { rows } = (await owner.get('/api/panel/inventory?q=urn')).json as { rows: { id: string }[] }
    const { json } = await owner.get(`/api/panel/inventory/${rows[0]?.id}/history`)
    const { displayName } = (
      (await owner.get('/api/panel/session')).json as { account: { displayName: string } }
    ).account
    expect(json).toMatchObject({
      moves: [{ before: 3, after: 5, cause: 'imported', by: displayName }, { after: 3 }],
    })
  })

  it('ends where it holds fewer products than an older version counted', async () => {
    const { id } = (await sendFile([header, 'jug,Jug,JUG,3,deny,9.00'])).productImport
    await shop.store.transaction(async ({ productImports }) => {
      const known = await productImports.lock(id)
      if (known) await productImports.save({ ...known, total: 3 })
    })
    await shop.runJobs()
    expect(await read(id)).toMatchObject({ state: 'done', done: 3, added: 1 })
  })

  it('is told before it is imported, and nothing of it is kept', async () => {
    await sendFile([header, 'bowl,Bowl,BOWL,3,deny,9.00'])
    await shop.runJobs()
    const before = (await owner.get(imports)).json
    const lines = [header, 'bowl,Bowl,BOWL,3,deny,9.50', 'vase,Vase,VASE,1,deny,40.00', 'x,,X,1,deny,1.00']
    const sent = await sendFile(lines, `${imports}/preview`)
    expect(sent).toMatchObject({
      status: 200,
      preview: { total: 2, added: 1, updated: 1, unread: 1, problems: [{ line: 4 }], isCut: false },
    })
    expect(sent.preview.first).toEqual([
      { line: 2, title: 'Bowl', variants: 1, priceCents: 950, isKnown: true },
      { line: 3, title: 'Vase', variants: 1, priceCents: 4000, isKnown: false },
    ])
    await shop.runJobs()
    expect((await owner.get(imports)).json).toEqual(before)
    expect((await owner.get('/shop/vase')).status).toBe(404)
    expect(await readdir(path.dirname(importFile(shop.services.dataDir, shop.store.websiteId, 'x')))).toEqual(
      [],
    )
  })

  it('is told as the shop would take it, where its page has room for less', async () => {
    const other = await openShop()
    const stranger = await other.visitor()
    await signInAs(stranger, other.store, ['storeManager'])
    const preview = async (lines: readonly string[], url = `${imports}/preview`) => {
      const { payload, type } = formOf(Buffer.from(lines.join('\n')), 'products.csv')
      const response = await other.app.inject({
        method: 'POST',
        url,
        cookies: Object.fromEntries(stranger.cookies),
        headers: { 'content-type': type, 'x-csrf-token': stranger.cookies.get('crumb') ?? '' },
        payload,
      })
      return response.json() as { preview: ImportPreview; productImport: ProductImport }
    }
    const { total } = await other.store.products.list({ collectionId: other.shop.id, offset: 0, limit: 1 })
    const wanted = 200 - total + 2
    const rows = Array.from(
      { length: wanted },
      (_, each) => `can-${each},Can ${each},CAN-${each},3,deny,12.50`,
    )
    const told = (await preview([header, ...rows])).preview
    expect(told).toMatchObject({ total: wanted, added: wanted - 2, updated: 0, refused: 2 })
    expect(told.problems.at(-1)).toEqual({
      line: wanted + 1,
      reason: `“Can ${wanted - 1}” will be left out. A shop page can hold 200 products.`,
    })
    const { productImport } = await preview([header, ...rows], imports)
    await other.runJobs()
    const done = await other.store.productImports.find(productImport.id)
    expect(done).toMatchObject({ added: told.added, updated: told.updated })

    const again = (await preview([header, ...rows])).preview
    expect(again).toMatchObject({ added: 0, updated: wanted - 2, refused: 2 })
    await other.close()
  })

  it('of WooCommerce is read, and so is one of Wix', async () => {
    const woo = [
      'ID,Type,SKU,Name,Published,Tax status,In stock?,Stock,Regular price,Sale price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,variable,,Linen shirt,1,taxable,1,,,,,Size,"S, M"',
      '2,variation,SHIRT-S,Linen shirt - S,1,taxable,1,4,40,30,id:1,Size,S',
      '3,variation,SHIRT-M,Linen shirt - M,1,taxable,1,,45,,id:1,Size,M',
    ]
    expect((await sendFile(woo, `${imports}/preview`)).preview).toMatchObject({
      ...{ added: 1, problems: [], unreadColumns: ['Tax status'] },
      first: [{ title: 'Linen shirt', variants: 2, priceCents: 3_000 }],
    })
    const wix = [
      'handleId,fieldType,name,price,surcharge,inventory,productOptionName1,productOptionDescription1',
      'p,Product,Wooden spoon,9.00,,InStock,Length,Short;Long',
      'p,Variant,,,2.00,4,,Long',
    ]
    expect((await sendFile(wix, `${imports}/preview`)).preview).toMatchObject({
      ...{ added: 1, problems: [], unreadColumns: [] },
      first: [{ title: 'Wooden spoon', variants: 1, priceCents: 1_100 }],
    })
  })

  it('tells beforehand of a product that has the ID of another', async () => {
    const woo = 'ID,Type,SKU,Name,Regular price'
    await sendFile([woo, '12,simple,A,Cup,10'])
    await shop.runJobs()
    expect((await sendFile([woo, '12,simple,Z,Lamp,90'], `${imports}/preview`)).preview).toMatchObject({
      ...{ added: 1, updated: 0 },
      problems: [
        {
          line: 2,
          reason:
            '“Lamp” will be added as a new product: “Cup” has its ID, but neither its name nor one of its SKUs.',
        },
      ],
    })
  })

  it('of Squarespace is imported with its stock, sale, variants and visibility, and tells what is not read', async () => {
    const first =
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,GTIN,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs'
    const lines = [
      first,
      'p1,v1,PHYSICAL,shop,tea-pot,Tea pot,<p>Warm</p>,POT-S,4006,Size,Small,40.00,30.00,Yes,3,Kitchen,"tea, pot",1.5,20,10,15,No,',
      ',v2,,,,,,POT-L,,Size,Large,50.00,0.00,No,Unlimited,,,2.0,0,0,0,,',
    ]
    const { preview } = await sendFile(lines, `${imports}/preview`)
    expect(preview).toMatchObject({
      added: 1,
      problems: [],
      unreadColumns: ['Product Page', 'GTIN'],
      first: [{ title: 'Tea pot', variants: 2, priceCents: 3_000 }],
    })
    await sendFile(lines)
    await shop.runJobs()
    const pot = await shop.store.products.findByUrlId(shop.shop.id, 'tea-pot')
    expect(pot).toMatchObject({
      isVisible: false,
      type: 'physical',
      categories: ['Kitchen'],
      tags: ['tea', 'pot'],
      optionNames: ['Size'],
      variants: [
        {
          ...{ sku: 'POT-S', priceCents: 4_000, salePriceCents: 3_000, isOnSale: true },
          ...{ stock: { unlimited: false, onHand: 3 }, attributes: { Size: 'Small' } },
        },
        { sku: 'POT-L', priceCents: 5_000, isOnSale: false, stock: { unlimited: true } },
      ],
    })
  })

  it('is told of its first products, and how many were not looked at', async () => {
    const rows = Array.from({ length: 2_003 }, (_, each) => `pin-${each},Pin ${each},PIN-${each},3,deny,1.50`)
    const { preview } = await sendFile([header, ...rows], `${imports}/preview`)
    expect(preview).toMatchObject({ total: 2_003, updated: 0, unforeseen: 3 })
    expect(preview.added + preview.refused).toBe(2_000)
  })

  it('is told in the language of the panel, before and after', async () => {
    await owner.send('PUT', '/api/panel/account/language', { language: 'de' })
    const rows = [
      `${header},Image Src`,
      ',Kettle,KETTLE,3,deny,9.00,http://127.0.0.1/kettle.jpg',
      'x,,X,1,deny,1.00,',
    ]
    const handle = { line: 2, reason: 'Es gibt kein Handle: „kettle“ wurde aus dem Titel gebildet.' }
    const told = await sendFile(rows, `${imports}/preview`)
    expect(told.preview.problems).toMatchObject([handle, { line: 3 }])
    const { productImport } = await sendFile(rows)
    expect(productImport.problems[0]).toMatchObject(handle)
    await shop.runJobs()
    const read = await owner.get(`${imports}/${productImport.id}`)
    const missing = [{ reason: 'Die Adresse ist nicht im öffentlichen Internet.' }]
    expect(read.json).toMatchObject({ productImport: { problems: [handle, {}], missingPictures: missing } })
    const listed = (await owner.get(imports)).json
    const own = expect.objectContaining({
      id: productImport.id,
      missingPictures: [expect.objectContaining(missing[0])],
    })
    expect(listed).toMatchObject({ productImports: expect.arrayContaining([own]) })
    await owner.send('PUT', '/api/panel/account/language', { language: null })
    const english = await sendFile(rows, `${imports}/preview`)
    expect(english.preview.problems[0]?.reason).toBe('There is no handle: “kettle” was made of the title.')
  })

  it('is refused in words before it is imported, too', async () => {
    expect(await sendFile([header], `${imports}/preview`)).toMatchObject({
      status: 400,
      message: 'There is no product in the file.',
    })
  })

  it('leaves nothing behind where the disk is full', async () => {
    const place = importFile(shop.services.dataDir, shop.store.websiteId, 'half')
    const upload: Upload = {
      filename: 'products.csv',
      discard: () => undefined,
      saveTo: async (to) => {
        await writeFile(to, header)
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      },
    }
    await expect(
      receiveProductsFile(upload, { store: shop.store, place, turn: 'imported', look: async () => null }),
    ).rejects.toThrow('no space')
    expect(existsSync(place)).toBe(false)
  })

  it('goes on where it was, and counts nothing twice', async () => {
    const rows = Array.from({ length: 25 }, (_, each) => `jug-${each},Jug ${each},JUG-${each},3,deny,12.50`)
    const { productImport } = await sendFile([header, ...rows])
    // As if the server had been killed behind the first twenty.
    await shop.store.productImports.save({ ...productImport, state: 'running', done: 20, added: 20 })
    await shop.runJobs()
    expect(await read(productImport.id)).toMatchObject({ state: 'done', done: 25, added: 25, updated: 0 })
    expect((await owner.get('/shop/jug-0')).status).toBe(404)
    expect((await owner.get('/shop/jug-24')).status).toBe(200)
  })

  it('is refused in words when there are no products in it', async () => {
    expect(await sendFile(['Name,Price', 'Cup,12'])).toMatchObject({
      status: 400,
      message:
        'The file cannot be read as products: it has no columns “Title” and “Handle” (or “URL handle”), as Shopify exports them, nor those that Squarespace, WooCommerce (in English or German) or Wix export.',
    })
    expect(await sendFile(['ID,Type,UGS,Nom,Tarif régulier', '1,simple,A,Tasse,12'])).toMatchObject({
      status: 400,
      message: expect.stringContaining('choose English or German as your language'),
    })
    expect(await sendFile([header])).toMatchObject({
      status: 400,
      message: 'There is no product in the file.',
    })
    expect(await sendFile([header, 'x,,X,1,deny,1.00'])).toMatchObject({
      status: 400,
      message: 'No product can be read. Line 2: The product “x” has no title.',
    })
  })

  it('is told when its file is gone', async () => {
    const { productImport } = await sendFile([header, 'pan,Pan,PAN,1,deny,9.00'])
    const { rm } = await import('node:fs/promises')
    await rm(importFile(shop.services.dataDir, shop.store.websiteId, productImport.id))
    await shop.runJobs()
    expect(await read(productImport.id)).toMatchObject({
      state: 'failed',
      message: 'The file is not there any more. Please send it again.',
    })
  })
})
