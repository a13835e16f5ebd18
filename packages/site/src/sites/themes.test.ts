import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Themes } from './themes.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-themes-'))
  await writeTemplate('one', '<p>{mainContent}</p>')
})
afterAll(() => rm(dataDir, { recursive: true }))

async function writeTemplate(name: string, region: string): Promise<void> {
  await mkdir(path.join(dataDir, name), { recursive: true })
  await writeFile(
    path.join(dataDir, name, 'template.conf'),
    '{ "layouts": { "default": { "regions": ["a"] } } }',
  )
  await writeFile(path.join(dataDir, name, 'a.region'), region)
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const themesOf = (name: string) =>
  new Themes({ siteDir: path.join(dataDir, name), dataDir, isDev: false, keptTemplates: 1, log: quiet })

it('a template that was forgotten has its version again when it is read again, so that pages made with it stay', async () => {
  const site = { templateId: null }
  const themes = themesOf('one')
  const { version } = await themes.of(site)
  expect([version > 0, Number.isSafeInteger(version)]).toEqual([true, true])
  expect((await themesOf('one').of(site)).version).toBe(version)
  await writeTemplate('one', '<p>Changed {mainContent}</p>')
  expect((await themesOf('one').of(site)).version).not.toBe(version)
})
