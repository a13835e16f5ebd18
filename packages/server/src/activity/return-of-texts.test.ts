import { buildProduct, newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptMs, pruneSite } from '../jobs/prune.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
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

const texts = { title: { text: 'Becher', sourceHash: 'x' } }

async function removeTranslated() {
  const id = newId()
  await shop.store.products.save(buildProduct({ id, collectionId: shop.shop.id, urlId: id, title: 'Mug' }))
  const key = { language: 'de-DE', kind: 'product', id } as const
  await shop.store.translations.save({ ...key, texts, updatedAtMs: 1 })
  shop.clock.nowMs += 1_000
  expect((await owner.send('DELETE', `/api/panel/products/${id}`)).status).toBe(200)
  return key
}

it('brings a product back with what it says in other languages, though they are old', async () => {
  const key = await removeTranslated()
  await pruneSite(shop.store, shop.clock.nowMs)
  const { rows } = (await owner.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
  expect((await owner.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})).status).toBe(200)
  expect(await shop.store.translations.find(key)).toMatchObject({ texts })
})

it('lets texts go with what stood before an act', async () => {
  const key = await removeTranslated()
  const later = Math.max(shop.clock.nowMs, Date.now()) + keptMs.auditImage + 60_000
  expect(await pruneSite(shop.store, later)).toMatchObject({ translations: 1 })
  expect(await shop.store.translations.find(key)).toBeUndefined()
})
