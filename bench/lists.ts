import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventorySubject, productsSubject } from './lists/catalogue-subjects.ts'
import { customersSubject } from './lists/customers-subject.ts'
import { openFilledStore } from './lists/filled-shop.ts'
import { type Figure, figuresOf } from './lists/list-figures.ts'
import { ordersSubject } from './lists/orders-subject.ts'
import type { Report } from './report.ts'

/**
 * Lists of the panel over many rows, beside the same over those of 1,000 orders or products in the same run. On SQLite, or on the
 * PostgreSQL database that `DATABASE_URL` names. `LISTS_ORDERS` and `LISTS_PRODUCTS` are how many there are (0 leaves them out); to write
 * them takes minutes, so `LISTS_DATA` names a folder that is kept for the next run, as a database is. Beside the time there is that of the
 * processor, which a machine that is busy with something else changes little: on SQLite it is all there is; and the best of some rounds for
 * each question. `LISTS_PAGES` is how many pages are turned, `LISTS_ROUNDS` how often each question is asked.
 */
export async function run(): Promise<Report> {
  const orders = Number(process.env.LISTS_ORDERS ?? 200_000)
  const products = Number(process.env.LISTS_PRODUCTS ?? 100_000)
  const kept = process.env.LISTS_DATA
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
  const fillings = [
    { orders: 1_000, products: 1_000 },
    { orders, products },
  ]
  const place = { url: process.env.DATABASE_URL, dataDir }
  const { store, shops } = await openFilledStore(place, fillings)
  const [small, large] = shops
  const rows: Figure[] = []
  try {
    if (!small || !large) throw new Error('There are no two shops.')
    for (const subject of [
      ...(orders > 0 ? [ordersSubject, customersSubject] : []),
      ...(products > 0 ? [productsSubject, inventorySubject] : []),
    ])
      rows.push(...(await figuresOf(subject, { small, large })))
    const subject = store.engine
    return { bench: 'lists', node: process.versions.node, rows: rows.map((row) => ({ ...row, subject })) }
  } finally {
    await store.close()
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}
