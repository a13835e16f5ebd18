import { afterAll, beforeAll, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
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

const pottery = { key: 'a-1', name: 'Clay Works', address: 'Kai 3\nBremen', contact: 'clay@works.example' }

async function saveMug(safety: object) {
  const { json } = await owner.get(`/api/panel/products/${shop.mug.id}`)
  const { product } = json as { product: object }
  return owner.send('PUT', `/api/panel/products/${shop.mug.id}`, { ...product, safety })
}

const missing = async () => {
  const { json } = await owner.get('/api/panel/products?f=missing:is:maker')
  return (json as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

it('tells on the page of a product who made it and what it warns of, and keeps whoever is named', async () => {
  const makers = editSettings(owner, '/api/panel/settings/makers')
  const wrong = await makers.change({ companies: [{ ...pottery, contact: 'none' }] })
  expect(wrong.json).toMatchObject({ errors: { 'value.companies.0.contact': expect.any(String) } })
  await makers.change({ companies: [pottery] })
  expect(await missing()).toContain(shop.mug.id)

  const unknown = await saveMug({ makerKey: 'b-2', responsibleKey: '', warnings: '' })
  expect(unknown.json).toMatchObject({ errors: { 'safety.makerKey': expect.any(String) } })
  const saved = await saveMug({ makerKey: 'a-1', responsibleKey: '', warnings: 'Not for ovens' })
  expect(saved.status).toBe(200)
  const { body } = await shop.get('/shop/enamel-mug?format=json')
  expect(JSON.parse(body).item.safety).toEqual({
    maker: {
      name: 'Clay Works',
      address: 'Kai 3\nBremen',
      contact: 'clay@works.example',
      contactUrl: 'mailto:clay@works.example',
    },
    warnings: 'Not for ovens',
  })
  expect(await missing()).not.toContain(shop.mug.id)
  const removed = await makers.change({ companies: [] })
  expect(removed.json).toMatchObject({ errors: { 'value.companies': expect.stringContaining('Clay Works') } })
})
