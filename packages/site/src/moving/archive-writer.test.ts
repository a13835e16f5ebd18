import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ArchiveReader } from './archive-reader.ts'
import { ArchiveWriter } from './archive-writer.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-archive-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

it('a file that was removed before its turn came is left out, and the others are there', async () => {
  const target = path.join(dir, 'site')
  const large = path.join(dir, 'large')
  writeFileSync(large, 'x'.repeat(1_000_000))
  const writer = await ArchiveWriter.begin(target, { token: 'token' })
  expect(await writer.addFile('files/gone', path.join(dir, 'gone'))).toBe(false)
  expect(await writer.addFile('files/large', large)).toBe(true)
  await writer.finish({})
  const reader = await ArchiveReader.open(target)
  expect(reader.entries.map(({ name, bytes }) => [name, bytes])).toMatchObject([
    ['files/large', 1_000_000],
    ['contents.json', expect.any(Number)],
  ])
  await reader.close()
})
