import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '../start/settings.ts'
import { runInstallationCommand } from './run-installation-command.ts'

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
