import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTemplateFolder } from './read-folder.ts'

let dir = ''
afterEach(() => rm(dir, { recursive: true, force: true }))

async function read(files: Readonly<Record<string, string>>, prepare?: () => Promise<void>) {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-folder-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), text)
  }
  await prepare?.()
  return readTemplateFolder(dir)
}

const conf = (layouts: object, more: object = {}) => JSON.stringify({ layouts, ...more }, null, 1)

describe('a template folder', () => {
  it('is read as its author writes it: comments, single quotes, commas too many', async () => {
    const { name, layouts, warnings } = await read({
      'template.conf':
        "// mine\n{ name: 'Harbour', layouts: { default: { name: 'D', regions: ['site.region', ] }, }, },\n",
      'site.region': '<html>',
    })
    expect([name, layouts.get('default')?.regions, warnings]).toEqual(['Harbour', ['site'], []])
  })

  it('takes the first of two objects end to end, and tells where the other begins', async () => {
    const { collections, warnings } = await read({
      'template.conf': '{}',
      'collections/page.conf': '{ "title": "One" },\n{ "title": "Two" }\n',
    })
    expect(collections.get('page')?.conf).toEqual({ title: 'One' })
    expect(warnings).toEqual([expect.objectContaining({ file: 'collections/page.conf', line: 2 })])
  })

  it('gives its parts by name, blocks with and without their ending', async () => {
    const { blocks, collections, pages } = await read({
      'template.conf': '{}',
      'blocks/card.block': 'card',
      'collections/blog.conf': '{ "title": "Blog" }',
      'collections/blog.list': 'list',
      'pages/about.page': 'about',
      'pages/about.page.conf': '{ "title": "About" }',
    })
    expect(blocks.get('card')).toBe(blocks.get('card.block'))
    expect(collections.get('blog')).toMatchObject({
      conf: { title: 'Blog' },
      list: { text: 'list' },
      item: null,
    })
    expect(pages.get('about')).toMatchObject({ conf: { title: 'About' }, source: { text: 'about' } })
  })

  it('finds files whose names have other capitals than they are called by', async () => {
    const { layouts, regions, warnings } = await read({
      'template.conf': conf({ default: { name: 'D', regions: ['Site'] } }),
      'site.region': 'found',
    })
    expect(regions.get(layouts.get('default')?.regions[0] ?? '')?.text).toBe('found')
    expect(warnings).toEqual([])
  })

  it('says by file and line what is missing or broken, and goes on', async () => {
    const { warnings, collections } = await read({
      'template.conf': conf({ default: { name: 'D', regions: ['site', 'none'] } }),
      'site.region': '',
      'collections/blog.conf': '{\n "title": "Blog",\n "ordering" }',
      'collections/team.list': 'list',
    })
    expect(warnings).toEqual([
      { file: 'template.conf', line: 7, message: 'Layout default names none.region, which is missing.' },
      {
        file: 'collections/blog.conf',
        line: 3,
        message: "It cannot be read as JSON: ':' is missing after ordering.",
      },
      { file: 'collections/team.conf', line: null, message: 'The file is missing.' },
    ])
    expect(collections.get('team')?.list?.text).toBe('list')
  })

  it('asks no .conf of views for the types that the platform knows', async () => {
    const { collections, warnings } = await read({
      'template.conf': '{}',
      'collections/products.item': 'item',
      'collections/blog.list': 'list',
    })
    expect(warnings).toEqual([])
    expect(collections.get('products')).toMatchObject({ conf: {}, item: { text: 'item' } })
  })

  it('tells which types a collection accepts that nobody defines', async () => {
    const { warnings } = await read({
      'template.conf': JSON.stringify({ customTypes: [{ name: 'member', title: 'Member', base: 'text' }] }),
      'collections/index.conf': '{ "index": true, "acceptTypes": ["page", "team", "gallery"] }',
      'collections/team.conf': '{\n "acceptTypes": [\n "text", "member",\n "images"] }',
    })
    expect(warnings).toEqual([
      { file: 'collections/team.conf', line: 4, message: expect.stringContaining('images') },
    ])
  })

  it('tells the kinds of older templates that a collection accepts in one line', async () => {
    const { warnings } = await read({
      'template.conf': '{}',
      'collections/blog.conf': '{ "acceptTypes": ["text",\n "chat", "review", "tweet"] }',
    })
    expect(warnings).toEqual([
      {
        file: 'collections/blog.conf',
        line: 2,
        message:
          'acceptTypes names chat, review and tweet, which are no kinds of items and no types of this template.',
      },
    ])
  })

  it('shows site.region alone where the layouts are unknown', async () => {
    const regions = { 'landing.region': '<html>', 'site.region': '<html>' }
    const { layouts } = await read({ 'template.conf': '{{{', ...regions })
    expect(layouts.get('default')?.regions).toEqual(['site'])
  })

  it('has defaults for all that template.conf cannot say', async () => {
    const { layouts, warnings, name } = await read({ 'template.conf': '{{{', 'site.region': 'x' })
    expect([...layouts]).toEqual([['default', { name: 'Default', regions: ['site'] }]])
    expect(name).toBe(path.basename(dir))
    expect(warnings).toMatchObject([{ file: 'template.conf', line: 1 }])
  })

  it('reads nothing outside of it, be it by a link or by its name', async () => {
    const { blocks, layouts, regions } = await read(
      {
        'template.conf': conf({ default: { name: 'D', regions: ['../../etc/passwd', 'site'] } }),
        'site.region': '',
      },
      async () => {
        await mkdir(path.join(dir, 'blocks'))
        await symlink('/etc/hosts', path.join(dir, 'blocks/hosts.block'))
        await symlink('/etc', path.join(dir, 'collections'))
      },
    )
    expect(blocks.size).toBe(0)
    expect([...regions.keys()]).toEqual(['site'])
    expect(layouts.get('default')?.regions).toContain('site')
  })

  it('leaves out what is too large, with a warning', async () => {
    const { blocks, warnings } = await read({
      'template.conf': '{}',
      'blocks/big.block': 'x'.repeat(2_000_001),
    })
    expect(blocks.size).toBe(0)
    expect(warnings).toEqual([
      { file: 'blocks/big.block', line: null, message: 'The file is too large and left out.' },
    ])
  })

  it('knows the types of items that it adds', async () => {
    const { customTypes, warnings } = await read({
      'template.conf': JSON.stringify({
        customTypes: [
          {
            name: 'testimonial',
            title: 'Testimonial',
            base: 'text',
            fields: [{ name: 'client', type: 'text' }],
          },
          { name: 'odd', base: 'nothing' },
          { title: 'No name' },
        ],
      }),
    })
    expect(customTypes).toMatchObject([
      { name: 'testimonial', base: 'text', fields: [{ name: 'client', title: 'client', type: 'text' }] },
      { name: 'odd', title: 'odd', base: 'text' },
    ])
    expect(warnings).toHaveLength(2)
  })

  it('brings its own texts by locale, and tells of those that a language lacks', async () => {
    const { strings, warnings } = await read({
      'template.conf': '{}',
      'strings/template-en-US.json': '{ "menu": "Open the menu", "sort": "Sort", "page": 3 }',
      'strings/template-de-DE.json': '{ "menu": "Menü öffnen", "shelf": "Regal" }',
      'strings/template-de-AT.json': '{ "menu": "Karte öffnen" }',
      'strings/annotations-en-US.json': '{ "menu": "Place of the menu", "aside": "Beside the posts" }',
      'strings/configuration-en-US.json': '{ "blog": { "Blog": "Blog" } }',
      'strings/tweaks-en-US.json': '{ "Color": "Color" }',
      'strings/template-no-language-at-all.json': '{}',
    })
    expect(Object.fromEntries(strings)).toEqual({
      'en-US': { menu: 'Open the menu', sort: 'Sort', aside: 'Beside the posts' },
      'de-DE': { menu: 'Menü öffnen', shelf: 'Regal' },
      'de-AT': { menu: 'Karte öffnen' },
    })
    expect(warnings.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
      "strings/template-de-DE.json: Other languages of the template have 'sort' as well.",
      "strings/template-en-US.json: Other languages of the template have 'shelf' as well.",
      "strings/template-en-US.json: The text 'page' should be a text.",
      "strings/template-no-language-at-all.json: 'no-language-at-all' is no language.",
    ])
  })

  it('is read up to a length of all its files together, and says that the rest is left out', async () => {
    const { isTooLong, blocks, pages, warnings } = await read({
      'template.conf': '{}',
      'blocks/a.block': 'a'.repeat(1_900_000),
      'blocks/b.block': 'b'.repeat(1_900_000),
      'blocks/c.block': 'c'.repeat(300_000),
      'pages/about.page': 'about',
    })
    expect([isTooLong, blocks.size, pages.size]).toEqual([true, 4, 0])
    expect(warnings).toEqual([
      { file: 'blocks/c.block', line: null, message: expect.stringContaining('too long together') },
    ])
  })

  it('says why its settings are not read, behind all that is remarked on them', async () => {
    const { settingsMistake } = await read({ 'template.conf': '{ "a": 1\n"b": 2\n"c" }' })
    expect(settingsMistake).toMatchObject({ line: 3, message: expect.stringContaining('cannot be read') })
    expect((await read({ 'template.conf': '{}' })).settingsMistake).toBe(null)
  })

  it('names some of very many texts that each of many languages lacks', async () => {
    const texts = Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [`text-${place}`, 'x']))
    const { warnings } = await read({
      'template.conf': '{}',
      'strings/template-en-US.json': JSON.stringify(texts),
      'strings/template-de-DE.json': '{}',
    })
    expect(warnings.map(({ message }) => message.length < 1_000)).toEqual([true])
  })
})
