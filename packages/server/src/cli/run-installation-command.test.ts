import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { openInstallation } from '../start/open-installation.ts'
import { makeLog } from '../start/open-log.ts'
import { readSettings } from '../start/settings.ts'
import { runInstallationCommand } from './run-installation-command.ts'

it('leaves a database of an older version as it is', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-'))
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, '/', false)
  const { store } = await openInstallation(settings, makeLog('silent', process.stdout))
  await store.close()
  const file = new Database(path.join(dataDir, 'vitrine.sqlite'))
  const gone = file.prepare('delete from kysely_migration where name = ?').run('230-search-index')
  expect(gone.changes).toBe(1)
  await expect(runInstallationCommand('audit', '', settings)).rejects.toThrow('by an older version')
  expect(
    file.prepare('select 1 from kysely_migration where name = ?').get('230-search-index'),
  ).toBeUndefined()
  file.close()
  rmSync(dataDir, { recursive: true })
})

it('does not call the ledgers of a folder right in which there is no installation', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'vitrine-'))
  const dataDir = path.join(parent, 'no-such-shop')
  const settings = readSettings({ DATA_DIR: dataDir }, '/', false)
  await expect(runInstallationCommand('audit', '', settings)).rejects.toThrow(
    `There is no installation in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
  )
  expect(existsSync(dataDir)).toBe(false)
  rmSync(parent, { recursive: true })
})
