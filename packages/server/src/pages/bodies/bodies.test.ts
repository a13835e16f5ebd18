import type { Layout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { valuesOf } from '../../testing/read-html.ts'

describe('bodies of blocks', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
    const post = await site.store.items.findByUrlId(site.blog.id, 'second')
    await site.store.transaction(async (tables) => {
      const keep = (words: string): { layout: Layout; updatedAtMs: number } => ({
        layout: quoteOf(words),
        updatedAtMs: noon,
      })
      await tables.layouts.save({ kind: 'collection', id: site.page.id }, keep('About us'))
      await tables.layouts.save({ kind: 'item', id: post?.id ?? '' }, keep('Of the second'))
      await tables.site.raiseRevision()
    })
  })
  afterAll(() => site.close())

  it('take the place of a page’s text, for templates and for clients', async () => {
    const { body } = await site.get('/about')
    expect(body).toContain('About us')
    expect(body).not.toContain('We are here.')
    const json = (await site.get('/about?format=json')).json()
    expect(json.collection.mainContent).toContain('About us')
    expect(json.mainContent).toMatch(
      /^<div class="sqs-layout sqs-grid-12 columns-12" data-type="page" data-updated-on="\d+" id="page-/,
    )
  })

  it('take the place of an item’s body, on its page and in lists', async () => {
    const page = (await site.get('/blog/second?format=json')).json()
    expect(page.item.body).toContain('Of the second')
    expect(page.item.body).toContain('data-type="item"')
    const list = (await site.get('/blog?format=json')).json()
    const bodies = list.items.map(({ urlId, body }: { urlId: string; body: string }) => [
      urlId,
      body.includes('Of the second'),
    ])
    expect(bodies).toEqual([
      ['third', false],
      ['second', true],
    ])
  })

  it('keep the ids of their blocks', async () => {
    const { body } = await site.get('/about')
    expect(valuesOf(body, 'id').filter((id) => id.startsWith('block-'))).toEqual(['block-words'])
  })
})

function quoteOf(words: string): Layout {
  const block = { id: 'words', type: 'quote', value: { quote: words } }
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] } })
  if (!read.ok) throw new Error('The layout of the test cannot be kept')
  return read.layout
}
