import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { buildCollection, buildPost, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

const files = {
  'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
  'site.region':
    '{squarespace.main-content}<footer><squarespace:query collection="all">{.repeated section collection.collections}{.repeated section items}({title}: {body}, {likeCount}){.end}{.end}</squarespace:query></footer>',
  'collections/index.list':
    '{.repeated section collection.collections}{.repeated section items}[{title}: {body}, {likeCount}]{.end}{.end}',
  'collections/blog.item':
    '<squarespace:related collectionId="{collection.id}" itemId="{item.id}">{.repeated section items}<i>{title}, {likeCount}</i>{.end}</squarespace:related>',
}

let dir: string
let site: OpenSite
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-inside-'))
  await mkdir(path.join(dir, 'collections'))
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(dir, file), text)
  site = await openSite({ services: { siteDir: dir } })
  const index = buildCollection({ urlId: 'all', typeName: 'index' })
  const news = buildCollection({ urlId: 'news', typeName: 'blog', parentId: index.id })
  const inBlocks = buildPost({ collectionId: news.id, urlId: 'kiln', title: 'Kiln', bodyHtml: 'Stale' })
  await site.store.transaction(async ({ collections, items, layouts, site: kept }) => {
    await collections.save(index)
    await collections.save(news)
    await items.save(inBlocks)
    await items.save(buildPost({ collectionId: news.id, urlId: 'clay', publishedAtMs: noon - 1 }))
    await layouts.save({ kind: 'item', id: inBlocks.id }, { layout: quoteOf('Fired'), updatedAtMs: noon })
    await kept.raiseRevision()
  })
  await site.store.comments.likeItem(inBlocks.id, 'a', true)
  await site.store.comments.likeItem(inBlocks.id, 'b', true)
})
afterAll(async () => {
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

function quoteOf(words: string) {
  const block = { id: 'words', type: 'quote', value: { quote: words } }
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] } })
  if (!read.ok) throw new Error('The layout of the test cannot be kept')
  return read.layout
}

describe('a post written in blocks', () => {
  it('has its text and its likes where an index shows it', async () => {
    const { body } = await site.get('/all?format=main-content')
    expect(body).toMatch(
      /\[Kiln: <div class="sqs-layout[\s\S]*Fired[\s\S]*<\/div>, 2\]\[A post: <p>Hello<\/p>, 0\]/,
    )
    expect(body).not.toContain('Stale')
  })

  it('has them where a tag asks for that index', async () => {
    const { body } = await site.get('/about')
    expect(body).toMatch(/\(Kiln: <div class="sqs-layout[\s\S]*Fired[\s\S]*<\/div>, 2\)\(A post: /)
  })

  it('has its likes where it is related', async () => {
    expect((await site.get('/news/clay')).body).toContain('<i>Kiln, 2</i>')
  })
})
