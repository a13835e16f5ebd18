import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-key-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(dataDir, { recursive: true })
})

it('a key is made once by servers that start at the same time, on a disk without links', async () => {
  const link = vi.spyOn(fs.promises, 'link')
  link.mockRejectedValue(Object.assign(new Error('No links here'), { code: 'EPERM' }))
  syncBuiltinESMExports()
  const keys = await Promise.all([1, 2, 3, 4].map(() => readSecretKey(dataDir)))
  expect(link).toHaveBeenCalled()
  expect(new Set(keys)).toEqual(new Set([readFileSync(path.join(dataDir, 'secret'), 'utf8')]))
  expect(readdirSync(dataDir)).toEqual(['secret'])
})
