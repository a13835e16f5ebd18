import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { formOf } from '../testing/send-upload.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

const product = async () => {
  const found = await shop.store.products.find(shop.lastOne.id)
  if (!found) throw new Error('The product is gone')
  return found
}

async function asked(): Promise<readonly (number | null)[]> {
  const prices = await shop.store.products.prices(shop.lastOne.id)
  return [...prices.values()].flat().map(({ askedCents }) => askedCents)
}

/** Every way in which a product is saved, one after the other; each is to leave one price more. */
const ways: readonly [string, number | null, () => Promise<unknown>][] = [
  [
    'the product page of the panel',
    1100,
    async () => {
      const { product: shown } = (await owner.get(`/api/panel/products/${shop.lastOne.id}`)).json as {
        product: { id: string; createdAtMs: number; variants: { stock: object }[] }
      }
      const { id: _, createdAtMs: __, ...input } = shown
      const variants = shown.variants.map(({ stock: ___, ...variant }) => ({ ...variant, priceCents: 1100 }))
      return owner.send('PUT', `/api/panel/products/${shop.lastOne.id}`, { ...input, variants })
    },
  ],
  [
    'the grid',
    1200,
    async () => {
      const { id, variants } = await product()
      const row = {
        productId: id,
        variantId: variants[0]?.id,
        was: { priceCents: 1100 },
        is: { priceCents: 1200 },
      }
      return owner.send('PUT', '/api/panel/grid/products', { rows: [row] })
    },
  ],
  [
    'a sale of many',
    600,
    () => act('sale', { sum: { change: { kind: 'percent', percent: -50 }, ending: null } }),
  ],
  ['hiding many', null, () => act('hide', {})],
  ['showing many', 600, () => act('show', {})],
  [
    'taking a change back',
    null,
    async () => {
      const { json } = await owner.get('/api/panel/bulk-acts')
      const [{ id } = { id: '' }] = (json as { bulkActs: readonly { id: string }[] }).bulkActs
      shop.clock.nowMs += 1_000
      await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
      return shop.runJobs()
    },
  ],
  ['showing it again', 600, () => act('show', {})],
  [
    'another currency',
    1800,
    () =>
      owner.send('PUT', '/api/panel/settings/currency', { from: 'USD', to: 'EUR', rate: '3', ending: 'any' }),
  ],
]

async function act(key: string, input: object) {
  const body = { selection: { ids: [shop.lastOne.id] }, input, isDryRun: false }
  await owner.send('POST', `/api/panel/products/acts/${key}`, body)
  await shop.runJobs()
}

it.each(ways)('the history of prices knows what was saved by %s', async (_, cents, save) => {
  const before = await asked()
  shop.clock.nowMs += 1_000
  await save()
  expect(await asked()).toEqual([...before, cents])
})

it('the history of prices knows what a file brought, and what it changed', async () => {
  const send = async (price: string) => {
    const lines = ['Handle,Title,Variant SKU,Variant Price', `jug,Jug,JUG,${price}`]
    const { payload, type } = formOf(Buffer.from(lines.join('\n')), 'products.csv')
    await shop.app.inject({
      method: 'POST',
      url: '/api/panel/product-imports',
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'content-type': type, 'x-csrf-token': owner.cookies.get('crumb') ?? '' },
      payload,
    })
    await shop.runJobs()
  }
  await send('8.00')
  await send('9.50')
  const jug = await shop.store.products.findByUrlId(shop.shop.id, 'jug')
  const prices = await shop.store.products.prices(jug?.id ?? '')
  expect([...prices.values()].flat().map(({ askedCents }) => askedCents)).toEqual([800, 950])
})
