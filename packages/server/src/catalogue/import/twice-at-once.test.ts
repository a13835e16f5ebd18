import { randomUUID } from 'node:crypto'
import { buildStore } from '@vitrine/store/testing/build-store'
import { buildCollection, newId, noon } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { importProducts } from './import-products.ts'

it('a file that is imported twice at once adds its products once: what the other one makes is looked up when it is done', async () => {
  const { siteStore: store, dataDir, close } = await buildStore({ now: () => noon })
  const shop = buildCollection({ urlId: 'shop' })
  await store.collections.save(shop)
  const names = Array.from({ length: 40 }, (_, place) => `cup-${place}`)
  const rows = names.map((name) => `${name},${name},${name},4,deny,12.50`)
  const header = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price'
  const file = Buffer.from([header, ...rows].join('\n'))
  const fetchPicture = () => Promise.reject(new Error('There are no pictures'))
  const parts = { store, dataDir, fetchPicture, clock: () => noon, newId, newUuid: randomUUID }
  const reports = await Promise.all([1, 2].map(() => importProducts(file, parts, () => {})))
  const { total } = await store.products.list({ collectionId: shop.id, offset: 0, limit: 1 })
  await close()
  expect(total).toBe(40)
  expect(reports).toMatchObject([{ report: { problems: [] } }, { report: { problems: [] } }])
})
