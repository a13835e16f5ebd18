import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

const files = {
  'template.conf': JSON.stringify({
    name: 'Debugged',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    navigations: [{ name: 'main', title: 'Main' }],
  }),
  'site.region': `<html><head>{squarespace-headers}</head><body id="{squarespace.page-id}"><!--whole {@|json-pretty}-->
<squarespace:navigation navigationId="main" template="menu" />
<main>{squarespace.main-content}</main>{squarespace-footers}</body></html>`,
  'blocks/menu.block': '<!--menu {@|json}--><nav data-page="{squarespace.page-id}">{items|count}</nav>',
}

let siteDir: string
let site: OpenSite
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-debugged-'))
  await mkdir(path.join(siteDir, 'blocks'))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(siteDir, name), text)))
  site = await openSite({ services: { siteDir } })
})
afterAll(async () => {
  await site.close()
  await rm(siteDir, { recursive: true })
})

describe('a template that prints its data in a comment', () => {
  it('does not print the markup of the page in there, which would end the comment', async () => {
    const { body } = await site.get('/shop')
    const [, whole = ''] = /<!--whole (.*?)-->/s.exec(body) ?? []
    const [, menu = ''] = /<!--menu (.*?)-->/s.exec(body) ?? []
    expect(Object.keys(JSON.parse(whole))).toEqual(expect.arrayContaining(['collection', 'items', 'website']))
    expect(whole + menu).not.toContain('squarespace-headers')
    expect(whole + menu).not.toContain('This is Squarespace')
    expect(JSON.parse(menu)).toMatchObject({ navigationId: 'main' })
  })

  it('prints the words by their names as ever, within tags of the platform, too', async () => {
    const { body } = await site.get('/shop')
    const [, id = 'none'] = /<body id="(collection-[^"]+)"/.exec(body) ?? []
    expect(body).toContain(`<nav data-page="${id}">`)
    expect(body).toContain('<!-- End of Squarespace Headers -->')
    expect(body).toMatch(/<main>.+<\/main>/s)
  })
})
