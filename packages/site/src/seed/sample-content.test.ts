import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleContent } from './sample-content.ts'

const demoDir = path.resolve(import.meta.dirname, '../../../../sites/demo')

describe('the sample content of a template that brings none', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'vitrine-template-'))
    await mkdir(path.join(dir, 'collections'))
  })
  afterEach(() => rm(dir, { recursive: true }))

  const write = (file: string, text: string) => writeFile(path.join(dir, file), text)
  const content = async (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) await write(file, text)
    const seed = await sampleContent(dir, demoDir)
    if (!seed) throw new Error('The demo has no content.')
    return seed
  }
  const addressesOf = (links: readonly { readonly collection?: string }[] | undefined) =>
    links?.map((link) => link.collection)

  it('fills menus whatever their names are', async () => {
    const { site } = await content({
      'template.conf': `{ "navigations": [
        { "name": "footerLinks", "title": "Footer" }, { "name": "navi", "title": "Pages" }, { "name": "mobileNav", "title": "Mobile" }
      ] }`,
    })
    expect(addressesOf(site.navigation.navi)?.slice(0, 3)).toEqual(['shop', 'journal', 'events'])
    expect(site.navigation.mobileNav).toEqual(site.navigation.navi)
    expect(addressesOf(site.navigation.footerLinks)).toContain('care')
  })

  it('puts blocks of fields that it does not have on a page', async () => {
    const { layouts } = await content({ 'template.conf': '{}' })
    expect(layouts.map(({ fills }) => fills)).toContainEqual({ kind: 'page', name: 'contact' })
    expect(layouts.filter(({ fills }) => fills.kind === 'field')).toEqual([])
  })

  it('leaves it to the template how many items a list shows', async () => {
    const { site } = await content({ 'template.conf': '{}' })
    expect(site.collections.flatMap(({ pageSize }) => pageSize ?? [])).toEqual([])
  })

  it('gives pages the layouts that were made for them', async () => {
    const { site } = await content({
      'template.conf':
        '{ "layouts": { "default": { "regions": [] }, "homepage": { "regions": [] }, "contact": { "regions": [] } } }',
    })
    const layouts = site.collections.map(({ urlId, layout }) => [urlId, layout])
    expect(Object.fromEntries(layouts)).toMatchObject({
      home: 'homepage',
      contact: 'contact',
      shop: undefined,
    })
  })

  it('puts something into an index that is no folder by its settings', async () => {
    const { site } = await content({
      'template.conf': '{}',
      'collections/mosaic.conf': '{ "title": "Mosaic", "index": true }',
    })
    const inside = site.collections.filter(({ parent }) => parent === 'mosaic')
    expect(inside.map(({ typeName }) => typeName)).toEqual(['page', 'gallery'])
  })

  it('shows types of films by pictures, and adds none beside pictures', async () => {
    const { items } = await content({
      'template.conf':
        '{ "customTypes": [{ "name": "clip", "title": "Clip", "base": "video", "fields": [] }] }',
      'collections/clips.conf': '{ "acceptTypes": ["clip"] }',
      'collections/reels.conf': '{ "acceptTypes": ["video"] }',
      'collections/walls.conf': '{ "acceptTypes": ["image", "video"] }',
    })
    expect(items.get('clips')?.[0]).toMatchObject({ urlId: 'clip-1', kind: 'video', customType: 'clip' })
    expect(items.get('reels')?.[0]).toMatchObject({ kind: 'video', image: {} })
    expect(items.get('walls')?.every(({ kind }) => kind === 'image')).toBe(true)
  })

  it('gives the shop the address under which the template asks for its products', async () => {
    const seed = await content({
      'template.conf': '{ "navigations": [{ "name": "main", "title": "Main" }] }',
      'site.region':
        '<squarespace:query collection="products" limit="3"></squarespace:query><squarespace:query collection="none"></squarespace:query>',
    })
    const shops = seed.site.collections.filter(({ typeName }) => typeName === 'products')
    expect(shops.map(({ urlId }) => urlId)).toEqual(['products'])
    expect(addressesOf(seed.site.navigation.main)?.[0]).toBe('products')
    expect(seed.redirects).toContainEqual({
      source: '/shop/[item]',
      target: '/products/[item]',
      status: 301,
    })
  })

  it('gives the types of the template the addresses under which it asks for them, and the layouts that read like them', async () => {
    const { site } = await content({
      'template.conf':
        '{ "layouts": { "default": { "regions": ["site"] }, "works": { "regions": ["site"] } } }',
      'site.region':
        "<squarespace:query collection=works-collection limit=3></squarespace:query><squarespace:query collection='journal'></squarespace:query>",
      'collections/work.conf': '{ "acceptTypes": ["text"] }',
      'collections/works.conf': '{ "acceptTypes": ["image"] }',
      'collections/works-index.conf': '{ "folder": true, "index": true }',
      'collections/works-index.list': '-',
    })
    const own = site.collections.filter(({ typeName }) => typeName.startsWith('work'))
    expect(own.map(({ urlId, layout }) => [urlId, layout])).toEqual([
      ['works-collection', undefined],
      ['works-index', 'works'],
      ['works', 'works'],
    ])
  })

  it('fills collections that take what nobody defines, with what it reads like or with texts', async () => {
    const { items } = await content({
      'template.conf': '{}',
      'collections/shots.conf': '{ "acceptTypes": ["images"] }',
      'collections/staff.conf': '{ "acceptTypes": ["text", "staff-entries"] }',
    })
    expect(items.get('shots')?.map(({ kind }) => kind)).toContain('image')
    const addresses = items.get('staff')?.map(({ urlId }) => urlId) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('shows each type of collection that the template brings', async () => {
    const seed = await content({
      'template.conf': `{
        "systemCollections": ["album"],
        "customTypes": [{ "name": "member", "title": "Member", "base": "text", "fields": [
          { "name": "role", "title": "Role", "type": "text" }, { "name": "face", "title": "Face", "type": "image" },
          { "name": "work", "title": "Work", "type": "gallery" }, { "name": "isFounder", "title": "Founder", "type": "checkbox" }
        ] }]
      }`,
      'collections/team.conf': '{ "title": "Team", "acceptTypes": ["member"] }',
      'collections/index.conf':
        '{ "title": "Index", "folder": true, "index": true, "acceptTypes": ["team", "gallery", "unheard-of", "products"] }',
      'collections/products.conf': '{ "acceptTypes": ["store_item"] }',
      'collections/folders.conf': '{ "title": "Folder", "folder": true }',
    })
    const byAddress = new Map(seed.site.collections.map((each) => [each.urlId, each]))
    expect(byAddress.get('team')).toMatchObject({ title: 'Team', typeName: 'team' })
    expect(seed.items.get('team')?.[0]).toMatchObject({
      urlId: 'member-1',
      customType: 'member',
      customContent: {
        role: 'How a mug is made, and why it takes five weeks',
        face: { file: 'images/journal-mugs.jpg' },
        work: [{ file: 'images/journal-mugs.jpg' }],
        isFounder: true,
      },
    })
    expect(byAddress.get('index-pictures')).toMatchObject({ parent: 'index', typeName: 'gallery' })
    expect(seed.items.get('index-team')).toEqual(seed.items.get('team'))
    expect(
      seed.site.collections.filter(({ parent }) => parent === 'index').map(({ urlId }) => urlId),
    ).toEqual(['index-team', 'index-pictures'])
    expect(byAddress.get('folders-welcome')).toMatchObject({ parent: 'folders', typeName: 'page' })
    expect(byAddress.get('album')).toMatchObject({ album: { artistName: 'Tidewater' } })
    expect(seed.items.get('album')).toHaveLength(3)
  })
})
