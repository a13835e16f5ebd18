import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyLayout } from '@vitrine/domain/content/layout'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite, smallTemplateDir } from '../../testing/open-site.ts'

const page = `<squarespace:block-field id="plain" columns="12" label="Plain"/>
<squarespace:block-field id="narrow" columns="1" label="Narrow" class="side{.if website} known{.end}"/>
<squarespace:block-field id="{website.identifier}-own" columns="12" label="{website.siteTitle|htmlattr}">
<p class="after">After a tag that nobody closes.</p>`

describe('block fields', () => {
  let site: OpenSite
  let dir: string
  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'vitrine-fields-'))
    cpSync(smallTemplateDir, dir, { recursive: true })
    writeFileSync(path.join(dir, 'pages/imprint.page'), page)
    site = await openSite({ site: { identifier: 'harbour', title: 'A & B' }, services: { siteDir: dir } })
    const block = { id: 'words', type: 'quote', value: { quote: 'Filled' } }
    const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks: [block] }] }] } })
    await site.store.transaction(async (tables) => {
      const stored = { layout: read.ok ? read.layout : emptyLayout, updatedAtMs: noon }
      await tables.layouts.save({ kind: 'field', id: 'harbour-own' }, stored)
      await tables.site.raiseRevision()
    })
  })
  afterAll(async () => {
    await site.close()
    rmSync(dir, { recursive: true, force: true })
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
