import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cartRows } from '../cart/cart-rows.ts'
import { migrateSqlite } from '../migrations/migrate.ts'
import { buildCart } from '../testing/builders.ts'
import { openSqlite } from './sqlite-database.ts'

it.skipIf(process.platform !== 'linux')(
  'keep what was before them in memory, and in no file, however much a transaction changes',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-savepoints-'))
    const database = openSqlite(dataDir, Date.now)
    await migrateSqlite(database)
    const carts = Array.from({ length: 200 }, () => largeCart(1))
    await database.transaction('w', async (session) => {
      for (const cart of carts) await cartRows(session).save(cart)
    })
    const files = await database.transaction('w', async (session) => {
      for (const cart of carts) await cartRows(session).save({ ...cart, ...largeCart(2), id: cart.id })
      return temporaryFiles()
    })
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
    expect(files).toEqual([])
  },
)

/** A cart that has two pages of the file to itself. */
function largeCart(updatedAtMs: number) {
  return buildCart({ updatedAtMs, contact: { email: 'x'.repeat(6_000), phone: '', wantsNews: false } })
}

/** Files of this process that have no name any more. */
function temporaryFiles(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${descriptor}`)
      return file.endsWith('(deleted)') && file.includes('/tmp/') ? [file] : []
    } catch {
      return []
    }
  })
}
