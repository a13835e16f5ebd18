import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

// It shows its content within a collection alone, and prints its titles as templates do: as markup, and in a script.
const files = {
  'template.conf': JSON.stringify({
    name: 'Titled',
    layouts: { default: { name: 'Default', regions: ['site'] } },
  }),
  'site.region': `<html><head>{squarespace-headers}</head><body><b>{squarespace.page-title}</b>
<script>var t = "{squarespace.page-title}"</script>
{.section collection}<h1>{title}</h1><p>{navigationTitle}</p>{squarespace.main-content}{.end}{squarespace-footers}</body></html>`,
}

let siteDir: string
let site: OpenSite
beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'vitrine-titled-'))
  await mkdir(path.join(siteDir, 'blocks'))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(siteDir, name), text)))
  site = await openSite({ services: { siteDir } })
})
afterAll(async () => {
  await site.close()
  await rm(siteDir, { recursive: true })
})

it('gives templates nothing of what was searched for, and writes it as text in the head', async () => {
  const words = '<form action=https://evil.example>";alert(1)//'
  const { body } = await site.get(`/search?q=${encodeURIComponent(words)}`)
  expect(body).toContain('sqs-search-page-input')
  expect(body).not.toContain('<form action=https')
  expect(body).not.toContain('";alert(1)')
  expect(body).toContain('<h1>Search — Harbour</h1>')
  expect(body).toMatch(/<title>Search: &lt;form [^<]+<\/title>/)
})
