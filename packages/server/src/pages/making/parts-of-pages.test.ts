import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { usualCommentSettings } from '@vitrine/domain/comments/comment-settings'
import { buildCollection, buildImage, buildPost, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

const files = {
  'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'site.region': '<main>{squarespace.main-content}</main>',
  'blocks/product-quick-view.block': '{item.title}{@|product-price}{@|product-checkout}',
  'collections/index.list': 'index',
  'collections/index.conf': '{ "title": "Index", "folder": true, "index": true, "indexType": "full-url" }',
  'collections/gallery.list': '{.repeated section items}{title}{.end}',
  'collections/gallery.conf': '{ "title": "Gallery", "ordering": "user-orderable" }',
  'collections/blog.list':
    '{.repeated section items}{.repeated section categories}<squarespace:query collection="blog" category="{@|htmlattr}">{.repeated section items}[{title}]{.end}</squarespace:query>{.end}{.end}',
  'collections/blog.item':
    '{.section item}<a href="/about">{title}</a><img data-src="{assetUrl}" data-image="{assetUrl}"><squarespace:social-share fullUrl="{fullUrl}" title="{title|htmlattr}" />{@|comments}{.end}',
}

let nowMs = noon
let dir: string
let site: OpenSite
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-parts-'))
  await mkdir(path.join(dir, 'collections'))
  await mkdir(path.join(dir, 'blocks'))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text)
  site = await openSite({
    services: { siteDir: dir, clock: () => nowMs },
    site: {
      shareServices: ['facebook'],
      comments: { ...usualCommentSettings, areEnabled: true },
      languages: [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }],
    },
  })
  const image = buildImage()
  const work = buildCollection({ urlId: 'work', typeName: 'index', isEnabled: false })
  const shelf = buildCollection({ urlId: 'shelf', typeName: 'gallery', pageSize: 2 })
  await site.store.transaction(async ({ collections, images, items, site: kept }) => {
    await images.save(image)
    await collections.save({ ...site.blog, pageSize: 2 })
    await collections.save(work)
    await collections.save(shelf)
    await collections.save(buildCollection({ urlId: 'pots', typeName: 'page', parentId: work.id }))
    const cups = { collectionId: site.blog.id, urlId: 'cups', title: 'Cups & Mugs', image }
    await items.save(buildPost({ ...cups, categories: ['Cups & Mugs'] }))
    for (const at of [1, 2, 3]) {
      const placed = { collectionId: shelf.id, position: at, publishedAtMs: noon - 10_000 + at }
      await items.save(buildPost({ ...placed, urlId: `on-${at}`, title: `On shelf ${at}` }))
    }
    await kept.raiseRevision()
  })
})
afterAll(async () => {
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

/** What a post is given by the platform: a link to share it, its comments, a picture, links in its language. */
const finished = (html: string) => [
  html.includes('ss-social-list-wrapper'),
  html.includes('comment-form'),
  /<img [^>]*\bsrc="/.test(html),
  html.includes('href="/de/about"'),
]

describe('a part of a page that is asked for by itself', () => {
  it('has all that its page has: share links, comments, pictures, links in its language', async () => {
    const whole = (await site.get('/de/blog/cups')).body
    const part = (await site.get('/de/blog/cups?format=main-content')).body
    const context = (await site.get('/de/blog/cups?format=page-context')).json()
    expect(finished(whole)).toEqual([true, true, true, true])
    expect(finished(part)).toEqual([true, true, true, true])
    expect(finished(context.mainContent)).toEqual([true, true, true, true])
  })

  it('sells a product without a script too, in the words of its language and its owner', async () => {
    const quick = (await site.get('/de/shop/mug?format=quick-view')).body
    expect(quick).toMatch(/<noscript>.*Menge: <input .*>In den Warenkorb<\/button>/s)
    const mug = await site.store.products.findByUrlId(site.shop.id, 'mug')
    await site.store.transaction(async ({ products, site: kept }) => {
      if (mug) await products.save({ ...mug, customAddButtonText: 'Have it' })
      await kept.raiseRevision()
    })
    // A revision is trusted for a second.
    nowMs += 2_000
    expect((await site.get('/shop/mug?format=quick-view')).body).toMatch(/<noscript>.*>Have it<\/button>/s)
  })
})

describe('attributes of a tag', () => {
  it('are read as they are meant, though a template escapes what it prints into them', async () => {
    expect((await site.get('/blog?format=main-content')).body).toContain('[Cups & Mugs]')
    expect((await site.get('/blog/cups')).body).toContain('data-title="Cups &amp; Mugs"')
  })
})

describe('a feed', () => {
  it('has the newest of a list, however few its pages show and in whatever order', async () => {
    const titles = async (address: string) =>
      [...(await site.get(`${address}?format=rss`)).body.matchAll(/<item>\n<title>([^<]*)/g)].map(
        ([, title]) => title,
      )
    expect((await titles('/blog')).length).toBeGreaterThan(2)
    expect(await titles('/shelf')).toEqual(['On shelf 3', 'On shelf 2', 'On shelf 1'])
  })
})

describe('the sitemap', () => {
  it('names no page whose address leads through a hidden index', async () => {
    expect((await site.get('/work/pots')).statusCode).toBe(404)
    expect((await site.get('/sitemap.xml')).body).not.toContain('/work/pots')
  })
})
