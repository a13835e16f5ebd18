import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@vitrine/store/open-store'
import { carryStore } from '@vitrine/store/testing/filling/carry-store'
import { withHastyFile } from '@vitrine/store/testing/filling/hasty-file'
import { findFreePort, type ShopProcess, startShop } from '../../e2e/testing/start-shop.ts'
import { fillWithOrders } from '../lists/many-orders.ts'
import { fillWithProducts } from '../lists/many-products.ts'
import { prepareShop } from '../shop.ts'

interface Filling {
  readonly products: number
  readonly orders: number
}

/** Starts the demo shop with further products and orders, written before it is started; `kept` is a folder to keep them in. */
export async function openBulkShop(filling: Filling, kept: string | undefined): Promise<ShopProcess> {
  const filled = kept && join(kept, `${filling.products}-${filling.orders}`)
  const source = filled && existsSync(filled) ? filled : await fillDemo(filling)
  if (filled && source !== filled) cpSync(source, filled, { recursive: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(source, dataDir, { recursive: true })
  if (source !== filled) rmSync(source, { recursive: true })
  const url = process.env.DATABASE_URL
  if (url !== undefined) await bringDemo(dataDir, url)
  return startShop({
    dataDir,
    port: await findFreePort(),
    environment: url === undefined ? {} : { DATABASE_URL: url },
  })
}

async function fillDemo({ products, orders }: Filling): Promise<string> {
  const dataDir = await prepareShop()
  await withHastyFile(async () => {
    const store = await openStore({ dataDir, log: console })
    const [site] = await store.sites.list()
    if (!site) throw new Error('The demo shop has no site.')
    const tables = store.site(site.id)
    const shopPage = (await tables.collections.list()).find(({ typeName }) => typeName === 'products')
    await fillWithProducts(tables, products, shopPage?.id)
    await fillWithOrders(tables, orders - products)
    await fillWithOrders(tables, products, { firstNumber: orders * 2, areOpen: true })
    await store.close()
  })
  return dataDir
}

/** Makes the tables on PostgreSQL, and brings the demo there. */
async function bringDemo(dataDir: string, url: string): Promise<void> {
  const store = await openStore({ url, dataDir, log: console })
  await store.close()
  await carryStore(dataDir, url)
}
