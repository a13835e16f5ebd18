import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from '@vitrine/store/testing/builders'
import { freshDataDir, freshSchema } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveToPostgresCommand } from '../cli/move-to-postgres.ts'
import { writeDatabaseMark } from './database-mark.ts'
import { openInstallation } from './open-installation.ts'
import { makeLog } from './open-log.ts'

let dataDir: string
let url: string | null
beforeEach(async () => {
  dataDir = freshDataDir()
  url = (await freshSchema())?.url ?? null
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const mark = () => path.join(dataDir, 'database')

/** Opens the installation, and closes it; how many sites it has. */
async function open(databaseUrl: string | null, add = 0): Promise<number> {
  const { store } = await openInstallation({ databaseUrl, dataDir }, makeLog('silent', process.stdout))
  try {
    for (let count = 0; count < add; count += 1) await store.sites.add(buildSite())
    return (await store.sites.list()).length
  } finally {
    await store.close()
  }
}

describe('a data folder and SQLite', () => {
  it('go together when the folder is new, and when it is of a version that noted nothing', async () => {
    await open(null, 1)
    rmSync(mark())
    expect(await open(null)).toBe(1)
  })

  it('are refused when the folder is used with PostgreSQL', async () => {
    mkdirSync(dataDir, { recursive: true })
    writeDatabaseMark(dataDir, { kind: 'postgres', isUsed: true })
    await expect(open(null)).rejects.toThrow('Set DATABASE_URL to the address of that database')
    expect(readdirSync(dataDir)).toEqual(['database'])
  })

  it('are refused when the folder was used, and has no vitrine.sqlite', async () => {
    writeFileSync(path.join(dataDir, 'secret'), 'x'.repeat(64))
    await expect(open(null)).rejects.toThrow('If the shop is in a PostgreSQL database, set DATABASE_URL')
    writeDatabaseMark(dataDir, { kind: 'sqlite' })
    await expect(open(null)).rejects.toThrow('was in vitrine.sqlite, and that file is not there any more')
  })

  it('are refused when the folder was used, and vitrine.sqlite is empty', async () => {
    await open(null, 1)
    writeFileSync(path.join(dataDir, 'vitrine.sqlite'), '')
    await expect(open(null)).rejects.toThrow('vitrine.sqlite there is empty')
    expect(statSync(path.join(dataDir, 'vitrine.sqlite')).size).toBe(0)
  })

  it('go together when a first start was killed as soon as it had made the file', async () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'vitrine.sqlite'), '')
    await open(null, 1)
    expect(await open(null)).toBe(1)
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('a data folder and PostgreSQL', () => {
  it('go together when the folder is new, and ever after', async () => {
    await open(url, 1)
    expect(await open(url)).toBe(1)
    rmSync(mark())
    expect(await open(url)).toBe(1)
    await expect(open(null)).rejects.toThrow('DATABASE_URL is not set')
  })

  it('are refused when the database is an empty one, once the folder had sites in another', async () => {
    await open(url, 1)
    await open(url)
    const empty = (await freshSchema())?.url ?? ''
    await expect(open(empty)).rejects.toThrow('holds none: a new, empty shop would be opened in it')
    expect(await open(url)).toBe(1)
  })

  it('are refused when the shop is in vitrine.sqlite, with or without a mark', async () => {
    await open(null, 1)
    await expect(open(url)).rejects.toThrow('npm run -s vitrine -- move-to-postgres')
    rmSync(mark())
    await expect(open(url)).rejects.toThrow('npm run -s vitrine -- move-to-postgres')
    expect(await open(null)).toBe(1)
  })

  it('go on where a former vitrine.sqlite was left in a folder without a mark', async () => {
    await open(url, 2)
    rmSync(path.join(dataDir, 'secret'))
    rmSync(mark())
    await open(null, 1)
    rmSync(mark())
    await expect(open(url)).rejects.toThrow('whose key is not the one')
    expect(await open(null)).toBe(1)
  })

  it('are refused when the folder notes its vitrine.sqlite and the database holds another shop', async () => {
    const first = dataDir
    await open(url, 1)
    dataDir = freshDataDir()
    await open(null, 1)
    await expect(open(url)).rejects.toThrow('the database of DATABASE_URL holds another one')
    rmSync(first, { recursive: true })
  })

  it('are brought together by the move, which SQLite does not come back from by itself', async () => {
    await open(null, 2)
    const said: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
    const environment = { DATA_DIR: dataDir, DATABASE_URL: url ?? '', LOG_LEVEL: 'silent' }
    const code = await moveToPostgresCommand([], { environment, rootDir: '/' })
    log.mockRestore()
    expect([code, said.join(' ')]).toEqual([0, expect.stringContaining('Moved 2 sites to PostgreSQL')])
    expect(readdirSync(dataDir)).toContain('vitrine-before-postgres.sqlite')
    expect(await open(url)).toBe(2)
    await expect(open(null)).rejects.toThrow('Set DATABASE_URL')
    await expect(moveToPostgresCommand([], { environment, rootDir: '/' })).rejects.toThrow(
      'is in PostgreSQL already',
    )
  })
})
