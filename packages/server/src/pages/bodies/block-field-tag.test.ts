import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyLayout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { buildCollection, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite, smallTemplateDir } from '../../testing/open-site.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor } from '../../testing/visit.ts'

const page = `<squarespace:block-field id="plain" columns="12" label="Plain"/>
<squarespace:block-field id="narrow" columns="1" label="Narrow" class="side{.if website} known{.end}"/>
<squarespace:block-field id="{website.identifier}-own" columns="12" label="{website.siteTitle|htmlattr}">
<p class="after">After a tag that nobody closes.</p>`

const idOf = (letter: string) => letter.repeat(24)
const locked = { isPasswordProtected: true, passwordHash: 'hash' }
const inside = (urlId: string, words: string, more: object = {}) =>
  buildCollection({ typeName: 'page', parentId: idOf('a'), urlId, bodyHtml: `<p>${words}</p>`, ...more })
const pages = [
  buildCollection({ id: idOf('a'), urlId: 'parts', typeName: 'parts', position: 20 }),
  inside('open', 'Open to all', { position: 21 }),
  inside('partners', 'For partners', { ...locked, position: 22 }),
  inside('board', 'For the board', { ...locked, id: idOf('b'), position: 23 }),
  inside('later', 'Not yet', { id: idOf('c'), isEnabled: false, position: 24 }),
  buildCollection({ id: idOf('d'), urlId: 'closed', typeName: 'parts', ...locked, position: 25 }),
  inside('rooms', 'Inside of it', { parentId: idOf('d'), position: 26 }),
]

/** An index as templates write one that fill its sections by tags. */
const index = `<squarespace:block-field id="page-${idOf('c')}" columns="12"/>{.repeated section collection.collections}[{urlId}:<squarespace:block-field id="page-{id}" columns="12"/>]{.end}`

describe('block fields', () => {
  let site: OpenSite
  let dir: string
  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'vitrine-fields-'))
    cpSync(smallTemplateDir, dir, { recursive: true })
    writeFileSync(path.join(dir, 'pages/imprint.page'), page)
    writeFileSync(path.join(dir, 'collections/parts.list'), index)
    writeFileSync(path.join(dir, 'collections/parts.conf'), '{ "index": true, "folder": true }')
    site = await openSite({ site: { identifier: 'harbour', title: 'A & B' }, services: { siteDir: dir } })
    const block = { id: 'words', type: 'quote', value: { quote: 'Filled' } }
    const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] } })
    await site.store.transaction(async (tables) => {
      const stored = { layout: read.ok ? read.layout : emptyLayout, updatedAtMs: noon }
      await tables.layouts.save({ kind: 'field', id: 'harbour-own' }, stored)
      for (const page of pages) await tables.collections.save(page)
      await tables.layouts.save({ kind: 'collection', id: 'b'.repeat(24) }, stored)
      await tables.site.raiseRevision()
    })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('show the body of another page, but of none that others are kept from', async () => {
    const { body } = await site.get('/parts?format=main-content')
    expect(body).toContain('Open to all')
    expect(body).toMatch(/\[board:<div [^>]*><\/div>\]/)
    expect(body).not.toMatch(/For partners|For the board|Not yet|Filled/)
    // Who is in the closed index has passed what stands before it.
    const editor = await openVisitor(site.app)
    await signInAs(editor, site.store, ['editor'])
    expect((await editor.get('/closed?format=main-content')).text).toContain('Inside of it')
  })

  it('are empty elements that say so, until somebody fills them', async () => {
    const { body } = await site.get('/imprint')
    expect(body).toContain(
      '<div class="sqs-layout sqs-grid-12 columns-12 empty" data-layout-label="Plain" data-type="block-field" id="plain"></div>',
    )
    expect(body).toContain('<div class="sqs-layout sqs-grid-1 columns-1 empty side known"')
  })

  it('are found by an id that is a template, in a tag that nobody closes', async () => {
    const { body } = await site.get('/imprint')
    expect(body).toContain(
      `<div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="A &amp; B" data-type="block-field" data-updated-on="${noon}" id="harbour-own"><div class="row sqs-row"><div class="col sqs-col-12 span-12">`,
    )
    expect(body).toContain('Filled')
    expect(body).toContain('<p class="after">After a tag that nobody closes.</p>')
  })
})
