import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeToOthers, prepareDataFolder, requireSiteFolder } from './prepare-folders.ts'

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

it.skipIf(process.platform !== 'linux')('says at once where no folder can be made', async () => {
  await expect(prepareDataFolder('/proc/nope/data')).rejects.toThrow(
    'DATA_DIR is /proc/nope/data, but no folder can be made there.',
  )
})

it('closes to others what an older version left open, and leaves alone what is not ours', async () => {
  const write = async (name: string) => {
    await writeFile(path.join(dir, name), '')
    await chmod(path.join(dir, name), 0o644)
  }
  for (const name of ['vitrine.sqlite', 'vitrine.sqlite-wal', 'test-gateway.sqlite', 'notes.txt'])
    await write(name)
  await mkdir(path.join(dir, 'images'))
  await chmod(path.join(dir, 'images'), 0o755)

  await closeToOthers(dir)

  const modeOf = async (name: string) => ((await stat(path.join(dir, name))).mode & 0o777).toString(8)
  expect(await modeOf('vitrine.sqlite')).toBe('600')
  expect(await modeOf('vitrine.sqlite-wal')).toBe('600')
  expect(await modeOf('test-gateway.sqlite')).toBe('600')
  expect(await modeOf('images')).toBe('700')
  expect(await modeOf('notes.txt')).toBe('644')
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
