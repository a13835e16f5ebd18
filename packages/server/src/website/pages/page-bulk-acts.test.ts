import { buildCollection } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
})
afterEach(() => shop.close())

const path = '/api/panel/page-rows/acts'
const shown = async () =>
  new Map((await shop.store.collections.list()).map(({ urlId, isEnabled }) => [urlId, isEnabled]))

it('hides all pages that a view shows but the home page, and shows again what it hid', async () => {
  await signInAs(owner, shop.store, ['admin'])
  const pages = await shop.store.collections.list()
  const [home] = pages
  if (!home) throw new Error('There is a page')
  await shop.store.collections.save({ ...home, isHomepage: true })
  for (const [urlId, isEnabled] of [
    ['kiln', true],
    ['old', false],
  ] as const)
    await shop.store.collections.save(buildCollection({ urlId, title: urlId, typeName: 'page', isEnabled }))
  const before = await shown()
  expect((await shop.get('/kiln')).statusCode).toBe(200)

  const body = { selection: { view: {} }, input: {}, isDryRun: false }
  const { json } = await owner.send('POST', `${path}/hide`, body)
  const { id } = (json as { bulkAct: { id: string } }).bulkAct
  await shop.runJobs()
  expect((await owner.get(`/api/panel/bulk-acts/${id}`)).json).toMatchObject({
    bulkAct: { failed: 1, failures: [{ rowName: home.title }], unchanged: expect.any(Number) },
  })
  expect([...(await shown())].filter(([, isEnabled]) => isEnabled)).toEqual([[home.urlId, true]])
  expect((await shop.get('/kiln')).statusCode).toBe(404)

  await owner.send('POST', `/api/panel/bulk-acts/${id}/undo`, {})
  await shop.runJobs()
  expect(await shown()).toEqual(before)
  expect((await shop.get('/kiln')).statusCode).toBe(200)
})

it('takes only those pages of a view that its filters leave', async () => {
  await signInAs(owner, shop.store, ['admin'])
  const view = { q: 'nothing like it' }
  const none = { selection: { view }, input: {}, isDryRun: true }
  expect((await owner.send('POST', `${path}/hide`, none)).json).toMatchObject({ dryRun: { total: 0 } })
  const wrong = { ...none, selection: { view: { f: 'colour:is:red' } } }
  expect((await owner.send('POST', `${path}/hide`, wrong)).status).toBe(400)
})
