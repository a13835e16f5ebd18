import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSecretKey } from './secret-key.ts'

vi.mock('node:fs/promises', async (load) => {
  const disk = await load<typeof import('node:fs/promises')>()
  const link = async () => {
    throw Object.assign(new Error('No links here'), { code: 'EPERM' })
  }
  return { ...disk, link }
})

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('a key is made once by servers that start at the same time, on a disk without links', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => readSecretKey(dataDir)))
  expect(new Set(keys)).toEqual(new Set([readFileSync(path.join(dataDir, 'secret'), 'utf8')]))
  expect(readdirSync(dataDir)).toEqual(['secret'])
})
