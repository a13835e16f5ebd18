import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readShopifyProducts } from '@vitrine/domain/catalogue/import/shopify-csv'
import { type DataExport, type ExportKind, exportKeptMs } from '@vitrine/domain/exports/data-export'
import {
  buildImage,
  buildOrder,
  buildPost,
  buildProduct,
  buildVariant,
  newId,
} from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCsv } from '../catalogue/import/file/parse-csv.ts'
import { inTurns } from '../services/in-turns.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { exportFile } from './export-folder.ts'
import { pruneExports } from './prune-exports.ts'

const path = '/api/panel/exports'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

async function begin(kind: ExportKind): Promise<string> {
  const answer = await owner.send('POST', path, { kind })
  return (answer.json as { dataExport: DataExport }).dataExport.id
}

async function known(id: string): Promise<DataExport | undefined> {
  return shop.store.exports.find(id)
}

const placeOf = (id: string) => exportFile(shop.services.dataDir, shop.store.websiteId, id)
const fileOf = (id: string) => owner.get(`${path}/${id}/file.csv`)
const personsOf = (id: string) => owner.get(`${path}/${id}/persons.csv`)

async function place(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await shop.store.orders.insert(buildOrder({ number: 1001 + at, cartId: newId() }))
}

describe('an export', () => {
  it('writes every row once, over many slices', async () => {
    await place(600)
    const id = await begin('orders')
    expect((await personsOf(id)).status).toBe(404)
    await shop.runJobs()
    const lines = (await personsOf(id)).text.trim().split('\r\n')
    expect(lines).toHaveLength(601)
    expect(new Set(lines).size).toBe(601)
    expect(await known(id)).toMatchObject({ state: 'done', total: 600, looked: 600, written: 600 })
  })

  it('goes on where it was told to have come, over what a killed process left behind', async () => {
    await place(300)
    const id = await begin('orders')
    await shop.runJobs()
    const whole = readFileSync(placeOf(id), 'utf8')
    const begun = await known(id)
    const head = `${whole.split('\r\n').slice(0, 101).join('\r\n')}\r\n`
    const bytes = Buffer.byteLength(head)
    // One hundred rows were told, and some more were written when the process was killed.
    await shop.store.exports.save({
      ...(begun as DataExport),
      state: 'running',
      after: `number~${(await idOf(1100)) ?? ''}~1100`,
      bytes,
      looked: 100,
      written: 100,
    })
    writeFileSync(placeOf(id), `${head}1101,torn in the mid`)
    expect((await personsOf(id)).status).toBe(404)
    await shop.store.jobs.enqueue({
      id: newId(),
      kind: 'write-export',
      payload: { exportId: id },
      runAtMs: 0,
    })
    await shop.runJobs()
    expect(readFileSync(placeOf(id), 'utf8')).toBe(whole)
    expect(await known(id)).toMatchObject({ state: 'done', written: 300 })
  })

  it('is not offered when its file is not as long as it was written', async () => {
    const id = await begin('products')
    await shop.runJobs()
    expect((await fileOf(id)).status).toBe(200)
    appendFileSync(placeOf(id), 'more')
    expect((await fileOf(id)).json).toMatchObject({ message: expect.stringContaining('export again') })
  })

  it('is stopped with its file, and stays stopped', async () => {
    const id = await begin('products')
    const stopped = await owner.send('POST', `${path}/${id}/stop`, {})
    expect(stopped.json).toMatchObject({ dataExport: { state: 'stopped' } })
    await shop.runJobs()
    expect((await fileOf(id)).status).toBe(404)
    expect(existsSync(placeOf(id))).toBe(false)
  })

  it('goes with its file after seven days', async () => {
    const id = await begin('products')
    await shop.runJobs()
    await pruneExports(shop.store, shop.services)
    expect(existsSync(placeOf(id))).toBe(true)
    const clock = () => shop.clock.nowMs + exportKeptMs + 1
    await pruneExports(shop.store, { ...shop.services, clock })
    expect([existsSync(placeOf(id)), await known(id)]).toEqual([false, undefined])
  })

  it('stays where its file cannot be removed, is told in the log, and goes the next time', async () => {
    const ids = [await begin('products'), await begin('content')]
    await shop.runJobs()
    const [stuck = '', other = ''] = ids.toSorted()
    // A folder in the place of the file cannot be removed as one.
    rmSync(placeOf(stuck))
    mkdirSync(placeOf(stuck))
    const warned: object[] = []
    const log = { ...shop.services.log, warn: (details: object) => void warned.push(details) }
    const clock = () => shop.clock.nowMs + exportKeptMs + 1
    await pruneExports(shop.store, { ...shop.services, log, clock })
    expect([existsSync(placeOf(other)), await known(other)]).toEqual([false, undefined])
    expect(await known(stuck)).toMatchObject({ id: stuck })
    expect(warned).toMatchObject([{ export: stuck }])
    rmdirSync(placeOf(stuck))
    await pruneExports(shop.store, { ...shop.services, log, clock })
    expect(await known(stuck)).toBeUndefined()
  })
})

describe('who may export', () => {
  it('gives persons only to who proved lately who they are, and only by that address', async () => {
    await place(1)
    const id = await begin('customers')
    await shop.runJobs()
    expect((await fileOf(id)).status).toBe(404)
    expect((await personsOf(id)).text).toContain('ada@example.com')
    shop.clock.nowMs += 6 * 60_000
    expect((await personsOf(id)).json).toMatchObject({ needs: 'confirmation' })
  })

  it('lets editors export content alone, and see nothing of the others', async () => {
    const orders = await begin('orders')
    const products = await begin('products')
    await shop.runJobs()
    const editor = await shop.visitor()
    await signInAs(editor, shop.store, ['editor'])
    expect((await editor.send('POST', path, { kind: 'orders' })).status).toBe(403)
    expect((await editor.send('POST', path, { kind: 'content' })).status).toBe(200)
    expect((await editor.get(path)).json).toMatchObject({ dataExports: [{ kind: 'content' }] })
    expect((await editor.get(`${path}/${orders}/persons.csv`)).status).toBe(403)
    expect((await editor.get(`${path}/${products}/file.csv`)).status).toBe(404)
    expect((await editor.send('POST', `${path}/${products}/stop`, {})).status).toBe(404)
  })

  it('keeps those of another site apart', async () => {
    const id = await begin('products')
    await shop.runJobs()
    const other = await openShop()
    const stranger = await other.visitor()
    await signInAs(stranger, other.store, ['admin'])
    expect((await stranger.get(`${path}/${id}/file.csv`)).status).toBe(404)
    expect((await stranger.send('POST', `${path}/${id}/stop`, {})).status).toBe(404)
    expect((await stranger.get(path)).json).toEqual({ dataExports: [] })
    await other.close()
  })

  it('writes down who began and who downloaded', async () => {
    const id = await begin('products')
    await shop.runJobs()
    await fileOf(id)
    const entries = await shop.store.auditLog.list({ offset: 0, limit: 10 })
    expect(entries.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining(['Began to export products', 'Downloaded the export of products']),
    )
  })
})

describe('the file of products', () => {
  it('is read by the import as the products that it was written from', async () => {
    const shirt = buildProduct({
      collectionId: shop.mug.collectionId,
      title: '=1+1 Shirt',
      urlId: 'shirt',
      bodyHtml: '<p>Two, "three"</p>',
      tags: ['-new', 'blue'],
      categories: ['Tops'],
      optionNames: ['Size', 'Colour'],
      variants: [
        buildVariant({
          sku: 'S-1',
          attributes: { Size: 'S', Colour: 'Red' },
          priceCents: 1999,
          weightGrams: 250,
        }),
        buildVariant({
          sku: '@S-2',
          attributes: { Size: 'L', Colour: 'Red' },
          priceCents: 2500,
          salePriceCents: 1250,
          isOnSale: true,
          stock: { unlimited: true },
        }),
      ],
      isVisible: false,
      seo: { title: 'Shirt', description: 'A shirt' },
    })
    await shop.store.products.save(shirt)
    const id = await begin('products')
    await shop.runJobs()
    const { text } = await fileOf(id)
    const { rows } = await parseCsv(Buffer.from(text))
    const { drafts, problems } = await inTurns(readShopifyProducts(rows, { digits: 2 }))
    // The two mugs of the shop share theirs.
    expect(problems.filter(({ reason }) => !reason.startsWith('The SKU “MUG-'))).toEqual([])
    expect(drafts.map(({ title }) => title).toSorted()).toContain('=1+1 Shirt')
    expect(drafts.find(({ key }) => key === 'shirt')).toMatchObject({
      title: shirt.title,
      uncleanBodyHtml: shirt.bodyHtml,
      tags: shirt.tags,
      categories: shirt.categories,
      optionNames: shirt.optionNames,
      isVisible: false,
      seo: shirt.seo,
      variants: [
        { sku: 'S-1', attributes: { Size: 'S', Colour: 'Red' }, priceCents: 1999, weightGrams: 250 },
        { sku: '@S-2', priceCents: 2500, salePriceCents: 1250, isOnSale: true, stock: { unlimited: true } },
      ],
    })
    // No spreadsheet takes a cell of it for a formula.
    expect(text).toContain("'=1+1 Shirt")
    expect(text).toContain("'@S-2")
    expect(text).not.toMatch(/(^|,)"?[=@]/m)
  })
})

it('tells in the language of its reader what of a product is not in the file', async () => {
  const image = buildImage({ focalPoint: { x: 0.1, y: 0.5 } })
  await shop.store.images.save(image)
  const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
  const { collectionId } = shop.mug
  const told = { title: 'Tea box', images: [image], subscription: plan, relatedIds: [shop.mug.id] }
  await shop.store.products.save(buildProduct({ collectionId, urlId: 'tea', type: 'service', ...told }))
  const id = await begin('products')
  await shop.runJobs()
  const reasonsOf = async (language: string) => {
    const cookies = Object.fromEntries(owner.cookies)
    const answer = await shop.app.inject({ url: path, cookies, headers: { 'accept-language': language } })
    const { dataExports } = answer.json() as { dataExports: readonly DataExport[] }
    const { left = [] } = dataExports.find((each) => each.id === id) ?? {}
    return left.filter(({ name }) => name === 'Tea box').map(({ reason }) => reason)
  }
  expect(await reasonsOf('en')).toEqual([
    'Its subscription is not in the file. The products that are shown with it are not in the file. The focal points of its pictures are not in the file.',
  ])
  expect(await reasonsOf('de')).toEqual([
    'Sein Abonnement steht nicht in der Datei. Die Produkte, die mit ihm gezeigt werden, stehen nicht in der Datei. Die Fokuspunkte seiner Bilder stehen nicht in der Datei.',
  ])
})

describe('the file of content', () => {
  it('has pages and items, and tells what lies in the trash', async () => {
    const collectionId = shop.mug.collectionId
    await shop.store.items.save(buildPost({ collectionId, urlId: 'one', title: 'One', bodyHtml: '<p>1</p>' }))
    await shop.store.items.save(buildPost({ collectionId, urlId: 'two', title: 'Two', trashedAtMs: 5 }))
    const id = await begin('content')
    await shop.runJobs()
    const rows = (await parseCsv(Buffer.from((await fileOf(id)).text))).rows.map(({ cells }) => cells)
    expect(rows.find(({ title }) => title === 'One')).toMatchObject({ kind: 'text', body: '<p>1</p>' })
    expect(rows.some(({ title }) => title === 'Two')).toBe(false)
    expect(rows.find(({ title }) => title === 'One')).toMatchObject({ starts: '', picture: '' })
    expect(await known(id)).toMatchObject({ left: [{ name: 'Two', reason: 'It is in the trash.' }] })
  })
})

async function idOf(number: number): Promise<string | undefined> {
  const sort = { key: 'number', isDescending: false }
  const { rows } = await shop.store.orders.list({ words: [], tests: [], sort, start: null, limit: 1_000 })
  return rows.find((order) => order.number === number)?.id
}
