import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArchiveWriter } from './archive-writer.ts'
import { putInPlace } from './put-in-place.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-place-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(dir, { recursive: true })
})

it('of two files that get a name at the same moment one has it, also on a disk without links', async () => {
  const link = vi.spyOn(fs.promises, 'link')
  link.mockRejectedValue(Object.assign(new Error('No links here'), { code: 'EPERM' }))
  syncBuiltinESMExports()
  const target = path.join(dir, 'key')
  const parts = ['one', 'two'].map((text) => {
    const part = path.join(dir, `${text}.part`)
    writeFileSync(part, text)
    return part
  })
  const outcomes = await Promise.allSettled(parts.map((part) => putInPlace(part, target)))
  expect(link).toHaveBeenCalledTimes(2)
  const [lost] = outcomes.filter((each) => each.status === 'rejected')
  expect(lost?.reason).toMatchObject({ code: 'EEXIST' })
  const [winner, loser] = outcomes[0]?.status === 'fulfilled' ? ['one', 'two'] : ['two', 'one']
  expect(readFileSync(target, 'utf8')).toBe(winner)
  expect(readdirSync(dir).sort()).toEqual(['key', `${loser}.part`])
})

it('the name of a saved site is on the disk once it is told as saved', async () => {
  const { link, open } = { link: vi.spyOn(fs.promises, 'link'), open: vi.spyOn(fs.promises, 'open') }
  syncBuiltinESMExports()
  const writer = await ArchiveWriter.begin(path.join(dir, 'shop.site'), { token: 'token' })
  await writer.finish({})
  expect(open.mock.calls.map(([file]) => String(file))).toEqual([path.join(dir, 'shop.site.token.part'), dir])
  const [linked = 0] = link.mock.invocationCallOrder
  expect(open.mock.invocationCallOrder[1]).toBeGreaterThan(linked)
  // The folder is synced, and closed again.
  const folder = await open.mock.results[1]?.value
  expect(folder?.fd).toBe(-1)
})
