import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildCollection, buildPost, newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

const files = {
  'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'site.region': '{squarespace.main-content}',
  'collections/index.list': 'index',
  'collections/index.conf': '{ "title": "Index", "folder": true, "index": true, "indexType": "full-url" }',
}

let dir: string
let site: OpenSite
let owner: Visitor
const work = buildCollection({ urlId: 'work', typeName: 'index', position: 8 })
const pots = buildCollection({ urlId: 'pots', typeName: 'page', parentId: work.id, position: 0 })
const post = buildPost({ collectionId: newId(), urlId: 'of-cups', title: 'Of cups' })
const cups = buildCollection({ urlId: 'cups', typeName: 'page', parentId: work.id, position: 1 })
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-arranged-'))
  await mkdir(path.join(dir, 'collections'))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text)
  site = await openSite({ services: { siteDir: dir } })
  await site.store.transaction(async ({ collections, site: kept }) => {
    for (const page of [work, pots, cups]) await collections.save(page)
    await kept.raiseRevision()
  })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
})
afterAll(async () => {
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

interface Tree {
  readonly version: string
  readonly menus: readonly object[]
  readonly unlinked: readonly string[]
}

async function arrange(unlinked: (ids: readonly string[]) => readonly string[], inside: readonly string[]) {
  const { version, menus, unlinked: out } = (await owner.get('/api/panel/pages')).json as Tree
  const body = { version, menus, unlinked: unlinked(out), inside: [{ parentId: work.id, ids: inside }] }
  expect((await owner.send('PUT', '/api/panel/pages', body)).status).toBe(200)
}

const leadsTo = async (address: string) => {
  const { statusCode, headers } = await site.get(address)
  return [statusCode, headers.location]
}

describe('a page inside of an index whose address its own follows', () => {
  it('is led to by links to where it stands, and by those to its own address', async () => {
    const places = async () => (await owner.get(`/api/panel/pages/${cups.id}/links`)).json
    const linking = (href: string) =>
      site.store.items.save({ ...post, bodyHtml: `<p><a href="${href}">Cups</a></p>` })
    await linking('/work/cupsful')
    expect(await places()).toMatchObject({ places: [] })
    await linking('/work/cups')
    expect(await places()).toMatchObject({ places: ['Of cups'] })
    await linking('/cups?a=1')
    expect(await places()).toMatchObject({ places: ['Of cups'] })
  })

  it('is found at its old address when it is put out of it, and when it comes back', async () => {
    await arrange((out) => [...out, pots.id], [cups.id])
    expect(await leadsTo('/work/pots')).toEqual([301, '/pots'])
    await arrange((out) => out.filter((id) => id !== pots.id), [pots.id, cups.id])
    expect(await leadsTo('/work/pots')).toEqual([200, undefined])
    expect(await leadsTo('/pots')).toEqual([301, '/work/pots'])
  })

  it('is found there when the index goes to the trash and lets it out', async () => {
    await owner.send('POST', `/api/panel/pages/${work.id}/trash`, { inside: 'out' })
    expect(await leadsTo('/work/cups')).toEqual([301, '/cups'])
  })
})
