import { openStore } from '@vitrine/store/open-store'
import { becomeOwner } from '../e2e/testing/owner.ts'
import { findFreePort, type ShopProcess, startShop } from '../e2e/testing/start-shop.ts'
import { costOfFile } from './bulk/cost-of-file.ts'
import { pageTimes } from './bulk/page-times.ts'
import { runAct } from './bulk/run-act.ts'
import { fillWithOrders } from './lists/many-orders.ts'
import { fillWithProducts } from './lists/many-products.ts'
import { percentile, type Report } from './report.ts'
import { prepareShop } from './shop.ts'

const subject = 'vitrine'
const page = '/shop/morning-mug'

/**
 * A change of many products and its undo, how long a visitor waits for a page meanwhile beside the same page while nothing else goes on, and
 * the file of many orders. `BULK_PRODUCTS` and `BULK_ORDERS` are how many there are.
 */
export async function run(): Promise<Report> {
  const products = Number(process.env.BULK_PRODUCTS ?? 10_000)
  const orders = Number(process.env.BULK_ORDERS ?? 100_000)
  const shop = await openFilledShop({ products, orders })
  try {
    const { http } = await becomeOwner(shop)
    const quiet = await pageTimes(shop.url + page, until(15_000))
    const act = runAct(http, '/api/panel/products/acts/tags', { add: ['counted'], remove: [] })
    const busy = await pageTimes(shop.url + page, act.ended)
    const { total, doneMs, undo } = await act.ended
    const undoneMs = await undo()
    const file = await costOfFile(shop, http, '/api/panel/orders.csv?cols=all')
    const [before, meanwhile] = [percentile(quiet, 99), percentile(busy, 99)]
    const ratio = { 'the same while nothing else goes on': meanwhile / before }
    const rows = [
      { case: `${total} products changed by one act`, value: doneMs / 1_000, unit: 's' },
      { case: 'its undo', value: undoneMs / 1_000, unit: 's' },
      { case: 'a page for visitors, p99, nothing else', value: before, unit: 'ms' },
      { case: 'the same during the act', value: meanwhile, unit: 'ms', ratio },
      { case: `file of ${orders} orders`, value: file.ms / 1_000, unit: 's' },
      { case: 'the same, size', value: file.bytes / 1_048_576, unit: 'MB' },
      { case: 'the same, memory beyond that before it', value: file.grownBytes / 1_048_576, unit: 'MB' },
    ]
    return { bench: 'bulk', node: process.versions.node, rows: rows.map((row) => ({ ...row, subject })) }
  } finally {
    await shop.close()
  }
}

/** The demo shop with further products and orders, written before it is started. */
async function openFilledShop(most: { products: number; orders: number }): Promise<ShopProcess> {
  const dataDir = await prepareShop()
  const store = await openStore({ url: undefined, dataDir, log: console })
  const [site] = await store.sites.list()
  if (!site) throw new Error('The demo shop has no site.')
  const tables = store.site(site.id)
  const shopPage = (await tables.collections.list()).find(({ typeName }) => typeName === 'products')
  await fillWithProducts(tables, most.products, shopPage?.id)
  await fillWithOrders(tables, most.orders)
  await store.close()
  return startShop({ dataDir, port: await findFreePort(), environment: {} })
}

function until(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
