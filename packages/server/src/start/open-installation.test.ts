import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freshLocation, type StoreLocation } from '@vitrine/store/testing/fresh-location'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenInstallation, openInstallation } from './open-installation.ts'
import { makeLog } from './open-log.ts'

let place: StoreLocation
let opened: OpenInstallation[]
beforeEach(async () => {
  place = await freshLocation()
  opened = []
})
afterEach(async () => {
  for (const { store } of opened) await store.close()
  await place.remove()
})

async function open(dataDir: string): Promise<OpenInstallation> {
  const installation = await openInstallation(
    { databaseUrl: place.url ?? null, dataDir },
    makeLog('silent', process.stdout),
  )
  opened.push(installation)
  return installation
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('servers on one PostgreSQL database', () => {
  it('start at the same time on one data folder, with one key', async () => {
    const [one, other] = await Promise.all([open(place.dataDir), open(place.dataDir)])
    expect(other.secret).toBe(one.secret)
  })

  it('are refused with a folder that has another key', async () => {
    await open(place.dataDir)
    const elsewhere = path.join(place.dataDir, 'elsewhere')
    mkdirSync(elsewhere)
    await expect(open(elsewhere)).rejects.toThrow('set DATA_DIR to the same folder for each')
  })

  it('are refused with a copy of the key alone, and taken with the pictures', async () => {
    await open(place.dataDir)
    const elsewhere = path.join(place.dataDir, 'elsewhere')
    cpSync(path.join(place.dataDir, 'secret'), path.join(elsewhere, 'secret'))
    await expect(open(elsewhere)).rejects.toThrow('The pictures of the installation')
    rmSync(path.join(elsewhere, 'images'), { recursive: true, force: true })
    cpSync(path.join(place.dataDir, 'images'), path.join(elsewhere, 'images'), { recursive: true })
    await expect(open(elsewhere)).resolves.toBeDefined()
  })

  it('go on where the first start was killed between the mark in the folder and that in the database', async () => {
    const images = path.join(place.dataDir, 'images')
    mkdirSync(images)
    writeFileSync(path.join(images, '.installation'), 'of the start that was killed')
    await expect(open(place.dataDir)).resolves.toBeDefined()
    await expect(open(place.dataDir)).resolves.toBeDefined()
  })

  it('mark the folder of pictures before the database knows it', async () => {
    const images = path.join(place.dataDir, 'images')
    // A folder that takes no file, as where the start is killed at this moment.
    writeFileSync(images, '')
    await expect(open(place.dataDir)).rejects.toThrow('EEXIST')
    rmSync(images)
    await expect(open(place.dataDir)).resolves.toBeDefined()
  })

  it('leave no mark in a folder that is refused', async () => {
    await open(place.dataDir)
    const elsewhere = path.join(place.dataDir, 'elsewhere')
    mkdirSync(elsewhere)
    cpSync(path.join(place.dataDir, 'secret'), path.join(elsewhere, 'secret'))
    await expect(open(elsewhere)).rejects.toThrow('The pictures of the installation')
    expect(readdirSync(path.join(elsewhere, 'images'))).toEqual([])
  })

  it('do what must not be done twice one after another', async () => {
    const [one, other] = await Promise.all([open(place.dataDir), open(place.dataDir)])
    const seen: string[] = []
    const work = (name: string) => async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      seen.push(`${name} ends`)
    }
    await Promise.all([one.store.alone(work('one')), other.store.alone(work('other'))])
    expect([seen.slice(0, 2), seen.slice(2)].map((pair) => pair.map((each) => each.split(' ')[1]))).toEqual([
      ['begins', 'ends'],
      ['begins', 'ends'],
    ])
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL)('a server on a SQLite file', () => {
  it('has its key in the same folder, and nothing to compare', async () => {
    expect((await open(place.dataDir)).secret).toHaveLength(64)
  })
})
