import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as disk from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArchiveWriter } from './archive-writer.ts'
import { putInPlace } from './put-in-place.ts'

vi.mock('node:fs/promises', async (load) => {
  const disk = await load<typeof import('node:fs/promises')>()
  return { ...disk, link: vi.fn(disk.link), open: vi.fn(disk.open) }
})

let dir: string
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-place-'))
})
afterEach(() => {
  vi.clearAllMocks()
  rmSync(dir, { recursive: true })
})

/** Has the disk know no links, as most sticks do. */
function leaveOutLinks(): void {
  const refused = Object.assign(new Error('No links here'), { code: 'EPERM' })
  vi.mocked(disk.link).mockRejectedValueOnce(refused).mockRejectedValueOnce(refused)
}

it('of two files that get a name at the same moment one has it, also on a disk without links', async () => {
  leaveOutLinks()
  const target = path.join(dir, 'key')
  const parts = ['one', 'two'].map((text) => {
    const part = path.join(dir, `${text}.part`)
    writeFileSync(part, text)
    return part
  })
  const outcomes = await Promise.allSettled(parts.map((part) => putInPlace(part, target)))
  const [lost] = outcomes.filter((each) => each.status === 'rejected')
  expect(lost?.reason).toMatchObject({ code: 'EEXIST' })
  const winner = outcomes[0]?.status === 'fulfilled' ? 'one' : 'two'
  const loser = winner === 'one' ? 'two' : 'one'
  expect(readFileSync(target, 'utf8')).toBe(winner)
  expect(readdirSync(dir).sort()).toEqual(['key', `${loser}.part`])
})

it('the name of a saved site is on the disk once it is told as saved', async () => {
  const writer = await ArchiveWriter.begin(path.join(dir, 'shop.site'), { token: 'token' })
  await writer.finish({})
  const opened = vi.mocked(disk.open).mock
  const place = opened.calls.findIndex(([file]) => file === dir)
  expect(opened.calls.map(([file]) => path.basename(String(file)))).toEqual([
    'shop.site.token.part',
    path.basename(dir),
  ])
  // The folder was closed, after it was synced.
  expect(await opened.results[place]?.value).toMatchObject({ fd: -1 })
})
