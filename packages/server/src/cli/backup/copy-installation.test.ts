import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sqliteFileName } from '@vitrine/store/engine/sqlite-database'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyInstallation } from './copy-installation.ts'
import { requireWhole } from './require-whole.ts'

let dir: string
let shop: Sqlite.Database
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'vitrine-copy-'))
  for (const name of ['data', 'backup']) mkdirSync(path.join(dir, name))
  shop = new Sqlite(path.join(dir, 'data', sqliteFileName))
  shop.pragma('journal_mode = wal')
  shop.exec('create table rows (text blob)')
  for (let each = 0; each < 12; each += 1) shop.exec('insert into rows values (randomblob(2000000))')
  shop.pragma('wal_checkpoint(truncate)')
})
afterEach(() => {
  shop.close()
  rmSync(dir, { recursive: true })
})

const copied = () => path.join(dir, 'backup', sqliteFileName)

/** Copies, and does something in each turn of the event loop until that is done. */
async function copyWhile(act: () => void, signal: AbortSignal): Promise<void> {
  let isDone = false
  const copying = copyInstallation(path.join(dir, 'data'), path.join(dir, 'backup'), signal).finally(() => {
    isDone = true
  })
  copying.catch(() => undefined)
  while (!isDone) {
    act()
    await nextTurn()
  }
  return copying
}

it('a copy of a database ends within it when it is told to', async () => {
  const end = new AbortController()
  const endOnceBegun = () => {
    if ((statSync(copied(), { throwIfNoEntry: false })?.size ?? 0) > 0) end.abort()
  }
  await expect(copyWhile(endOnceBegun, end.signal)).rejects.toThrow('aborted')
  // Half a database is not left.
  expect(existsSync(copied())).toBe(false)
})

it('a copy of a database is of the moment at which it began, whatever the shop writes meanwhile', async () => {
  const add = shop.prepare('insert into rows values (?)')
  let added = 0
  const sell = () => {
    if (!statSync(copied(), { throwIfNoEntry: false })?.size) return
    add.run('an order')
    added += 1
  }
  await copyWhile(sell, new AbortController().signal)
  const copy = new Sqlite(copied())
  expect(copy.prepare('select count(*) as count from rows').get()).toEqual({ count: 12 })
  copy.close()
  expect(added).toBeGreaterThan(0)
})

it('copies of the database and of the books beside it are of the same moment', async () => {
  const books = new Sqlite(path.join(dir, 'data', 'test-gateway.sqlite'))
  books.pragma('journal_mode = wal')
  books.exec('create table charges (text)')
  const charge = () => {
    if (statSync(copied(), { throwIfNoEntry: false })?.size) books.exec(`insert into charges values ('one')`)
  }
  await copyWhile(charge, new AbortController().signal)
  const count = 'select count(*) as count from charges'
  expect(books.prepare(count).get()).not.toEqual({ count: 0 })
  const copy = new Sqlite(path.join(dir, 'backup', 'test-gateway.sqlite'))
  expect(copy.prepare(count).get()).toEqual({ count: 0 })
  for (const each of [books, copy]) each.close()
})

it('a check of a copy ends at once when it is told to', async () => {
  const end = new AbortController()
  const checking = requireWhole(path.join(dir, 'data', sqliteFileName), end.signal)
  end.abort()
  await expect(checking).rejects.toThrow('aborted')
})
