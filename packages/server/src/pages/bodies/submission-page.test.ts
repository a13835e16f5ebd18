import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readLayout } from '@vitrine/domain/content/read-layout'
import { noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

let siteDir: string
let site: OpenSite
beforeAll(async () => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-foot-'))
  const files = {
    'template.conf': '{ "layouts": { "default": { "regions": ["site"] } } }',
    'site.region': '{squarespace.main-content}<squarespace:block-field id="foot" />',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(siteDir, name), text)
  site = await openSite({ services: { siteDir } })
  const blocks = [{ id: 'news', type: 'newsletter', value: { title: 'Letters' } }]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  if (!read.ok) throw new Error(JSON.stringify(read))
  await site.store.transaction(async (tables) => {
    await tables.layouts.save({ kind: 'field', id: 'foot' }, { layout: read.layout, updatedAtMs: noon })
    await tables.site.raiseRevision()
  })
})
afterAll(async () => {
  await site.close()
  rmSync(siteDir, { recursive: true })
})

async function toldOn(address: string) {
  const { body } = await site.get(address)
  const told = (name: string) => new RegExp(`name="vt-${name}" value="([^"]*)"`).exec(body)?.[1]
  return ['page-title', 'page-id', 'content-source', 'page-path'].map(told)
}

it('tells which collection it was sent from', async () => {
  expect(await toldOn('/about')).toEqual([site.page.title, site.page.id, 'c', '/about'])
})

it('tells what a page without one is called, and where it is', async () => {
  expect(await toldOn('/search')).toEqual([expect.stringMatching(/^Search/), '', '', '/search'])
  expect(await toldOn('/cart')).toEqual([expect.stringMatching(/Cart/), '', '', '/cart'])
})

it('tells no address of a page that is not found, and none that only answers forms', async () => {
  expect(await toldOn('/nowhere')).toEqual([expect.stringMatching(/^Page not found/), '', '', ''])
  expect((await toldOn('/api/form/sent?formId=newsletter:foot:news'))[3]).toBe('')
})
