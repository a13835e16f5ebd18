import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let siteDir: string
let site: OpenSite
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bare-'))
  await mkdir(path.join(siteDir, 'collections'))
  const layouts = {
    default: { name: 'Default', regions: ['site'] },
    popup: { name: 'Popup', regions: ['popup'] },
  }
  const files = {
    'template.conf': JSON.stringify({ name: 'Bare', layouts }),
    'site.region':
      '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}{squarespace-footers}</body></html>',
    'popup.region': '<div class="popup">{squarespace.main-content}</div>',
    'collections/products.conf': '{ "acceptTypes": ["store_item"], "layout": "popup" }',
    'collections/products.list': '<b>my list</b>',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(siteDir, name), text)))
  site = await openSite({ services: { siteDir } })
})
afterAll(async () => {
  await site.close()
  await rm(siteDir, { recursive: true })
})

describe('a layout that is a piece for scripts to fetch', () => {
  it('frames the view of the template that asks for it', async () => {
    expect((await site.get('/shop')).body).toMatch(/^<div class="popup"><b>my list<\/b><\/div>/)
  })

  it("does not frame the platform's page of a product, which needs the sheets and scripts of the head", async () => {
    const { body } = await site.get('/shop/mug')
    expect(body).toMatch(/<head>.*\/site\.[0-9a-f]+\.css.*id="productWrapper".*Add To Cart/s)
    expect(body).not.toContain('class="popup"')
  })
})
