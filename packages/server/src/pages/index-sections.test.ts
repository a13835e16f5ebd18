import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyLayout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { buildCollection, buildPost, newId, noon } from '@vitrine/store/testing/builders'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let dir = ''
let site: OpenSite | undefined
afterEach(async () => {
  await site?.close()
  await rm(dir, { recursive: true, force: true })
})

/** What an index of a page, a gallery and two closed pages prints in a template with these files. */
async function shown(files: Readonly<Record<string, string>>): Promise<string> {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-index-'))
  await mkdir(path.join(dir, 'collections'))
  const all = { 'template.conf': conf, 'site.region': '{squarespace.main-content}', ...files }
  for (const [file, text] of Object.entries(all)) await writeFile(path.join(dir, file), text)
  site = await openSite({ services: { siteDir: dir } })
  const index = buildCollection({ urlId: 'all', typeName: 'index' })
  const inside = { parentId: index.id }
  const gallery = buildCollection({ ...inside, urlId: 'shelf', typeName: 'gallery', position: 2 })
  await site.store.transaction(async ({ collections, items, layouts, memberAreas }) => {
    await collections.save(index)
    await collections.save(
      buildCollection({
        ...inside,
        urlId: 'hours',
        typeName: 'page',
        bodyHtml: '<p>Noon to six</p>',
        position: 1,
      }),
    )
    await collections.save(gallery)
    await memberAreas.save({
      id: areaId,
      name: 'Guild',
      deniedText: '',
      createdAtMs: noon,
      updatedAtMs: noon,
    })
    for (const [urlId, lock] of [
      ['trade', { isPasswordProtected: true, passwordHash: 'hash' }],
      ['guild', {}],
    ] as const) {
      const id = newId()
      if (urlId === 'guild') await memberAreas.put(areaId, { kind: 'page', id })
      await collections.save(
        buildCollection({
          ...inside,
          ...lock,
          id,
          urlId,
          title: `Pages of ${urlId}`,
          typeName: 'page',
          position: 3,
        }),
      )
      await layouts.save({ kind: 'collection', id }, { layout: secretLayout, updatedAtMs: noon })
    }
    await items.save(buildPost({ collectionId: gallery.id, urlId: 'bowl', title: 'A bowl' }))
  })
  return (await site.get('/all?format=main-content')).body + (await site.get('/all')).body
}

const areaId = newId()
const secret = readLayout({
  layout: {
    rows: [{ columns: [{ span: 12, blocks: [{ id: 'a', type: 'quote', value: { quote: 'Secret' } }] }] }],
  },
})
const secretLayout = secret.ok ? secret.layout : emptyLayout

const conf = '{ "layouts": { "default": { "regions": ["site"] } } }'
const list =
  '{.section collection}{.repeated section collections}[{mainContent}{.repeated section items}{title}{.end}]{.end}{.end}'

describe('an index of pages that others are kept from', () => {
  it('leads to them by their titles, and has nothing of their blocks', async () => {
    const body = await shown({})
    expect(body).toContain('Noon to six')
    expect(body).toContain('<a href="/trade">Pages of trade</a>')
    expect(body).toContain('<a href="/guild">Pages of guild</a>')
    expect(body).not.toContain('Secret')
  })

  it('has templates print nothing of their blocks', async () => {
    const body = await shown({ 'collections/index.list': list })
    expect(body).toContain('Noon to six')
    expect(body).not.toContain('Secret')
  })
})

describe('an index that the template shows', () => {
  it('holds all of its collections where the template says nothing about it but how it looks', async () => {
    const body = await shown({ 'collections/index.list': list })
    expect(body).toContain('Noon to six')
    expect(body).toContain('[A bowl]')
  })

  it('holds their headings only where its configuration does not ask for more', async () => {
    const body = await shown({
      'collections/index.list': list,
      'collections/index.conf': '{ "title": "Index", "folder": true, "index": true }',
    })
    expect(body).toContain('[]')
    expect(body).not.toContain('A bowl')
  })
})
