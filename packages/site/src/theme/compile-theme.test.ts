import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import { compileTheme } from './compile-theme.ts'
import { siteRegistry } from './site-registry.ts'

let dir = ''
afterEach(() => rm(dir, { recursive: true, force: true }))

async function viewsOf(conf: object, files: Readonly<Record<string, string>>) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'))
  await mkdir(path.join(dir, 'collections'))
  await writeFile(path.join(dir, 'template.conf'), JSON.stringify(conf))
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, 'collections', name), text)
  const { views } = await compileTheme(await readTemplateFolder(dir), siteRegistry)
  const print = (name: string, view: 'list' | 'item') =>
    views.get(name)?.[view]?.render({}, { partials: new Map() }).output ?? null
  return { has: (name: string) => print(name, 'item') !== null, print }
}

describe('the body of a tag', () => {
  it('tells what goes wrong in it by the line of its file', async () => {
    const list =
      '<p>\n<squarespace:query collection="a">\n\n{@|apply gone.block}{.repeated section items}<squarespace:query collection="b">\n{@|apply far.block}</squarespace:query>{.end}</squarespace:query>'
    dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'))
    await mkdir(path.join(dir, 'collections'))
    await writeFile(path.join(dir, 'template.conf'), '{}')
    await writeFile(path.join(dir, 'collections', 'blog.list'), list)
    const { tagBodies } = await compileTheme(await readTemplateFolder(dir), siteRegistry)
    const errors = tagBodies.flatMap((body) => body?.render({}, { partials: new Map() }).errors ?? [])
    expect(
      errors
        .filter(({ file }) => file === 'collections/blog.list')
        .map(({ line, message }) => [line, message]),
    ).toEqual([
      [5, expect.stringContaining('far.block')],
      [4, expect.stringContaining('gone.block')],
    ])
  })
})

describe('the views of a template', () => {
  it('are the platform’s where it brings none', async () => {
    const { has, print } = await viewsOf({}, { 'blog.conf': '{ "acceptTypes": ["text"] }' })
    expect([has('blog'), print('blog', 'list')]).toEqual([true, expect.any(String)])
  })

  it('are its own, with the platform’s pages of items for types that it leaves to the platform', async () => {
    const files = { 'blog.conf': '{ "acceptTypes": ["text"] }', 'blog.list': 'my list' }
    const own = { 'parts.conf': '{ "acceptTypes": ["text"] }', 'parts.list': 'my parts' }
    const left = await viewsOf({ systemCollections: ['blog', 'parts'] }, { ...files, ...own })
    expect([left.has('blog'), left.print('blog', 'list')]).toEqual([true, 'my list'])
    expect(left.has('parts')).toBe(false)
    await rm(dir, { recursive: true })
    expect((await viewsOf({}, files)).has('blog')).toBe(false)
  })

  it('are found where its list leads to', async () => {
    const conf = '{ "acceptTypes": ["text"] }'
    const list = '<a href="{collection.fullUrl}">{.repeated section items}<a href="{fullUrl}">{.end}'
    const files = {
      'news.conf': conf,
      'news.list': list,
      'voices.conf': conf,
      'voices.list': '{collection.fullUrl}',
    }
    const { has } = await viewsOf({}, files)
    expect([has('news'), has('voices')]).toEqual([true, false])
  })

  it('always let products be bought', async () => {
    const shop = '{ "acceptTypes": ["store-item"] }'
    const { has, print } = await viewsOf(
      {},
      { 'shop.conf': shop, 'shop.list': 'x', 'mart.conf': shop, 'mart.list': 'x', 'mart.item': 'my product' },
    )
    expect([has('shop'), print('mart', 'item')]).toEqual([true, 'my product'])
  })

  it('begin with the platform’s list where it brings the page of an item alone, and leaves the type to the platform', async () => {
    const files = {
      'products.conf': '{ "acceptTypes": ["store_item"] }',
      'products.item': 'my product',
      'recipes.conf': '{ "acceptTypes": ["text"] }',
      'recipes.item': 'my recipe',
    }
    const { print } = await viewsOf({ systemCollections: ['products', 'recipes'] }, files)
    expect([print('products', 'list'), print('products', 'item')]).toEqual([expect.any(String), 'my product'])
    expect(print('recipes', 'list')).toBe(null)
  })

  it('give no pages to pictures', async () => {
    const { has } = await viewsOf(
      { systemCollections: ['gallery'] },
      { 'gallery.conf': '{ "acceptTypes": ["image"] }', 'gallery.list': 'x' },
    )
    expect(has('gallery')).toBe(false)
  })
})

describe('a template that would keep its server busy', () => {
  /** A template of many layouts, each of the one region. */
  async function compileRegion(region: string, conf: object = {}) {
    dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'))
    await writeFile(path.join(dir, 'template.conf'), JSON.stringify(conf))
    await writeFile(path.join(dir, 'site.region'), region)
    const folder = await readTemplateFolder(dir)
    const began = performance.now()
    const theme = await compileTheme(folder, siteRegistry)
    return { theme, ms: performance.now() - began }
  }

  it('has its regions compiled once for all layouts of the same', async () => {
    const names = Array.from({ length: 200 }, (_, place) => `layout-${place}`)
    const layouts = Object.fromEntries(names.map((name) => [name, { name, regions: ['site'] }]))
    const { theme } = await compileRegion('{@|apply gone}', { layouts })
    expect([theme.layouts.size, new Set(theme.layouts.values()).size]).toEqual([200, 1])
  })

  it.each([
    '<!-- ',
    '<script ',
    '<script>',
    '<script src=x ',
    '<squarespace:query />\n',
    ' onclick="f({a})"\n',
    '<squarespace:script src="gone.js" />\n',
  ])('takes no longer where it writes %j over and over', { timeout: 300_000 }, async (text) => {
    const { ms } = await compileRegion(text.repeat(40_000))
    expect(ms).toBeLessThan(8_000)
  })
})
