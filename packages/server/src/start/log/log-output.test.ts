import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freshDataDir } from '@vitrine/store/testing/fresh-location'
import { canMountDisks, growDisk, mountSmallDisk } from '@vitrine/store/testing/small-disk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeLog } from '../open-log.ts'
import { logOutput } from './log-output.ts'

let dir: string
beforeEach(() => {
  dir = freshDataDir()
})
afterEach(() => rmSync(dir, { recursive: true }))

it('lets the work go on where the log cannot be written', () => {
  const fd = openSync('/dev/full', 'w')
  const log = makeLog(
    'info',
    logOutput(fd, () => {}),
  )
  for (const line of ['one', 'two', 'three']) log.warn({}, line)
  closeSync(fd)
})

it.skipIf(!canMountDisks)('goes on once there is room, and tells how many lines were left out', async () => {
  const shelf = path.join(dir, 'shelf')
  mkdirSync(shelf)
  const unmount = mountSmallDisk(shelf, '16k')
  const file = path.join(shelf, 'vitrine.log')
  // All but a hundred bytes of the disk, so that a line is cut.
  writeFileSync(file, `${'-'.repeat(16_283)}\n`)
  const fd = openSync(file, 'a')
  try {
    const lost = vi.fn()
    const output = logOutput(fd, lost)
    for (const each of ['a', 'b', 'c']) output.write(`${each.repeat(200)}\n`)
    growDisk(shelf, '64k')
    for (const each of ['d', 'e']) output.write(`${each}\n`)
    await vi.waitFor(() => expect(lost.mock.calls).toEqual([[3]]))
    const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines).toEqual(['a'.repeat(100), 'd', 'e'])
  } finally {
    closeSync(fd)
    unmount()
  }
})
