import type { Product } from '@vitrine/domain/catalogue/product'
import { buildImage } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

const percent = (value: number) => ({ kind: 'percent', percent: value })
const ending = { kind: 'ending', cents: 95, unitCents: 100 }

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['editor'])
})
afterEach(async () => {
  expect(await shop.services.store.audit()).toEqual([])
  await shop.close()
})

type Began = { readonly bulkAct: { readonly id: string; readonly state: string } }

/** Its slices follow one another: on a busy machine an act is not over with the first. */
async function finish(id: string): Promise<void> {
  const underWay = ['waiting', 'running', 'undoing']
  do await shop.runJobs()
  while (underWay.includes((await read(id)).state))
}

async function act(key: string, products: readonly Product[], input: object): Promise<string> {
  const body = { selection: { ids: products.map(({ id }) => id) }, input, isDryRun: false }
  const answer = await owner.send('POST', `/api/panel/products/acts/${key}`, body)
  const { id } = (answer.json as Began).bulkAct
  await finish(id)
  return id
}

async function undo(id: string) {
  shop.clock.nowMs += 1_000
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await finish(id)
  return read(id)
}

const read = async (id: string) => ((await owner.get(`/api/panel/bulk-acts/${id}`)).json as Began).bulkAct
const find = async ({ id }: Product) => {
  const product = await shop.store.products.find(id)
  if (!product) throw new Error('The product is gone')
  return product
}
const prices = async (product: Product) => (await find(product)).variants.map(({ priceCents }) => priceCents)

it('hides products, has their pages rendered again, and shows them again', async () => {
  const before = await shop.get('/shop/enamel-mug')
  expect(before.statusCode).toBe(200)
  const id = await act('hide', [shop.mug, shop.lastOne], {})
  expect(await read(id)).toMatchObject({ state: 'done', label: 'Hide', changed: 2, failed: 0 })
  expect((await find(shop.mug)).isVisible).toBe(false)
  expect((await shop.get('/shop/enamel-mug')).statusCode).toBe(404)
  expect(await undo(id)).toMatchObject({ state: 'undone', changed: 2, failed: 0 })
  expect((await shop.get('/shop/enamel-mug')).statusCode).toBe(200)
})

it('takes away what is planned, and brings it back', async () => {
  const [friday, sunday] = [shop.clock.nowMs + 86_400_000, shop.clock.nowMs + 3 * 86_400_000]
  const [blue, ...others] = (await find(shop.mug)).variants
  if (!blue) throw new Error('The mug has no variant')
  const sale = { isOnSale: true, salePriceCents: 900, saleUntilMs: sunday }
  const planned = { isVisible: false, publishFromMs: friday, variants: [{ ...blue, ...sale }, ...others] }
  await shop.store.products.save({ ...(await find(shop.mug)), ...planned })

  const hiding = await act('hide', [shop.mug], {})
  expect(await read(hiding)).toMatchObject({ changed: 1, unchanged: 0 })
  expect(await find(shop.mug)).not.toHaveProperty('publishFromMs')
  const ending = await act('sale', [shop.mug], { sum: null })
  expect((await find(shop.mug)).variants[0]).toMatchObject({ isOnSale: false })
  expect((await find(shop.mug)).variants[0]).not.toHaveProperty('saleUntilMs')
  await undo(ending)
  await undo(hiding)
  expect(await find(shop.mug)).toMatchObject({ isVisible: false, publishFromMs: friday })
  expect((await find(shop.mug)).variants[0]).toMatchObject(sale)
})

it('has pages rendered again when it is over, and when it is taken back, not for each of its rows', async () => {
  const before = await shop.store.site.revision()
  const id = await act('hide', [shop.mug, shop.lastOne], {})
  expect(await shop.store.site.revision()).toBe(before + 1)
  await undo(id)
  expect(await shop.store.site.revision()).toBe(before + 2)
})

it('changes tags, and takes that back only where nobody wrote others since', async () => {
  const id = await act('tags', [shop.mug, shop.lastOne], { add: ['gift'], remove: [] })
  expect((await find(shop.mug)).tags).toContain('gift')
  await shop.store.products.save({ ...(await find(shop.mug)), tags: ['mine'] })
  await shop.store.products.save({ ...(await find(shop.lastOne)), title: 'The very last' })
  expect(await undo(id)).toMatchObject({
    changed: 1,
    failed: 1,
    failures: [{ rowId: shop.mug.id, message: 'Somebody has changed it since; it stays as it is.' }],
  })
  expect(await find(shop.mug)).toMatchObject({ tags: ['mine'] })
  expect(await find(shop.lastOne)).toMatchObject({ tags: shop.lastOne.tags, title: 'The very last' })
})

it('changes prices to .95, of every variant, and back', async () => {
  const was = await prices(shop.mug)
  const id = await act('prices', [shop.mug], { change: percent(10), ending })
  expect(await prices(shop.mug)).toEqual(was.map(() => 1295))
  expect((await undo(id)) as object).toMatchObject({ state: 'undone' })
  expect(await prices(shop.mug)).toEqual(was)
})

it('raises prices once by one key, however often it is asked for, and does nothing else under it', async () => {
  const [was = 0] = await prices(shop.mug)
  const key = '5b0c1c44-5f58-4c8b-9a55-1d5b8f0a7c11'
  const ask = (value: number) => {
    const input = { change: percent(value), ending: null }
    const body = { selection: { ids: [shop.mug.id] }, input, isDryRun: false, key }
    return owner.send('POST', '/api/panel/products/acts/prices', body)
  }
  const [first, second] = await Promise.all([ask(10), ask(10)])
  await finish(key)
  const third = await ask(10)
  await finish(key)
  for (const { json } of [first, second, third]) expect((json as Began).bulkAct.id).toBe(key)
  expect((third.json as Began).bulkAct.state).toBe('done')
  const refused = await ask(20)
  expect([refused.status, refused.json]).toMatchObject([
    409,
    { message: 'This key began another act before.' },
  ])
  await shop.runJobs()
  expect(await prices(shop.mug)).toEqual((await prices(shop.mug)).map(() => Math.round(was * 1.1)))
})

it('says in Activity where an act on many is undone, for as long as it can be', async () => {
  await act('prices', [shop.mug], { change: percent(10), ending: null })
  const { rows } = (await owner.get('/api/panel/activity')).json as { rows: { id: string; what: string }[] }
  const entry = rows.find(({ what }) => what === 'Change prices: 1 product')
  const whyNot = async () =>
    ((await owner.get(`/api/panel/activity/${entry?.id}`)).json as { whyNot: string }).whyNot
  expect(await whyNot()).toContain('in its list, by More, Bulk acts')
  shop.clock.nowMs += 25 * 3_600_000
  expect(await whyNot()).toContain('cannot be undone')
})

it('puts on sale and ends the sale, under names of their own; a sale that is none is refused', async () => {
  const sale = { sum: { change: percent(-50), ending: null } }
  expect(await read(await act('sale', [shop.mug], sale))).toMatchObject({ label: 'Put on sale', changed: 1 })
  expect((await find(shop.mug)).variants[0]).toMatchObject({ isOnSale: true, salePriceCents: 600 })
  expect(await read(await act('sale', [shop.mug], sale))).toMatchObject({ changed: 0, unchanged: 1 })
  expect(await read(await act('sale', [shop.mug], { sum: null }))).toMatchObject({
    label: 'End sale',
    changed: 1,
  })
  const dear = { sum: { change: percent(5), ending: null } }
  expect(await read(await act('sale', [shop.mug], dear))).toMatchObject({
    failed: 1,
    failures: [{ rowName: shop.mug.title, message: 'The sale price would not be lower than the price.' }],
  })
})

it('puts no gift card on sale', async () => {
  const sale = { sum: { change: percent(-20), ending: null } }
  expect(await read(await act('sale', [shop.giftCard], sale))).toMatchObject({
    changed: 0,
    failures: [{ rowName: shop.giftCard.title, message: 'A gift card is never on sale' }],
  })
})

it('says once why prices of several variants cannot be changed', async () => {
  const product = await find(shop.mug)
  const [variant] = product.variants
  if (!variant) throw new Error('The mug has no variant')
  const inColour = (value: string) => ({
    ...variant,
    id: `${variant.id}-${value}`,
    sku: value,
    attributes: { Colour: value },
    priceCents: 900_000_000_000,
  })
  await shop.store.transaction((tables) =>
    tables.products.save({
      ...product,
      optionNames: ['Colour'],
      variants: [inColour('Moss'), inColour('Clay')],
    }),
  )
  const told = await read(await act('prices', [shop.mug], { change: percent(100), ending: null }))
  const [failure] = (told as unknown as { failures: { message: string }[] }).failures
  expect(failure?.message).toBe('This price is too high')
})

it('leaves what it sells on the shelf as it is', async () => {
  const [variant] = shop.mug.variants
  const before = await shop.store.stock.read(variant?.id ?? '')
  await act('prices', [shop.mug], { change: percent(10), ending: null })
  expect(await shop.store.stock.read(variant?.id ?? '')).toEqual(before)
})

it('deletes products, and brings them back with their stock', async () => {
  const [variant] = shop.mug.variants
  const stock = await shop.store.stock.read(variant?.id ?? '')
  const was = await find(shop.mug)
  const asked = { selection: { ids: [shop.mug.id] }, input: {}, isDryRun: true }
  const dry = await owner.send('POST', '/api/panel/products/acts/delete', asked)
  expect(dry.json).toMatchObject({ dryRun: { wouldChange: 1, failed: 0 } })
  expect(await find(shop.mug)).toEqual(was)

  const id = await act('delete', [shop.mug, shop.lastOne], {})
  expect(await read(id)).toMatchObject({ state: 'done', label: 'Delete', changed: 2, failed: 0 })
  expect(await shop.store.products.findMany([shop.mug.id, shop.lastOne.id])).toEqual([])
  expect((await shop.get('/shop/enamel-mug')).statusCode).toBe(404)
  expect(await undo(id)).toMatchObject({ state: 'undone', changed: 2, failed: 0 })
  expect(await find(shop.mug)).toEqual({ ...was, updatedAtMs: shop.clock.nowMs })
  expect(await shop.store.stock.read(variant?.id ?? '')).toEqual(stock)
  expect((await shop.get('/shop/enamel-mug')).statusCode).toBe(200)
})

it('brings a product back without a picture that was removed from the library meanwhile', async () => {
  const address = (id: string) => `/content/v1/${shop.website.id}/${id}/bowl.jpg`
  const [kept, lost] = ['kept', 'lost'].map((id) => buildImage({ id, assetUrl: address(id) }))
  const images = [kept, lost].flatMap((each) => each ?? [])
  for (const image of images) await shop.store.images.save(image)
  const variants = shop.lastOne.variants.map((variant) => ({ ...variant, imageId: 'lost' }))
  await shop.store.products.save({ ...shop.lastOne, images, variants })
  const id = await act('delete', [shop.lastOne], {})
  await shop.store.media.remove('lost')
  expect(await undo(id)).toMatchObject({ state: 'undone', changed: 1, failed: 0 })
  const back = await find(shop.lastOne)
  expect(back.images.map((image) => image.id)).toEqual(['kept'])
  expect(back.variants.map(({ imageId }) => imageId)).toEqual([null])
})

it('tells of a product that cannot come back, as something else has its address', async () => {
  const id = await act('delete', [shop.mug, shop.lastOne], {})
  await shop.store.products.save({ ...shop.workshop, urlId: shop.mug.urlId })
  expect(await undo(id)).toMatchObject({
    changed: 1,
    failed: 1,
    failures: [{ rowId: shop.mug.id, message: expect.stringContaining('something else has the address') }],
  })
  expect(await shop.store.products.findMany([shop.mug.id])).toEqual([])
})
