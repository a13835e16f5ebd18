import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { demoSiteDir } from '../seed/seed-site.ts'
import { listTemplates, presentTemplate } from './list-templates.ts'

it('a template is listed with the kinds of page that can be made in it, and no others', async () => {
  const { pageKinds } = await presentTemplate(null, { siteDir: demoSiteDir, dataDir: '' })
  expect(pageKinds).toEqual(expect.arrayContaining(['Events', 'Gallery']))
  expect(pageKinds).not.toContain('Album')
})

it('a template whose settings are longer than is read for a list goes by the name of its folder', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-list-'))
  const filler = { filler: 'x'.repeat(600_000) }
  for (const [folder, conf] of Object.entries({
    long: { name: 'Long', ...filler },
    short: { name: 'Short' },
  })) {
    await mkdir(path.join(dataDir, 'templates', folder), { recursive: true })
    await writeFile(path.join(dataDir, 'templates', folder, 'template.conf'), JSON.stringify(conf))
  }
  const listed = await listTemplates({ siteDir: demoSiteDir, dataDir })
  await rm(dataDir, { recursive: true })
  expect(listed.filter(({ upload }) => upload !== null)).toMatchObject([
    { id: 'templates/long', name: 'long' },
    { id: 'templates/short', name: 'Short' },
  ])
})
