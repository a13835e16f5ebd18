import type { Collection } from '@vitrine/domain/content/collection'
import { buildCollection } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

interface Tree {
  readonly version: string
  readonly menus: readonly unknown[]
  readonly unlinked: readonly string[]
}

let site: OpenSite
let owner: Visitor
let index: Collection
let page: Collection

/** A page that stood in an index, and was taken out of it by an owner. */
beforeEach(async () => {
  site = await openSite()
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  index = buildCollection({ urlId: 'work', title: 'Work', typeName: 'index', position: 8 })
  page = { ...site.page, parentId: index.id, isHomepage: false }
  await site.store.collections.save(index)
  await site.store.collections.save(page)
  const { version, menus, unlinked } = (await owner.get('/api/panel/pages')).json as Tree
  const inside = [{ parentId: index.id, ids: [] }]
  const body = { version, menus, unlinked: [...unlinked, page.id], inside }
  expect((await owner.send('PUT', '/api/panel/pages', body)).status).toBe(200)
  expect((await site.store.collections.find(page.id))?.parentId).toBe(null)
})
afterEach(() => site.close())

async function undo() {
  const { rows } = (await owner.get('/api/panel/activity')).json as {
    rows: readonly { id: string; what: string }[]
  }
  const moved = rows.find(({ what }) => what === 'Changed the order of pages and menus')
  return owner.send('POST', `/api/panel/activity/${moved?.id}/undo`, {})
}

it('a page goes back into the index that it was taken out of', async () => {
  expect((await undo()).status).toBe(200)
  expect((await site.store.collections.find(page.id))?.parentId).toBe(index.id)
})

it('it goes back into nothing that stands in it by now', async () => {
  await site.store.collections.save({ ...index, parentId: page.id })
  const refused = await undo()
  expect([refused.status, refused.json]).toEqual([409, { message: 'A page cannot stand inside of itself.' }])
  expect((await site.store.collections.find(page.id))?.parentId).toBe(null)
})

it('it goes back into nothing that takes no pages of its kind by now', async () => {
  await site.store.collections.save({ ...index, typeName: 'page' })
  const refused = await undo()
  expect([refused.status, refused.json]).toEqual([
    409,
    { message: expect.stringMatching(/^Work takes no pages of the kind/) },
  ])
  expect((await site.store.collections.find(page.id))?.parentId).toBe(null)
})
