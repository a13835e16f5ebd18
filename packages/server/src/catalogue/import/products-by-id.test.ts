import { randomUUID } from 'node:crypto'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importProducts } from './import-products.ts'

let built: BuiltStore
const shop = buildCollection({ urlId: 'shop' })
const woo = 'ID,Type,SKU,Name,Regular price,Stock'
const shopify = 'Handle,Title,Variant Price'

beforeEach(async () => {
  built = await buildStore({ now: () => noon })
  await built.siteStore.collections.save(shop)
})
afterEach(() => built.close())

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

it('finds what was imported by its title once, and gives it to no other product afterwards', async () => {
  await run([shopify, 'cup,Cup,9'])
  expect(await run([woo, '1,simple,A,Cup,10,3'])).toMatchObject({ report: { added: 0, updated: 1 } })
  const next = await run([woo, '1,simple,A,Mug,12,3', '2,simple,B,Cup,20,5'])
  expect(next).toMatchObject({ report: { added: 1, updated: 1 } })
  expect(await prices()).toEqual({ cup: 1_200, 'cup-2': 2_000 })
})

it('takes no product for another of its title', async () => {
  await run([shopify, 'cup,Cup,9', 'cup-2,Cup,8'])
  const report = await run([woo, '1,simple,A,Cup,10,3', '2,simple,B,Cup 2,20,5'])
  expect(report).toMatchObject({ report: { added: 2, updated: 0 } })
  expect(await prices()).toMatchObject({ cup: 900, 'cup-2': 800 })
})

function run(lines: readonly string[]) {
  const { siteStore: store, dataDir } = built
  const fetchPicture = async () => ({ ok: false, reason: 'Not there.' }) as const
  const parts = { store, dataDir, newId, newUuid: randomUUID, clock: () => noon, fetchPicture }
  return importProducts(Buffer.from(lines.join('\n')), parts, () => {})
}

async function prices() {
  const { rows } = await built.siteStore.products.list({ collectionId: shop.id, offset: 0, limit: 20 })
  return Object.fromEntries(rows.map(({ urlId, variants }) => [urlId, variants[0]?.priceCents]))
}
