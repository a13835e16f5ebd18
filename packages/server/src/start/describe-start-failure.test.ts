import {
  NewerTablesError,
  OlderTablesError,
  StorageFullError,
  StoreUnavailableError,
} from '@vitrine/store/engine/errors'
import { expect, it } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'
import { SettingsError } from './settings.ts'

it('says what to do about a database of another version', () => {
  expect(describeStartFailure(new NewerTablesError(['999-newer']))).toContain(
    'Start that version, or bring back',
  )
  expect(describeStartFailure(new OlderTablesError())).toContain('Start the server of this version')
})

it('says what to do about an address that is none, and about a database that is away', () => {
  const noAddress = Object.assign(new Error('listen EADDRNOTAVAIL 203.0.113.9'), { code: 'EADDRNOTAVAIL' })
  expect(describeStartFailure(noAddress)).toContain('\nHOST is no address of this machine.')
  expect(describeStartFailure(new StoreUnavailableError(new Error('connect ECONNREFUSED')))).toBe(
    'The database does not answer at the moment. connect ECONNREFUSED\nStart it, or correct DATABASE_URL.',
  )
  const noDatabase = Object.assign(new Error('database "shop" does not exist'), { code: '3D000' })
  expect(describeStartFailure(noDatabase)).toBe(
    'database "shop" does not exist\nMake that database, or correct DATABASE_URL.',
  )
  expect(describeStartFailure(new SettingsError('PORT is x.'))).toBe('PORT is x.')
})

it('says that the disk is full, whoever noticed it', () => {
  expect(describeStartFailure(new StorageFullError(new Error('SQLITE_FULL')))).toMatch(
    /^The disk is full: .+ start again\.$/,
  )
  const noSpace = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  expect(describeStartFailure(noSpace)).toContain('\nThe disk of DATA_DIR is full.')
})

it('leaves mistakes of the program to be shown with their stack', () => {
  expect(describeStartFailure(new TypeError('x is not a function'))).toBeNull()
})
