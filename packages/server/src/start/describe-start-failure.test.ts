import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  FolderInUseError,
  NewerTablesError,
  OlderTablesError,
  StorageFullError,
  StoreUnavailableError,
} from '@vitrine/store/engine/errors'
import { expect, it } from 'vitest'
import { writeControlFile } from '../control/control-file.ts'
import { describeStartFailure } from './describe-start-failure.ts'
import { SettingsError } from './settings.ts'

it('says what to do about a database of another version', async () => {
  expect(await describeStartFailure(new NewerTablesError(['999-newer']))).toContain(
    'Start that version, or bring back',
  )
  expect(await describeStartFailure(new OlderTablesError())).toContain('Start the server of this version')
})

it('says what to do about an address that is none, and about a database that is away', async () => {
  const noAddress = Object.assign(new Error('listen EADDRNOTAVAIL 203.0.113.9'), { code: 'EADDRNOTAVAIL' })
  expect(await describeStartFailure(noAddress)).toContain('\nHOST is no address of this machine.')
  expect(await describeStartFailure(new StoreUnavailableError(new Error('connect ECONNREFUSED')))).toBe(
    'The database does not answer at the moment. connect ECONNREFUSED\nStart it, or correct DATABASE_URL.',
  )
  const noDatabase = Object.assign(new Error('database "shop" does not exist'), { code: '3D000' })
  expect(await describeStartFailure(noDatabase)).toBe(
    'database "shop" does not exist\nMake that database, or correct DATABASE_URL.',
  )
  expect(await describeStartFailure(new SettingsError('PORT is x.'))).toBe('PORT is x.')
})

it('says which process holds the data folder, where that one said so', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-held-'))
  const inUse = new FolderInUseError(dataDir)
  expect(await describeStartFailure(inUse)).toContain('by another Vitrine process. Stop that one first')
  const address = 'https://shop.example'
  await writeControlFile(dataDir, { port: 1, token: 'x', processId: process.pid, address })
  expect(await describeStartFailure(inUse)).toContain(
    `by another Vitrine process (process ${process.pid}, ${address}). Stop that one first`,
  )
  rmSync(dataDir, { recursive: true })
})

it('says that the disk is full, whoever noticed it', async () => {
  expect(await describeStartFailure(new StorageFullError(new Error('SQLITE_FULL')))).toMatch(
    /^The disk is full: .+ start again\.$/,
  )
  const noSpace = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  expect(await describeStartFailure(noSpace)).toContain('\nThe disk of DATA_DIR is full.')
})

it('leaves mistakes of the program to be shown with their stack', async () => {
  expect(await describeStartFailure(new TypeError('x is not a function'))).toBeNull()
})

it('says what to do about a file of SQLite, whoever met the fault on the way', async () => {
  const fault = (code: string, message: string) => Object.assign(new Error(message), { code })
  const readonly = fault('SQLITE_READONLY', 'attempt to write a readonly database')
  expect(await describeStartFailure(new StoreUnavailableError(readonly))).toBe(
    'attempt to write a readonly database\nThe database in DATA_DIR cannot be written to. Give the folder, and all that is in it, to the user that runs Vitrine.',
  )
  const damaged = fault('SQLITE_CORRUPT_INDEX', 'database disk image is malformed')
  expect(await describeStartFailure(new StoreUnavailableError(damaged))).toContain(
    '\nThe database in DATA_DIR is damaged. Bring it back from a backup.',
  )
  const full = fault('SQLITE_FULL', 'database or disk is full')
  expect(
    await describeStartFailure(new Error('The tables could not be brought up to date.', { cause: full })),
  ).toBe('database or disk is full\nThe disk of DATA_DIR is full. Free space, and start again.')
})

it('does not take the address of the database for the one to listen at', async () => {
  const away = Object.assign(new Error('getaddrinfo ENOTFOUND db.example'), { code: 'ENOTFOUND' })
  expect(await describeStartFailure(new StoreUnavailableError(away))).toContain('correct DATABASE_URL')
})
