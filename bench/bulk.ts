import type { HttpVisitor } from '../e2e/testing/http-visitor.ts'
import { becomeOwner } from '../e2e/testing/owner.ts'
import type { ShopProcess } from '../e2e/testing/start-shop.ts'
import { openBulkShop } from './bulk/bulk-shop.ts'
import { costOfFile } from './bulk/cost-of-file.ts'
import { pageTimes } from './bulk/page-times.ts'
import { runAct } from './bulk/run-act.ts'
import { processorMicroseconds } from './load/process-figures.ts'
import { percentile, type Report, type Row } from './report.ts'

const page = '/shop/morning-mug'

const warmUpMs = 20_000

/** Acts that are measured: on how many rows of a list, and what else is asked for. */
const acts = [
  {
    on: 'products',
    path: '/api/panel/products/acts/tags',
    view: {},
    input: { add: ['counted'], remove: [] },
  },
  {
    on: 'orders',
    path: '/api/panel/orders/acts/fulfill',
    view: { f: 'fulfillment:is:PENDING' },
    input: { parcels: [], notifyCustomer: false },
  },
]

/**
 * A change of many products or orders and its undo, how long a visitor waits for a page meanwhile beside the same page while nothing else
 * goes on, and the file of many orders. `BULK_PRODUCTS` and `BULK_ORDERS` are how many there are; as many orders as products wait to be
 * sent. On SQLite, or on the PostgreSQL database that `DATABASE_URL` names, of which all rows go. `BULK_DATA` names a folder in which what
 * was written is kept for the next run, `BULK_ONLY` what is measured: products, orders, file.
 */
export async function run(): Promise<Report> {
  const products = Number(process.env.BULK_PRODUCTS ?? 10_000)
  const orders = Number(process.env.BULK_ORDERS ?? 100_000)
  const wanted = (process.env.BULK_ONLY ?? 'products,orders,file').split(',')
  const shop = await openBulkShop({ products, orders }, process.env.BULK_DATA)
  try {
    const { http } = await becomeOwner(shop)
    const rows: Omit<Row, 'subject'>[] = []
    for (const act of acts) if (wanted.includes(act.on)) rows.push(...(await figuresOf(act, shop, http)))
    if (wanted.includes('file')) rows.push(...(await figuresOfFile(orders, shop, http)))
    const subject = process.env.DATABASE_URL === undefined ? 'sqlite' : 'postgres'
    return { bench: 'bulk', node: process.versions.node, rows: rows.map((row) => ({ ...row, subject })) }
  } finally {
    await shop.close()
  }
}

async function figuresOfFile(
  orders: number,
  shop: ShopProcess,
  http: HttpVisitor,
): Promise<readonly Omit<Row, 'subject'>[]> {
  const file = await costOfFile(shop, http, '/api/panel/orders.csv?cols=all')
  return [
    { case: `file of ${orders} orders`, value: file.ms / 1_000, unit: 's' },
    { case: 'the same, size', value: file.bytes / 1_048_576, unit: 'MB' },
    { case: 'the same, memory beyond that before it', value: file.grownBytes / 1_048_576, unit: 'MB' },
  ]
}

async function figuresOf(
  { on, path, view, input }: (typeof acts)[number],
  shop: ShopProcess,
  http: HttpVisitor,
): Promise<readonly Omit<Row, 'subject'>[]> {
  // A server that has just started compiles what it runs often.
  await pageTimes(shop.url + page, until(warmUpMs))
  const quiet = await pageTimes(shop.url + page, until(15_000))
  const usedBefore = processorMicroseconds(shop.pid)
  const { ended } = runAct(http, path, { view, input })
  const busy = await pageTimes(shop.url + page, ended)
  const { total, doneMs, undo } = await ended
  const used = processorMicroseconds(shop.pid) - usedBefore
  const undoneMs = await undo()
  const [before, meanwhile] = [percentile(quiet, 99), percentile(busy, 99)]
  const ratio = { 'the same while nothing else goes on': meanwhile / before }
  return [
    { case: `${total} ${on} changed by one act`, value: doneMs / 1_000, unit: 's' },
    { case: 'the same, processor time of the server', value: used / 1_000_000, unit: 's' },
    { case: 'its undo', value: undoneMs / 1_000, unit: 's' },
    { case: 'a page for visitors, median, nothing else', value: percentile(quiet, 50), unit: 'ms' },
    { case: 'the same during the act', value: percentile(busy, 50), unit: 'ms' },
    { case: 'a page for visitors, p99, nothing else', value: before, unit: 'ms' },
    { case: 'the same during the act', value: meanwhile, unit: 'ms', ratio },
  ]
}

function until(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
