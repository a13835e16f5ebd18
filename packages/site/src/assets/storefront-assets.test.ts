import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readStorefrontAssets } from './storefront-assets.ts'

let dir = ''
afterEach(() => rm(dir, { recursive: true, force: true }))

it('scripts for older templates are loaded in the language of the page where they say something, else in English', async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-assets-'))
  await mkdir(path.join(dir, '.vite'))
  const files = {
    lightbox: 'compat-lightbox-a.js',
    'lightbox.de': 'compat-lightbox.de-b.js',
    yui: 'yui-c.js',
  }
  await writeFile(path.join(dir, '.vite/compat.json'), JSON.stringify(files))
  await writeFile(path.join(dir, '.vite/manifest.json'), '{}')
  const { compatTags } = readStorefrontAssets({ info: () => {}, warn: () => {}, error: () => {} }, dir)
  const namesIn = (language: string) =>
    compatTags(['yui', 'lightbox', 'toString'], language).match(/[^/]+\.js/g)
  expect(namesIn('de-DE')).toEqual(['yui-c.js', 'compat-lightbox.de-b.js'])
  expect(namesIn('en-GB')).toEqual(['yui-c.js', 'compat-lightbox-a.js'])
  expect(namesIn('fr')).toEqual(['yui-c.js', 'compat-lightbox-a.js'])
})
