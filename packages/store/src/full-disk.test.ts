import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cart } from '@vitrine/domain/cart/cart'
import { afterEach, describe, expect, it } from 'vitest'
import { cartRows } from './cart/cart-rows.ts'
import type { CartRecords } from './cart/carts.ts'
import { StorageFullError } from './engine/errors.ts'
import { openSqlite } from './engine/sqlite-database.ts'
import { migrateSqlite } from './migrations/migrate.ts'
import { openStore } from './open-store.ts'
import { buildCart, buildSite } from './testing/builders.ts'
import { canMountDisks, growDisk, mountSmallDisk } from './testing/small-disk.ts'

const cleanUps: (() => void)[] = []

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp()
})

describe('a full database', () => {
  it('refuses writes with words, goes on reading, and writes again when there is room', async () => {
    const dataDir = freshFolder()
    const database = openSqlite(dataDir, Date.now)
    await migrateSqlite(database)
    const carts = cartRows(database.outside('w'))
    const kept = buildCart()
    await carts.save(kept)

    const pages = Number(database.file.pragma('page_count', { simple: true }))
    database.file.pragma(`max_page_count = ${pages + 8}`)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => carts.save(largeCart())))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.map((result) => result.reason)).toEqual(refused.map(() => expect.any(StorageFullError)))
    expect(await carts.findByToken(kept.token)).toEqual(kept)

    database.file.pragma('max_page_count = 100000')
    const later = largeCart()
    await carts.save(later)
    expect(await carts.findByToken(later.token)).toEqual(later)
    await database.close()
  })
})

describe.skipIf(!canMountDisks)('a full disk', () => {
  it('loses nothing that was acknowledged, and needs no restart when there is room again', async () => {
    const dataDir = freshFolder()
    cleanUps.push(mountSmallDisk(dataDir, '6m'))
    const website = buildSite()
    const store = await openStore({ dataDir, log: console })
    await store.sites.add(website)
    const { carts } = store.site(website.id)

    const { acknowledged, refusal } = await fill(carts)
    expect(refusal).toBeInstanceOf(StorageFullError)
    expect(acknowledged.length).toBeGreaterThan(5)
    await expect(carts.save(largeCart())).rejects.toThrow('The disk is full')

    const found = await Promise.all(acknowledged.map((cart) => carts.findByToken(cart.token)))
    expect(found).toEqual(acknowledged)
    expect(await store.ping()).toBe(true)

    growDisk(dataDir, '64m')
    const later = largeCart()
    await carts.save(later)
    expect(await carts.findByToken(later.token)).toEqual(later)
    expect(await store.audit()).toEqual([])
    await store.close()
  })
})

/** Saves carts until one is refused. */
async function fill(carts: CartRecords) {
  const acknowledged: Cart[] = []
  for (;;) {
    const cart = largeCart()
    try {
      await carts.save(cart)
      acknowledged.push(cart)
    } catch (refusal) {
      return { acknowledged, refusal }
    }
  }
}

/** A cart of a hundred kilobytes. */
function largeCart() {
  return buildCart({ contact: { email: 'x'.repeat(100_000), phone: '', wantsNews: false } })
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
