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

async function save(id: string, part: object) {
  const { json } = await owner.get(`/api/panel/products/${id}`)
  const { product } = json as { product: object }
  return owner.send('PUT', `/api/panel/products/${id}`, { ...product, ...part })
}

const shownWithMug = async () => {
  const { body } = await shop.get('/shop/enamel-mug')
  return [...body.matchAll(/data-related="([^"]*)"/g)].map(([, urlId]) => urlId)
}

it('shows with a product what its owner chose, in that order and before all others, and nothing hidden', async () => {
  const usual = await shownWithMug()
  const { rows } = (await shop.store.products.list({ collectionId: shop.shop.id, offset: 0, limit: 50 })) as {
    rows: readonly { id: string; urlId: string }[]
  }
  const others = rows.filter(({ id }) => id !== shop.mug.id)
  const chosen = others.slice(-2).toReversed()
  expect(chosen).toHaveLength(2)
  expect(usual.slice(0, 2)).not.toEqual(chosen.map(({ urlId }) => urlId))

  const relatedIds = [shop.mug.id, ...chosen.map(({ id }) => id), 'f'.repeat(24)]
  expect((await save(shop.mug.id, { relatedIds })).status).toBe(200)
  const shown = await shownWithMug()
  expect(shown.slice(0, 2)).toEqual(chosen.map(({ urlId }) => urlId))
  expect(shown).toHaveLength(usual.length)
  expect(new Set(shown).size).toBe(shown.length)

  await save(chosen[0]?.id ?? '', { isVisible: false })
  expect(await shownWithMug()).not.toContain(chosen[0]?.urlId)
  expect((await shownWithMug())[0]).toBe(chosen[1]?.urlId)
  const many = Array.from({ length: 13 }, () => shop.mug.id)
  expect((await save(shop.mug.id, { relatedIds: many })).status).toBe(400)
})
