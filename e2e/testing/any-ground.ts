import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sheet } from './contrast.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))

/** What templates say of colours without a thought of the platform: each readable for itself, on grounds from white to black. */
export function readGroundSheets(): readonly Sheet[] {
  const folder = pathOf('e2e/sites/any-ground/sheets')
  return readdirSync(folder).map((file) => ({ name: file, css: readFileSync(join(folder, file), 'utf8') }))
}

/** A template without a colour in a folder of its own, with the content of the demo and an album. */
export function makeAnyGroundSite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'vitrine-ground-site-'))
  const content = join(siteDir, 'content')
  cpSync(pathOf('e2e/sites/any-ground'), siteDir, { recursive: true })
  cpSync(pathOf('sites/demo/content'), content, { recursive: true })
  cpSync(pathOf('e2e/sites/all-views/content/items/album.json'), join(content, 'items/album.json'))
  cpSync(pathOf('e2e/sites/all-views/assets'), join(siteDir, 'assets'), { recursive: true })
  const site = JSON.parse(readFileSync(join(content, 'site.json'), 'utf8'))
  site.collections.push({
    urlId: 'album',
    title: 'Slack water',
    typeName: 'album',
    album: { artistName: 'The Tides', descriptionHtml: '' },
  })
  writeFileSync(join(content, 'site.json'), JSON.stringify(site))
  return siteDir
}
