import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Checkpointer } from './checkpointer.ts'

let folder: string
let file: Sqlite.Database
let checkpointer: Checkpointer
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-checkpointer-'))
  file = new Sqlite(join(folder, 'some.sqlite'))
  file.pragma('journal_mode = WAL')
  file.exec('create table things (text text)')
  file.pragma('wal_checkpoint(TRUNCATE)')
  checkpointer = new Checkpointer(file)
})
afterEach(async () => {
  await checkpointer.close()
  file.close()
  rmSync(folder, { recursive: true, force: true })
})

const soon = { timeout: 20_000 }
const size = () => statSync(file.name).size
const write = () => file.prepare('insert into things values (?)').run('x'.repeat(2_200_000))
const copiesAt = () => file.pragma('wal_autocheckpoint', { simple: true })

it('copies the log into the file beside, once a commit had to do so itself, and commits copy again when it is closed', async () => {
  const before = size()
  write()
  checkpointer.committed(1)
  expect(size()).toBe(before)
  expect(copiesAt()).toBe(1_000)

  checkpointer.committed(100)
  await expect.poll(size, soon).toBeGreaterThan(before + 2_100_000)
  await expect.poll(copiesAt, soon).toBe(5_000)
  const copied = size()
  file.prepare('insert into things values (?)').run('few pages')
  checkpointer.committed(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(size()).toBe(copied)
  write()
  // What is committed while it copies is copied with the next commit.
  await expect
    .poll(() => {
      checkpointer.committed(1)
      return size()
    }, soon)
    .toBeGreaterThan(before + 4_200_000)

  await checkpointer.close()
  expect(copiesAt()).toBe(1_000)
  expect(file.prepare('select count(*) as count from things').get()).toEqual({ count: 3 })
})
