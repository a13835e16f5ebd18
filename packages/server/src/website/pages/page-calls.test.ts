import type { Collection } from '@vitrine/domain/content/collection'
import { readLayout } from '@vitrine/domain/content/read-layout'
import type { SiteTables } from '@vitrine/store/store'
import {
  buildCollection,
  buildImage,
  buildMug,
  buildPost,
  newId,
  noon,
} from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'
import { emptyTrash, removeTrashed } from './empty-trash.ts'

interface Tree {
  readonly version: string
  readonly menus: readonly { readonly name: string; readonly links: readonly unknown[] }[]
  readonly unlinked: readonly string[]
  readonly inside: readonly { readonly parentId: string; readonly ids: readonly string[] }[]
  readonly pages: readonly { readonly id: string; readonly urlId: string; readonly path: string }[]
  readonly kinds: readonly { readonly typeName: string; readonly contents: string }[]
  readonly trash: readonly { readonly id: string; readonly leavesAtMs: number }[]
}

interface Opened {
  readonly value: Record<string, unknown>
  readonly version: string
}

let now = noon
let site: OpenSite
let owner: Visitor
let editor: Visitor
let index: Collection

beforeAll(async () => {
  site = await openSite({ services: { clock: () => now } })
  index = buildCollection({ urlId: 'work', title: 'Work', typeName: 'index', position: 8 })
  await site.store.transaction(async (tables) => {
    await tables.collections.save(index)
    await tables.collections.save({ ...site.page, isHomepage: false })
    await tables.collections.save({ ...site.shop, isHomepage: true })
    await tables.site.raiseRevision()
  })
  owner = await openVisitor(site.app)
  await signInAs(owner, site.store, ['admin'])
  editor = await openVisitor(site.app)
  await signInAs(editor, site.store, ['editor'])
})
afterAll(() => site.close())

const readTree = async () => (await owner.get('/api/panel/pages')).json as Tree
const make = async (title: string, more: object = {}) => {
  const body = { typeName: 'page', title, urlId: '', menu: null, parentId: null, ...more }
  return owner.send('POST', '/api/panel/pages', body)
}
const madeId = async (title: string, more: object = {}) =>
  ((await make(title, more)).json as { id: string }).id
const open = async (id: string, who = owner) => (await who.get(`/api/panel/pages/${id}`)).json as Opened
const change = async (id: string, fields: object, who = owner) => {
  const { value, version } = await open(id, who)
  return who.send('PUT', `/api/panel/pages/${id}`, { value: { ...value, ...fields }, version })
}
const arrange = async (fields: (tree: Tree) => object) => {
  const tree = await readTree()
  const { version, menus, unlinked, inside } = tree
  return owner.send('PUT', '/api/panel/pages', { version, menus, unlinked, inside, ...fields(tree) })
}
const see = async (path: string) => (await site.get(path, { accept: 'text/html' })).body

describe('the tree of pages', () => {
  it('has the menus of the template, what no menu shows, and the kinds that the template accepts', async () => {
    const tree = await readTree()
    expect(tree.menus).toMatchObject([
      { name: 'mainNav', links: [{ collectionId: site.shop.id }, { collectionId: site.blog.id }] },
    ])
    expect(tree.unlinked).toEqual([site.page.id, index.id])
    expect(tree.kinds).toContainEqual(expect.objectContaining({ typeName: 'cover-page', contents: 'cover' }))
    expect(tree.kinds).toContainEqual(expect.objectContaining({ typeName: 'blog', contents: 'items' }))
  })

  it('puts a page into a menu, folders and links beside it, and visitors see it at once', async () => {
    const link = { kind: 'external', title: 'Elsewhere', url: 'https://example.org/', newWindow: true }
    const folder = {
      kind: 'folder',
      title: 'More',
      links: [{ kind: 'collection', collectionId: site.page.id }, link],
    }
    const saved = await arrange(({ menus, unlinked }) => ({
      menus: menus.map((menu) => ({ ...menu, links: [...menu.links, folder] })),
      unlinked: unlinked.filter((id) => id !== site.page.id),
    }))
    expect(saved.status).toBe(200)
    expect((saved.json as Tree).unlinked).toEqual([index.id])
    const page = await site.store.site.read()
    expect(page.navigation.mainNav).toHaveLength(3)
    expect(await see('/blog')).toContain('Blog')
  })

  it('refuses links that lead nowhere, folders too deep, and menus that the template does not have', async () => {
    const bad = { kind: 'external', title: 'Bad', url: 'javascript:alert(1)', newWindow: false }
    const refused = await arrange(() => ({ menus: [{ name: 'mainNav', links: [bad] }] }))
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        message:
          'Write a whole address such as https://example.org, one of this site such as /shop, or an email address.',
      },
    ])
    const mail = { ...bad, url: 'mailto:nonsense' }
    expect((await arrange(() => ({ menus: [{ name: 'mainNav', links: [mail] }] }))).json).toEqual({
      message: 'Emails must be formatted as name@example.com',
    })
    expect((await arrange(() => ({ menus: [{ name: 'sideNav', links: [] }] }))).json).toEqual({
      message: 'The template has no menu sideNav.',
    })
  })

  it('is not arranged over what somebody else arranged', async () => {
    const before = await readTree()
    await make('Meanwhile')
    const { version, menus, unlinked, inside } = before
    const late = await owner.send('PUT', '/api/panel/pages', { version, menus, unlinked, inside })
    expect(late.status).toBe(409)
  })

  it('puts pages into an index in their order, and takes none inside of itself', async () => {
    const one = await madeId('One')
    const two = await madeId('Two')
    const out = (tree: Tree, ids: readonly string[]) => tree.unlinked.filter((id) => !ids.includes(id))
    const saved = await arrange((tree) => ({
      unlinked: out(tree, [one, two]),
      inside: [{ parentId: index.id, ids: [two, one] }],
    }))
    expect((saved.json as Tree).inside).toEqual([{ parentId: index.id, ids: [two, one] }])
    const round = await arrange((tree) => ({
      unlinked: out(tree, [index.id]),
      inside: [{ parentId: index.id, ids: [two, one, index.id] }],
    }))
    expect(round.status).toBe(400)
  })
})

describe('a new page', () => {
  it('is made of a kind that the template accepts, with an address made of its title by `url-slug`', async () => {
    const id = await madeId('Häuser & Gärten', { menu: 'mainNav' })
    const tree = await readTree()
    expect(tree.pages.find((page) => page.id === id)?.path).toBe('/hauser-garten')
    expect(tree.menus[0]?.links).toContainEqual({ kind: 'collection', collectionId: id })
    expect((await site.get('/hauser-garten')).statusCode).toBe(200)
    expect((await make('x', { typeName: 'nonsense' })).status).toBe(400)
  })

  it('cannot have an address that is none, of the site itself, or of another page (5.18)', async () => {
    const refusals = []
    for (const urlId of ['a b', 'cart', 'blog']) refusals.push((await make('New', { urlId })).json)
    expect(refusals).toMatchObject([
      { errors: { urlId: 'a b is not a valid page URL' } },
      { errors: { urlId: '/cart is an address of the site itself. Please choose another.' } },
      { errors: { urlId: 'Another page has this address. Please choose another.' } },
    ])
  })

  it('can be a cover page, which stands alone as page type 3 (2.P3)', async () => {
    const id = await madeId('Welcome', { typeName: 'cover-page' })
    const actions = [{ label: 'Come in', url: '/blog' }]
    const cover = {
      headline: 'We open in May',
      bodyHtml: '<p>Soon.</p>',
      image: null,
      actions,
      position: 'TOP_LEFT',
    }
    expect((await change(id, { cover })).status).toBe(200)
    const page = await see('/welcome')
    expect(page).toContain('We open in May')
    expect(page).toContain('"pageType":3')
    expect(page).toContain('href="/blog">Come in')
  })
})

describe('the settings of a page', () => {
  it('change what search engines and networks are told of it, in its head alone', async () => {
    const id = await madeId('Plain')
    await change(id, {
      seoTitle: 'Pots <made> by hand',
      seoDescription: 'From "clay".',
      seoHidden: true,
      bodyHtml: '<p>Words</p><script>steal()</script>',
      description: '<em>Clay</em><img src=x onerror="steal()">',
    })
    const page = await see('/plain')
    expect(page).toContain('<title>Pots &lt;made&gt; by hand</title>')
    expect(page).toContain('<meta name="description" content="From &quot;clay&quot;.">')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('steal()')
    const data = (await owner.get('/plain?format=json')).json as { collection: object }
    expect(data.collection).toMatchObject({ title: 'Plain', seoHidden: true })
    expect(JSON.stringify(data.collection)).toMatch(/<em>Clay<\/em><img/)
    expect(JSON.stringify(data.collection)).not.toContain('steal()')
  })

  it('send the old address to the new one when the owner wants it, and else not', async () => {
    const id = await madeId('Before')
    await change(id, { urlId: 'after' })
    const old = await site.get('/before')
    expect([old.statusCode, old.headers.location]).toEqual([301, '/after'])
    await change(id, { urlId: 'later', redirectsOld: false })
    expect((await site.get('/after')).statusCode).toBe(404)
  })

  it('are not changed over what somebody else changed', async () => {
    const { value, version } = await open(site.page.id)
    await change(site.page.id, { navigationTitle: 'Us' })
    const late = await owner.send('PUT', `/api/panel/pages/${site.page.id}`, { value, version })
    expect(late.status).toBe(409)
    expect((await open(site.page.id)).value.navigationTitle).toBe('Us')
  })

  it('put a page behind a password of its own, with page type 105 and the owner’s words (2.P105)', async () => {
    const id = await madeId('Trade prices')
    const refused = await change(id, { isLocked: true })
    expect(refused.json).toMatchObject({ errors: { 'value.password': 'Please choose a password.' } })
    await change(id, {
      isLocked: true,
      password: 'low tide',
      lockHeadline: 'For shops',
      lockBodyHtml: '<p>Ask us.</p>',
    })
    const shut = await site.get('/trade-prices', { accept: 'text/html' })
    expect(shut.statusCode).toBe(403)
    expect(shut.body).toContain('data-page-type="105"')
    expect(shut.body).toContain('<h1>For shops</h1>')
    const opened = await owner.submit('/unlock', { scope: id, to: '/trade-prices', password: 'low tide' })
    expect(opened.location).toBe('/trade-prices')
    expect((await owner.get('/trade-prices')).status).toBe(200)
    expect((await open(id)).value.password).toBe('')
  })

  it('hide a page from everybody, but never the home page', async () => {
    const id = await madeId('Draft of a page')
    await owner.send('PUT', `/api/panel/pages/${id}/shown`, { isEnabled: false })
    expect((await site.get('/draft-of-a-page')).statusCode).toBe(404)
    const home = await change(site.shop.id, { isEnabled: false })
    expect(home.json).toMatchObject({
      errors: { 'value.isEnabled': expect.stringContaining('always shown') },
    })
  })
})

describe('what is heard', () => {
  const cover = { ...buildImage(), widthPx: 1_400, heightPx: 1_400, contentType: 'image/png' }
  const show = {
    ...{ title: ' Tides ', author: '', email: '', category: 'Arts', image: cover, isExplicit: false },
    language: '',
  }

  it('makes a podcast of a blog, as directories take it', async () => {
    expect(await open(site.blog.id)).toMatchObject({ value: { podcast: null }, about: { plays: 'podcast' } })
    const refused = await change(site.blog.id, { podcast: { ...show, category: 'Tides', image: null } })
    expect(refused.json).toMatchObject({
      errors: {
        'value.podcast.category': 'Please choose a category.',
        'value.podcast.image': expect.stringContaining('square picture'),
      },
    })
    await change(site.blog.id, { podcast: show })
    expect(await open(site.blog.id)).toMatchObject({ value: { podcast: { ...show, title: 'Tides' } } })
    expect(await see('/blog?format=rss')).toContain('<itunes:category text="Arts"/>')
    await change(site.blog.id, { podcast: null })
    expect(await see('/blog?format=rss')).not.toContain('itunes')
  })

  it('is nothing that other pages have', async () => {
    const id = await madeId('Silent')
    await change(id, { podcast: show })
    expect(await open(id)).toMatchObject({ value: { podcast: null }, about: { plays: null } })
  })

  it('says of an album who made it, with safe words and its cover', async () => {
    const album = buildCollection({ urlId: 'record', title: 'Record', typeName: 'album' })
    await site.store.collections.save(album)
    await site.store.site.raiseRevision()
    expect(await open(album.id)).toMatchObject({ value: { album: null }, about: { plays: 'album' } })
    const descriptionHtml = '<p>Slow.</p><script>x()</script>'
    await change(album.id, { album: { artistName: 'The Tides', descriptionHtml, cover } })
    expect(await see('/record')).toContain('The Tides')
    expect(await open(album.id)).toMatchObject({ value: { album: { descriptionHtml: '<p>Slow.</p>' } } })
  })
})

describe('a gallery', () => {
  let gallery: Collection
  beforeAll(async () => {
    gallery = buildCollection({ urlId: 'shots', title: 'Shots', typeName: 'gallery' })
    const picture = buildPost({ collectionId: gallery.id, kind: 'image', image: buildImage() })
    await site.store.transaction(async (tables) => {
      await tables.collections.save(gallery)
      await tables.items.save(picture)
      await tables.site.raiseRevision()
    })
  })
  const looks = async () => (await open(gallery.id)).value.gallery as Record<string, unknown>

  it('begins as a grid whose pictures a click enlarges, and stays one that nobody chose until somebody does', async () => {
    expect(await looks()).toMatchObject({ design: 'grid', lightbox: true, paddingPx: 20 })
    expect(Object.keys(await looks())).toHaveLength(23)
    expect((await change(gallery.id, { title: 'Our shots' })).status).toBe(200)
    expect(await site.store.collections.find(gallery.id)).toMatchObject({ gallery: null })
  })

  it('is shown in the design that an editor chooses', async () => {
    expect(await see('/shots')).toContain('data-design="grid"')
    const chosen = { ...(await looks()), design: 'slider', paddingPx: 7, autoplay: true, autoplaySeconds: 3 }
    expect((await change(gallery.id, { gallery: chosen }, editor)).status).toBe(200)
    expect(await looks()).toEqual(chosen)
    const seen = await see('/shots')
    for (const part of ['data-design="slider"', 'data-autoplay="3"', '--gallery-gap:7px'])
      expect(seen).toContain(part)
  })

  it('is told in the activity, and goes back to what it was', async () => {
    const before = await looks()
    now += 1_000
    await change(gallery.id, { gallery: { ...before, design: 'slideshow', thumbnails: true } })
    const { rows } = (await owner.get('/api/panel/activity')).json as { rows: readonly { id: string }[] }
    const told = await owner.get(`/api/panel/activity/${rows[0]?.id}`)
    for (const part of ['"slider"', '"slideshow"']) expect(told.text).toContain(part)
    now += 1_000
    expect((await owner.send('POST', `/api/panel/activity/${rows[0]?.id}/undo`, {})).status).toBe(200)
    expect(await looks()).toEqual(before)
  })

  it('is refused with numbers out of their bounds, in words, and left as it was', async () => {
    const before = await looks()
    const refused = await change(gallery.id, {
      gallery: { ...before, paddingPx: 51, autoplaySeconds: 0, maxWidthPx: 150.5 },
    })
    expect(refused).toMatchObject({
      status: 400,
      json: {
        errors: {
          'value.gallery.paddingPx': 'Enter a whole number from 0 to 50',
          'value.gallery.autoplaySeconds': 'Enter a whole number from 1 to 10',
          'value.gallery.maxWidthPx': 'Enter a whole number from 100 to 300',
        },
      },
    })
    expect((await change(gallery.id, { gallery: { ...before, design: 'mosaic' } })).status).toBe(400)
    expect(await looks()).toEqual(before)
  })

  it('is not saved over what somebody else chose meanwhile', async () => {
    const { value, version } = await open(gallery.id)
    const path = `/api/panel/pages/${gallery.id}`
    const first = { ...(value.gallery as object), design: 'stacked' }
    await change(gallery.id, { gallery: first })
    const late = await owner.send('PUT', path, { value, version })
    expect([late.status, (await looks()).design]).toEqual([409, 'stacked'])
  })

  it('is nothing that other pages have', async () => {
    const id = await madeId('Without pictures')
    expect((await open(id)).value.gallery).toBeNull()
    expect((await change(id, { gallery: await looks() })).status).toBe(200)
    expect(await site.store.collections.find(id)).toMatchObject({ gallery: null })
  })
})

describe('code on a page', () => {
  const code = {
    head: '<script>window.counted = 1</script>',
    body: '<script src="https://stats.example/s.js"></script>',
  }

  it('runs on that page alone, as its policy says', async () => {
    const id = await madeId('Counted')
    await change(id, { code })
    const page = await site.get('/counted')
    const policy = String(page.headers['content-security-policy'])
    expect(page.body).toContain('window.counted = 1')
    expect(policy).toContain('https://stats.example')
    const other = await site.get('/about')
    expect(String(other.headers['content-security-policy'])).not.toContain('https://stats.example')
    expect(other.body).not.toContain('window.counted')
  })

  it('is for administrators: editors neither see nor change it', async () => {
    const id = await madeId('Guarded')
    await change(id, { code })
    expect((await open(id, editor)).value.code).toBeNull()
    const refused = await change(id, { code: { head: '', body: '' } }, editor)
    expect([refused.status, refused.json]).toEqual([403, { message: 'Only administrators can change code.' }])
    expect((await change(id, { title: 'Still guarded' }, editor)).status).toBe(200)
    expect((await open(id)).value.code).toEqual(code)
  })
})

describe('what editors change of a page', () => {
  it('is what it says, not its address, who sees it, its password or its layout', async () => {
    const id = await madeId('Written on')
    const wanted = { title: 'Written again', bodyHtml: '<p>New</p>', seoTitle: 'Found' }
    expect((await change(id, wanted, editor)).status).toBe(200)
    const frames = [{ urlId: 'elsewhere' }, { isEnabled: false }, { isLocked: true, password: 'open sesame' }]
    const answers = await Promise.all(frames.map((frame) => change(id, frame, editor)))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await open(id)).value).toMatchObject({ ...wanted, urlId: 'written-on', isLocked: false })
  })

  it('is not which pages there are', async () => {
    const made = await editor.send('POST', '/api/panel/pages', {
      typeName: 'page',
      title: 'No',
      urlId: '',
      menu: null,
      parentId: null,
    })
    expect(made.status).toBe(403)
  })
})

describe('the home page and the page for unknown addresses', () => {
  const setRole = (id: string, role: string) => owner.send('PUT', `/api/panel/pages/${id}/role`, { role })

  it('are each one page', async () => {
    const id = await madeId('First of all')
    expect((await setRole(id, 'home')).status).toBe(200)
    const homes = (await site.store.collections.list()).filter((each) => each.isHomepage)
    expect(homes.map((each) => each.id)).toEqual([id])
    expect((await site.get('/first-of-all')).headers.location).toBe('/')
    const refused = await owner.send('POST', `/api/panel/pages/${id}/trash`, { inside: 'along' })
    expect(refused.json).toEqual({ message: 'This is the home page. Please choose another home page first.' })
    await setRole(site.shop.id, 'home')
  })

  it('are two: the page for unknown addresses stops being that when it becomes the home page', async () => {
    const id = await madeId('Lost and found')
    await setRole(id, 'not-found')
    await setRole(id, 'home')
    expect((await site.store.site.read()).notFoundPageId).toBeNull()
    await setRole(site.shop.id, 'home')
  })

  it('show the owner’s words at unknown addresses, with status 404 and page type 100', async () => {
    const id = await madeId('Lost')
    await change(id, { bodyHtml: '<p>The tide took it.</p>' })
    await setRole(id, 'not-found')
    const lost = await site.get('/nowhere-at-all')
    expect(lost.statusCode).toBe(404)
    expect(lost.body).toContain('The tide took it.')
    expect(lost.body).toContain('"pageType":100')
    await setRole(id, 'none')
    expect(await see('/nowhere-at-all')).not.toContain('The tide took it.')
    expect((await setRole(site.blog.id, 'not-found')).status).toBe(400)
  })

  it('are none that others are kept from, by what holds them or as members', async () => {
    await change(index.id, { isLocked: true, password: 'open sesame' })
    const inside = await madeId('In the club', { parentId: index.id })
    const told = 'A page behind a password or for members cannot be shown at unknown addresses.'
    expect(await setRole(inside, 'not-found')).toMatchObject({ status: 400, json: { message: told } })
    await change(index.id, { isLocked: false })
  })
})

describe('a copy of a page', () => {
  it('has its settings and its words, an address of its own, and is hidden', async () => {
    const id = await madeId('Original')
    await change(id, { bodyHtml: '<p>Said once.</p>', description: 'Short' })
    const copied = await owner.send('POST', `/api/panel/pages/${id}/copies`)
    const { value } = await open((copied.json as { id: string }).id)
    expect(value).toMatchObject({
      bodyHtml: '<p>Said once.</p>',
      description: 'Short',
      urlId: 'original-copy',
    })
    expect([value.title, value.isEnabled]).toEqual(['Original (copy)', false])
  })

  it('carries the code of the page and of its blocks, and is made by administrators alone', async () => {
    const id = await madeId('Coded')
    await change(id, { code: { head: '<script>window.coded = 1</script>', body: '' } })
    const blocks = [
      { id: 'words', type: 'html', value: { html: '<p>Words</p>' } },
      { id: 'wild', type: 'code', value: { source: '<script>window.wild = 1</script>' } },
    ]
    const layout = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }
    const saved = await owner.send('PUT', `/api/panel/layouts/collection/${id}`, {
      layout,
      updatedAtMs: null,
    })
    expect(saved.status).toBe(200)

    const copyBy = async (who: Visitor) => {
      const copied = await who.send('POST', `/api/panel/pages/${id}/copies`)
      const copyId = (copied.json as { id: string }).id
      const { value } = await open(copyId)
      const kept = await site.store.layouts.find({ kind: 'collection', id: copyId })
      return [value.code, kept?.layout.layout.rows[0]?.columns[0]?.blocks.map((each) => each.id)]
    }
    expect((await editor.send('POST', `/api/panel/pages/${id}/copies`)).status).toBe(403)
    expect(await copyBy(owner)).toEqual([
      { head: '<script>window.coded = 1</script>', body: '' },
      ['words', 'wild'],
    ])
  })
})

describe('the trash', () => {
  const trash = (id: string, inside = 'along') =>
    owner.send('POST', `/api/panel/pages/${id}/trash`, { inside })
  const restore = (id: string) => owner.send('POST', `/api/panel/pages/${id}/restored`)

  it('takes a page out of every menu and from every address, and gives it back under another address if need be', async () => {
    const id = await madeId('Gone', { menu: 'mainNav' })
    await trash(id)
    expect((await site.get('/gone')).statusCode).toBe(404)
    const tree = await readTree()
    expect(JSON.stringify(tree.menus)).not.toContain(id)
    expect(tree.trash).toContainEqual(expect.objectContaining({ id, leavesAtMs: now + 30 * 86_400_000 }))
    await make('Gone')
    expect((await restore(id)).json).toEqual({ urlId: 'gone-2', isHidden: false })
    expect((await site.get('/gone-2')).statusCode).toBe(200)
  })

  it('gives a page back to its places in the menus', async () => {
    const id = await madeId('Second', { menu: 'mainNav' })
    await make('Third', { menu: 'mainNav' })
    const before = (await readTree()).menus
    await trash(id)
    expect((await readTree()).menus).not.toEqual(before)
    await restore(id)
    expect((await readTree()).menus).toEqual(before)
  })

  it('says which menus and pages lead to a page', async () => {
    const id = await madeId('Below', { menu: 'mainNav' })
    const otherId = await madeId('Pointer')
    const other = await site.store.collections.find(otherId)
    if (!other) throw new Error('There is no page')
    const links = async () => (await owner.get(`/api/panel/pages/${id}/links`)).json
    expect(await links()).toMatchObject({ menus: ['Main'], places: [] })
    await site.store.collections.save({ ...other, bodyHtml: '<a href="/below-post">A</a>' })
    expect(await links()).toMatchObject({ places: [] })
    await site.store.collections.save({ ...other, bodyHtml: '<a href="/below?a=1">A</a>' })
    expect(await links()).toMatchObject({ places: ['Pointer'] })
  })

  it('says which posts, products and Markdown lead to a page, but not what goes along', async () => {
    const id = await madeId('Care')
    const places = async (pageId = id) =>
      ((await owner.get(`/api/panel/pages/${pageId}/links`)).json as { places: readonly string[] }).places
    const { collections, items, layouts, products } = site.store
    const lines = await collections.find(await madeId('Lines'))
    const bodyHtml = '<p><a href="/care">How to wash it</a></p>'
    await items.save(buildPost({ collectionId: site.blog.id, urlId: 'wash', title: 'Wash day', bodyHtml }))
    await items.save(
      buildPost({
        collectionId: site.blog.id,
        urlId: 'near',
        title: 'Near',
        bodyHtml: bodyHtml.replace('care', 'careful'),
      }),
    )
    await products.save(
      buildMug({
        id: newId(),
        collectionId: site.shop.id,
        urlId: 'washed',
        title: 'Washed mug',
        excerptHtml: bodyHtml,
      }),
    )
    const block = {
      id: 'b1',
      type: 'markdown',
      value: { source: 'See [how to wash it](/care "Care").' },
    } as const
    const layout = {
      raw: false,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block] }] }] },
    } as const
    await layouts.save({ kind: 'collection', id: lines?.id ?? '' }, { layout, updatedAtMs: 1 })
    expect(await places()).toEqual(['Lines', 'Wash day', 'Washed mug'])
    await items.save(
      buildPost({
        collectionId: site.blog.id,
        urlId: 'own',
        title: 'Own',
        bodyHtml: bodyHtml.replace('care', 'blog'),
      }),
    )
    expect(await places(site.blog.id)).not.toContain('Own')
  })

  it('says in the words of who reads it which parts of all pages and posts without a title lead to a page', async () => {
    const id = await madeId('Washing')
    const block = { id: 'q', type: 'html', value: { html: '<p><a href="/washing">How</a></p>' } }
    const read = readLayout({
      layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] },
    })
    if (!read.ok) throw new Error('It is no layout')
    await site.store.layouts.save({ kind: 'field', id: 'foot' }, { layout: read.layout, updatedAtMs: 1 })
    const bodyHtml = '<p><a href="/washing">How</a></p>'
    await site.store.items.save(buildPost({ collectionId: site.blog.id, urlId: 'bare', title: '', bodyHtml }))
    const places = async () => (await owner.get(`/api/panel/pages/${id}/links`)).json
    expect(await places()).toMatchObject({ places: ['Untitled', 'The part “foot” of the pages'] })
    const say = (language: string) => owner.send('PUT', '/api/panel/account/language', { language })
    await say('de')
    const german = await places()
    await say('en')
    expect(german).toMatchObject({ places: ['Ohne Titel', 'Der Teil „foot“ der Seiten'] })
  })

  it('takes what is inside along, or lets it out, as is wished', async () => {
    const holder = index.id
    const child = await madeId('Held', { parentId: holder })
    await trash(holder)
    expect((await site.get('/held')).statusCode).toBe(404)
    await restore(holder)
    expect((await site.store.collections.find(child))?.parentId).toBe(holder)
    await trash(holder, 'out')
    expect((await site.store.collections.find(child))?.parentId).toBeNull()
  })

  it('gives nothing back of what is going for good', async () => {
    const id = await madeId('Long journal', { typeName: 'blog' })
    const posts = Array.from({ length: 150 }, (_, each) => buildPost({ collectionId: id, urlId: `p${each}` }))
    await site.store.transaction(async ({ items }) => {
      for (const post of posts) await items.save(post)
    })
    await trash(id)
    const [page] = (await site.store.collections.listTrash()).filter((each) => each.id === id)
    const answers: number[] = []
    const between = Object.create(site.store, {
      transaction: {
        value: async <Result>(work: (tables: SiteTables) => Promise<Result>) => {
          const result = await site.store.transaction(work)
          answers.push((await restore(id)).status)
          expect((await readTree()).trash.map((each) => each.id)).not.toContain(id)
          return result
        },
      },
    })
    await removeTrashed(between, page ?? site.blog, () => Promise.resolve())
    expect(answers).toEqual([404, 404, 404])
    expect(await site.store.items.findByUrlId(id, 'p149')).toBeUndefined()
  })

  it('shows nothing of a blog in it, and is emptied after 30 days with all posts', async () => {
    const post = await site.store.items.findByUrlId(site.blog.id, 'first')
    await trash(site.blog.id)
    expect((await site.get('/blog/first')).statusCode).toBe(404)
    expect((await site.get(`/api/content/items/${post?.id}/comments`)).statusCode).toBe(404)
    expect(await emptyTrash(site.store, now + 29 * 86_400_000)).toBe(0)
    expect(await site.store.items.find(post?.id ?? '')).toBeDefined()
    now += 31 * 86_400_000
    expect(await emptyTrash(site.store, now)).toBeGreaterThan(0)
    expect(await site.store.items.find(post?.id ?? '')).toBeUndefined()
    expect(await site.store.collections.listTrash()).toEqual([])
  })
})
