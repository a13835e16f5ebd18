import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareDataFolder, requireSiteFolder } from './prepare-folders.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-folders-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('makes the data folder for its user alone', async () => {
  const dataDir = path.join(dir, 'shops', 'data')
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

it('says that a file is in the place of the data folder', async () => {
  const file = path.join(dir, 'data')
  await writeFile(file, '')
  await expect(prepareDataFolder(file)).rejects.toThrow(`DATA_DIR is ${file}, but a file is in its place.`)
  await expect(prepareDataFolder(path.join(file, 'in'))).rejects.toThrow('but a file is in its place.')
})

it('refuses a site template that is not there, rather than showing the shop without it', async () => {
  await expect(requireSiteFolder({ siteDir: path.join(dir, 'sties') })).rejects.toThrow(
    'sties, but there is no folder of that name.',
  )
  await expect(requireSiteFolder({ siteDir: dir })).rejects.toThrow(
    `SITE_DIR is ${dir}, but there is no template.conf in it.`,
  )
  await writeFile(path.join(dir, 'template.conf'), '{}')
  await expect(requireSiteFolder({ siteDir: dir })).resolves.toBeUndefined()
})
