import type { Product } from '@vitrine/domain/catalogue/product'
import { buildProduct, newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let vase: Product
let areaId: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

beforeEach(async () => {
  const id = newId()
  vase = buildProduct({ id, collectionId: shop.shop.id, urlId: id, title: 'Vase' })
  await shop.store.products.save(vase)
  const things = [{ kind: 'product', id: vase.id }]
  const area = { name: `Room ${id}`, deniedText: '', things }
  const { json } = await owner.send('POST', '/api/panel/members/areas', area)
  const { areas } = json as { areas: readonly { id: string; name: string }[] }
  areaId = areas.find(({ name }) => name === area.name)?.id ?? ''
})

const seen = async () => (await shop.get(`/shop/${vase.urlId}`)).statusCode
const kept = () => shop.store.products.find(vase.id)

async function removeAndUndo(meanwhile = async () => {}) {
  shop.clock.nowMs += 1_000
  await owner.send('DELETE', `/api/panel/products/${vase.id}`)
  const { rows } = (await owner.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
  await meanwhile()
  return owner.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})
}

async function removeAndUndoOfMany() {
  const body = { selection: { ids: [vase.id] }, input: {}, isDryRun: false }
  const began = (await owner.send('POST', '/api/panel/products/acts/delete', body)).json
  const { id } = (began as { bulkAct: { id: string } }).bulkAct
  await shop.runJobs()
  expect(await kept()).toBeUndefined()
  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
}

const removeArea = async () => {
  expect((await owner.send('DELETE', `/api/panel/members/areas/${areaId}`)).status).toBe(200)
}

describe('a product for members that comes back', () => {
  it('is for them alone, as before', async () => {
    expect(await seen()).toBe(403)
    expect((await removeAndUndo()).status).toBe(200)
    expect([await seen(), await kept()]).toMatchObject([403, { areaIds: [areaId], isVisible: true }])
  })

  it('is for them alone when it was one of many', async () => {
    await removeAndUndoOfMany()
    expect([await seen(), await kept()]).toMatchObject([403, { areaIds: [areaId], isVisible: true }])
  })

  it('is hidden where its area is gone', async () => {
    await removeAndUndo(removeArea)
    expect([await seen(), await kept()]).toMatchObject([404, { isVisible: false }])
  })

  it('stays open where its owner has opened it before', async () => {
    await removeArea()
    expect(await seen()).toBe(200)
    await removeAndUndo()
    expect(await seen()).toBe(200)
  })
})
