import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInstallation } from '../start/open-installation.ts'
import { makeLog } from '../start/open-log.ts'
import { runCommandLine } from './run-command-line.ts'

const said: string[] = []
let dir: string
beforeEach(() => {
  dir = freshDataDir()
  writeFileSync(path.join(dir, 'products.csv'), 'Handle,Title,Variant Price\nmug,Enamel mug,12.50\n')
  said.length = 0
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dir, { recursive: true })
})

const importInto = (dataDir: string) =>
  runCommandLine(['import', 'products.csv'], {
    environment: { DATA_DIR: dataDir, INIT_CWD: dir, LOG_LEVEL: 'silent' },
    rootDir: path.resolve(import.meta.dirname, '../../../..'),
  })

it('founds no installation in a folder that is named wrongly', async () => {
  const dataDir = path.join(dir, 'no-such-shop')
  expect(await importInto(dataDir)).toBe(1)
  expect(said).toEqual([
    `There is no installation in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
  ])
  expect(existsSync(dataDir)).toBe(false)
})

it('fills no demo shop where none was begun', async () => {
  const settings = { databaseUrl: null, dataDir: path.join(dir, 'data') }
  const { store } = await openInstallation(settings, makeLog('silent', process.stdout))
  await store.close()
  expect(await importInto(settings.dataDir)).toBe(1)
  expect(said).toEqual(['There is no site yet: start the shop once with npm start.'])
})
