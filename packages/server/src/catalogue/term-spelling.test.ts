import { buildProduct } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterAll(() => shop.close())

const path = '/api/panel/products'

async function saveTags(id: string, tags: readonly string[]) {
  const { product } = (await owner.get(`${path}/${id}`)).json as { product: object }
  expect((await owner.send('PUT', `${path}/${id}`, { ...product, tags })).status).toBe(200)
  return (await shop.store.products.find(id))?.tags
}

it('spells a tag as products do that nobody sees, and lets one that has it alone spell it otherwise', async () => {
  const hidden = (urlId: string) =>
    buildProduct({ collectionId: shop.shop.id, urlId, isVisible: false, categories: [], tags: [] })
  const [one, other] = [hidden('one'), hidden('other')]
  for (const each of [one, other]) await shop.store.products.save(each)
  expect(await saveTags(one.id, ['Beakers'])).toEqual(['Beakers'])
  expect(await saveTags(other.id, ['beakers'])).toEqual(['Beakers'])
  await saveTags(other.id, [])
  expect(await saveTags(one.id, ['beakers'])).toEqual(['beakers'])
})
