import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { canMountDisks, growDisk, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = freshDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('is made once, by whichever server is first, for its user alone', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => readSecretKey(dataDir)))
  expect(new Set([...keys, await readSecretKey(dataDir)]).size).toBe(1)
  expect(readdirSync(dataDir)).toEqual(['secret'])
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe(keys[0])
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

it.skipIf(!canMountDisks)(
  'is not there in part where the disk is full, and is made once there is room',
  async () => {
    const unmount = mountSmallDisk(dataDir, '8k')
    try {
      writeFileSync(path.join(dataDir, 'filler'), '-'.repeat(4096))
      writeFileSync(path.join(dataDir, 'more'), '-'.repeat(4096))
      await expect(readSecretKey(dataDir)).rejects.toThrow('ENOSPC')
      expect(readdirSync(dataDir).sort()).toEqual(['filler', 'more'])
      growDisk(dataDir, '64k')
      expect(await readSecretKey(dataDir)).toHaveLength(64)
    } finally {
      unmount()
    }
  },
)

it('says what to do where the file holds none', async () => {
  writeFileSync(path.join(dataDir, 'secret'), '')
  await expect(readSecretKey(dataDir)).rejects.toThrow('Bring it back from a backup.')
  expect(readFileSync(path.join(dataDir, 'secret'), 'utf8')).toBe('')
})
