import { buildCollection, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

let now = noon
let site: OpenSite
let owner: Visitor
const index = buildCollection({ urlId: 'work', title: 'Work', typeName: 'index', position: 8 })
const kiln = buildCollection({
  ...{ urlId: 'kiln', title: 'About the kiln', typeName: 'page', position: 9 },
  ...{ parentId: index.id, isPasswordProtected: true },
})
beforeAll(async () => {
  site = await openSite({ services: { clock: () => now } })
  await site.store.transaction(async (tables) => {
    for (const page of [index, kiln]) await tables.collections.save(page)
    await tables.site.raiseRevision()
  })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
})
afterAll(() => site.close())

interface Row {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly menus: readonly string[]
}

const list = async (query = '') => {
  const { status, json } = await owner.get(`/api/panel/page-rows${query}`)
  expect(status).toBe(200)
  return (json as { rows: readonly Row[] }).rows
}
const ids = async (query: string) => (await list(query)).map(({ id }) => id)

it('lists every page of the tree, with its address, the menus that lead to it and what it is part of', async () => {
  const { json } = await owner.get('/api/panel/pages')
  const { pages, menuTitles } = json as {
    pages: readonly { id: string; path: string }[]
    menuTitles: Record<string, string>
  }
  const rows = await list('?sort=-address')
  expect(rows.map(({ address }) => address)).toEqual(
    pages
      .map(({ path }) => path)
      .toSorted()
      .toReversed(),
  )
  expect(rows.find(({ id }) => id === site.blog.id)).toMatchObject({
    menus: [menuTitles.mainNav],
    inside: '',
  })
  expect(rows.find(({ id }) => id === kiln.id)).toMatchObject({ menus: [], inside: 'Work', isLocked: true })
})

it('finds pages by words of their titles and addresses, and narrows by what they are', async () => {
  expect(await ids('?q=kil')).toEqual([kiln.id])
  expect(await ids('?f=password:is:yes')).toEqual([kiln.id])
  expect(await ids('?f=menu:empty:no')).toHaveLength(2)
  expect(await ids('?f=menu:empty:no')).toEqual(expect.arrayContaining([site.shop.id, site.blog.id]))
  expect(await ids('?f=kind:is:Index')).toEqual([index.id])
  expect((await owner.get('/api/panel/page-rows?f=shoe:is:1')).status).toBe(400)
})

it('knows a moment later that a page was hidden and described', async () => {
  now += 60_000
  const path = `/api/panel/pages/${kiln.id}`
  const { value, version } = (await owner.get(path)).json as { value: object; version: string }
  const changed = { ...value, isLocked: false, isEnabled: false, seoDescription: 'How it is fired' }
  expect((await owner.send('PUT', path, { value: changed, version })).status).toBe(200)
  expect(await ids('?f=enabled:is:no')).toEqual([kiln.id])
  expect(await ids('?f=seo:is:no')).not.toContain(kiln.id)
  expect((await ids('?sort=-updated'))[0]).toBe(kiln.id)
})

it('is a file with the columns that are asked for', async () => {
  const { text } = await owner.get('/api/panel/page-rows.csv?q=kil&cols=title,inside,enabled')
  expect(text.replace('\uFEFF', '').split('\r\n')[1]).toBe('About the kiln,Work,no')
})
