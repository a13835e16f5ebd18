import { randomUUID } from 'node:crypto'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, buildProduct, newId, noon } from '@vitrine/store/testing/builders'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FetchPicture } from '../../images/fetch-picture.ts'
import { importProducts } from './import-products.ts'
import type { ImportProgress } from './import-report.ts'

let built: BuiltStore
let fetched: string[] = []
const shop = buildCollection({ urlId: 'shop' })
const header =
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src'
const mug =
  'mug,Enamel mug,<p>Blue</p>,Kitchen,enamel,Colour,Blue,M-BLUE,4,deny,12.50,https://pics.example/mug.jpg'
const redMug = 'mug,,,,,,Red,M-RED,2,deny,12.50,'

beforeEach(async () => {
  fetched = []
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})

afterEach(async () => {
  expect(await built.store.audit()).toEqual([])
  await built.close()
})

describe('importProducts', () => {
  it('adds what the file describes, to the shop', async () => {
    expect(await run([header, mug, redMug])).toEqual({
      ok: true,
      report: { added: 1, updated: 0, problems: [], missingPictures: [] },
    })
    const { rows } = await listShop()
    expect(rows).toMatchObject([
      {
        urlId: 'mug',
        title: 'Enamel mug',
        bodyHtml: '<p>Blue</p>',
        categories: ['Kitchen'],
        tags: ['enamel'],
        images: [{ contentType: 'image/jpeg', widthPx: 40, altText: 'Enamel mug' }],
        variants: [
          { sku: 'M-BLUE', priceCents: 1250, stock: { unlimited: false, onHand: 4, held: 0 } },
          { sku: 'M-RED', stock: { unlimited: false, onHand: 2, held: 0 } },
        ],
      },
    ])
  })

  it('changes what it imported before, keeps its variants and counts their stock', async () => {
    await run([header, mug, redMug])
    const [before] = (await listShop()).rows
    const changed = mug.replace('Enamel mug', 'Enamel cup').replace(',4,', ',9,')
    expect(await run([header, changed, redMug])).toMatchObject({ report: { added: 0, updated: 1 } })
    const { rows, total } = await listShop()
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      id: before?.id,
      title: 'Enamel cup',
      images: [{ id: before?.images[0]?.id }],
    })
    expect(rows[0]?.variants.map((variant) => variant.id)).toEqual(
      before?.variants.map((variant) => variant.id),
    )
    const blueId = before?.variants[0]?.id ?? ''
    expect(await built.siteStore.stock.movements(blueId)).toMatchObject([
      { kind: 'received', quantity: 4 },
      { kind: 'counted', quantity: 5, reason: '', cause: 'imported' },
    ])
    expect(fetched).toEqual(['https://pics.example/mug.jpg'])
  })

  it('leaves an owner’s own product at the same address alone', async () => {
    await built.siteStore.products.save(buildProduct({ collectionId: shop.id, urlId: 'mug', title: 'Own' }))
    await run([header, mug])
    const { rows } = await listShop()
    expect(rows.map((product) => [product.title, product.urlId])).toEqual([
      ['Own', 'mug'],
      ['Enamel mug', 'mug-2'],
    ])
  })

  it('puts a neutral picture where none could be fetched, and lists those', async () => {
    const other = mug.replace('mug,', 'cup,').replace('mug.jpg', 'cup.jpg')
    const outcome = await run([header, mug, other], async () => ({
      ok: false,
      reason: 'The address answers 404.',
      isHostLost: false,
    }))
    expect(outcome).toMatchObject({
      report: {
        missingPictures: [
          { url: 'https://pics.example/mug.jpg', reason: 'The address answers 404.' },
          { url: 'https://pics.example/cup.jpg', reason: 'The address answers 404.' },
        ],
      },
    })
    const { rows } = await listShop()
    const ids = rows.map((product) => product.images.map((image) => image.id))
    expect(ids[0]).toHaveLength(1)
    expect(ids[1]).toEqual(ids[0])
  })

  it('takes the real picture when it can be fetched at last', async () => {
    await run([header, mug], async () => ({ ok: false, reason: 'Gone.', isHostLost: true }))
    await run([header, mug])
    expect((await listShop()).rows[0]?.images).toMatchObject([{ filename: 'mug.jpg' }])
  })

  it('asks a host that does not answer only once', async () => {
    const rows = Array.from({ length: 12 }, (_, place) =>
      mug.replace('mug,', `mug${place},`).replace('mug.jpg', `${place}.jpg`),
    )
    await run([header, ...rows], async (url) => {
      fetched.push(url)
      return { ok: false, reason: 'The address does not answer.', isHostLost: true }
    })
    expect(fetched.length).toBeLessThanOrEqual(4)
  })

  it('adds no product beyond the 200 that a shop page can hold, and still changes those that are there', async () => {
    await built.siteStore.transaction(async ({ products }) => {
      for (const number of Array.from({ length: 199 }, (_, index) => index)) {
        await products.save(buildProduct({ collectionId: shop.id, urlId: `old-${number}` }))
      }
    })
    const lines = [
      header,
      mug,
      mug.replace('mug,Enamel', 'bowl,Enamel').replace('M-BLUE', 'B-BLUE'),
      'jug,Jug,,,,,,J-1,1,deny,9.00,',
    ]
    const left = (title: string) => `“${title}” was left out. A shop page can hold 200 products.`
    expect(await run(lines)).toMatchObject({
      report: {
        added: 1,
        problems: [
          { line: 3, reason: left('Enamel mug') },
          { line: 4, reason: left('Jug') },
        ],
      },
    })
    expect(await run(lines)).toMatchObject({ report: { added: 0, updated: 1 } })
    expect((await listShop()).total).toBe(200)
  })

  it('fetches no pictures of products that it leaves out', async () => {
    const many = Array.from({ length: 199 }, (_, index) =>
      buildProduct({ collectionId: shop.id, urlId: `old-${index}` }),
    )
    await built.siteStore.transaction(async ({ products }) => {
      for (const product of many) await products.save(product)
    })
    const late = mug.replace('mug,Enamel', 'bowl,Enamel').replace('mug.jpg', 'bowl.jpg')
    const long = mug.replace('mug,Enamel mug', `jug,${'x'.repeat(501)}`).replace('mug.jpg', 'jug.jpg')
    expect(await run([header, long, mug, late])).toMatchObject({ report: { added: 1, missingPictures: [] } })
    expect(fetched).toEqual(['https://pics.example/mug.jpg'])
  })

  it('asks the rule by which owners save, and tells its reasons', async () => {
    const long = 'x'.repeat(501)
    const many = Array.from({ length: 251 }, (_, place) => `cup,Cup,,,,Size,${place},,1,deny,9.00,`)
    const twice = 'bowl,Bowl,,,,Size,S,B-1,1,deny,9.00,'.replace('Size,S', `Size,${long}`)
    expect(await run([header, mug.replace('Enamel mug', long), ...many, twice])).toMatchObject({
      report: {
        added: 0,
        problems: [
          { line: 2, reason: `“${long.slice(0, 200)}…” was left out. Use at most 500 characters.` },
          { line: 3, reason: '“Cup” was left out. A product can have 250 variants.' },
          { line: 254, reason: '“Bowl” was left out. Use at most 500 characters.' },
        ],
      },
    })
    expect((await listShop()).total).toBe(0)
  })

  it('counts no row of a product that was left out among those that were used', async () => {
    const long = 'x'.repeat(501)
    const uncounted = `,${long},,,,,,,,deny,9.00,`
    const outcome = await run([header, uncounted])
    const problems = outcome.ok ? outcome.report.problems : []
    expect(problems.length).toBeGreaterThan(1)
    expect(problems.filter(({ isUsed }) => isUsed)).toEqual([])
  })

  it('leaves a product as it is when what the file makes of it is refused', async () => {
    await run([header, mug])
    const [before] = (await listShop()).rows
    await run([header, mug.replace('Enamel mug', 'x'.repeat(501))])
    expect((await listShop()).rows).toEqual([before])
  })

  it('takes out of a text what could run', async () => {
    const hostile = '<p onclick=""x()"">Fine<script>x()</script><a href=""javascript:x()"">a</a></p>'
    await run([header, mug.replace('<p>Blue</p>', `"${hostile}"`)])
    expect((await listShop()).rows[0]?.bodyHtml).toBe('<p>Fine<a>a</a></p>')
  })

  it('names bad rows by their line, and imports the rest', async () => {
    const bad = mug.replace('mug,', 'bad,').replace('12.50', 'free')
    const tall = mug.replace('<p>Blue</p>', '"line\nbreaks\nin it"')
    const broken = 'x,"quoted" badly,,,,,,,,,1,'
    expect(
      await run([header, tall, bad, broken, mug.replace('mug,', 'last,').replace('M-BLUE', 'L')]),
    ).toMatchObject({
      report: {
        added: 2,
        problems: [
          { line: 5, reason: 'The price “free” is not an amount.' },
          { line: 6, reason: 'The row cannot be read: its quotation marks do not match.' },
        ],
      },
    })
  })

  it('reads what spreadsheets make of the file: semicolons, a byte-order mark, Windows letters', async () => {
    const text = [header, mug].join('\r\n').replaceAll(',', ';')
    expect(await run([`\uFEFF${text}`])).toMatchObject({ report: { added: 1 } })
    const windows = Buffer.from([header, mug.replace('mug,Enamel', 'tasse,Émail')].join('\n'), 'latin1')
    await importProducts(windows, parts(), () => {})
    expect((await listShop()).rows.map((product) => product.title)).toContain('Émail mug')
  })

  it('says so when the file holds no products, or the site no shop', async () => {
    expect(await run(['Name,Email', 'Ada,ada@example.com'])).toMatchObject({ ok: false })
    expect(await run([''])).toMatchObject({ ok: false })
    await built.siteStore.collections.save({ ...shop, typeName: 'page' })
    expect(await run([header, mug])).toEqual({
      ok: false,
      message: 'The site has no shop page to import products into.',
    })
  })

  it('raises the revision, and tells how far it is', async () => {
    const seen: ImportProgress[] = []
    const before = await built.siteStore.site.revision()
    await importProducts(Buffer.from([header, mug].join('\n')), parts(), (progress) => seen.push(progress))
    expect(seen).toEqual([{ done: 1, total: 1, title: 'Enamel mug' }])
    expect(await built.siteStore.site.revision()).toBeGreaterThan(before)
  })
})

describe('products of WooCommerce', () => {
  const woo = 'ID,Type,SKU,Name,Regular price,Stock'
  const brief = 'Handle,Title,Variant Price'

  it('changes the product of the id, in whatever order two of one title stand', async () => {
    await run([woo, '1,simple,A,Cup,10,3', '2,simple,B,Cup,20,5'])
    const again = await run([woo, '2,simple,B,Cup,21,6', '1,simple,A,Cup,11,4'])
    expect(again).toMatchObject({ report: { added: 0, updated: 2, problems: [] } })
    expect(await prices()).toEqual({ cup: 1_100, 'cup-2': 2_100 })
  })

  it('changes a product that was renamed there, and says what it was called', async () => {
    await run([woo, '1,simple,A,Cup,10,3'])
    expect(await run([woo, '1,simple,A,Mug,10,3'])).toMatchObject({
      report: {
        ...{ added: 0, updated: 1 },
        problems: [{ line: 2, isUsed: true, reason: '“Cup” became “Mug”: its ID in the file is the same.' }],
      },
    })
  })

  it('leaves a product alone whose ID something else has in another shop, also when either file comes again', async () => {
    const [first, second] = [
      [woo, '12,simple,A,Cup,10,3'],
      [woo, '12,simple,Z,Lamp,90,5'],
    ]
    await run(first)
    expect(await run(second)).toMatchObject({
      report: {
        ...{ added: 1, updated: 0 },
        problems: [
          {
            ...{ line: 2, isUsed: true },
            reason:
              '“Lamp” was added as a new product: “Cup” has its ID, but neither its name nor one of its SKUs.',
          },
        ],
      },
    })
    for (const file of [first, second])
      expect(await run(file)).toMatchObject({ report: { added: 0, updated: 1, problems: [] } })
    expect(await prices()).toEqual({ cup: 1_000, lamp: 9_000 })
  })

  it('knows a product without a SKU by its name there, whatever it is called here', async () => {
    await run([woo, '1,simple,,Cup,10,3'])
    const [cup] = (await listShop()).rows
    await built.siteStore.transaction(async ({ products }) => {
      const kept = await products.lock(cup?.id ?? '')
      if (kept) await products.save({ ...kept, title: 'Blue cup' })
    })
    expect(await run([woo, '1,simple,,Cup,11,3'])).toMatchObject({ report: { added: 0, updated: 1 } })
    expect(await run([woo, '1,simple,,Lamp,90,3'])).toMatchObject({ report: { added: 1, updated: 0 } })
  })

  it('finds what was imported by its title once, and gives it to no other product afterwards', async () => {
    await run([brief, 'cup,Cup,9'])
    expect(await run([woo, '1,simple,A,Cup,10,3'])).toMatchObject({ report: { added: 0, updated: 1 } })
    const next = await run([woo, '1,simple,A,Mug,12,3', '2,simple,B,Cup,20,5'])
    expect(next).toMatchObject({ report: { added: 1, updated: 1 } })
    expect(await prices()).toEqual({ cup: 1_200, 'cup-2': 2_000 })
  })

  it('takes no product for another of its title', async () => {
    await run([brief, 'cup,Cup,9', 'cup-2,Cup,8'])
    const report = await run([woo, '1,simple,A,Cup,10,3', '2,simple,B,Cup 2,20,5'])
    expect(report).toMatchObject({ report: { added: 2, updated: 0 } })
    expect(await prices()).toMatchObject({ cup: 900, 'cup-2': 800 })
  })
})

function run(lines: readonly string[], fetchPicture?: FetchPicture) {
  return importProducts(Buffer.from(lines.join('\n')), parts(fetchPicture), () => {})
}

function parts(fetchPicture: FetchPicture = fetchSquare) {
  const { siteStore, dataDir } = built
  return { store: siteStore, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
}

async function fetchSquare(url: string) {
  fetched.push(url)
  const square = { width: 40, height: 40, channels: 3, background: '#336699' } as const
  return { ok: true, bytes: await sharp({ create: square }).jpeg().toBuffer() } as const
}

function listShop() {
  return built.siteStore.products.list({ collectionId: shop.id, offset: 0, limit: 20 })
}

async function prices() {
  const { rows } = await listShop()
  return Object.fromEntries(rows.map(({ urlId, variants }) => [urlId, variants[0]?.priceCents]))
}
