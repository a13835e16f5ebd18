import { writeDatabaseMark } from '@vitrine/server/start/database-mark'
import { openStore } from '@vitrine/store/open-store'
import { carryStore } from '@vitrine/store/testing/filling/carry-store'
import { findFreePort, type ShopProcess, startShop } from '../../e2e/testing/start-shop.ts'
import { readForSearch, withSites } from '../catalogue/read-for-search.ts'
import { prepareFilledShop } from '../filled-shop.ts'
import { fillWithOrders } from '../lists/many-orders.ts'
import { fillWithProducts } from '../lists/many-products.ts'

interface Filling {
  readonly products: number
  readonly orders: number
}

/** Starts the demo shop with further products and orders, written before it is started; `kept` is a folder to keep them in. */
export async function openBulkShop(
  { products, orders }: Filling,
  kept: string | undefined,
): Promise<ShopProcess> {
  const dataDir = await prepareFilledShop({
    kept,
    name: `${products}-${orders}`,
    fill: async (site, { shopPageId }) => {
      await fillWithProducts(site, products, shopPageId)
      await fillWithOrders(site, orders - products)
      await fillWithOrders(site, products, { firstNumber: orders * 2, areOpen: true })
    },
  })
  // An upgrade reads everything for the search at first: not while figures are taken.
  await withSites(dataDir, readForSearch)
  const url = process.env.DATABASE_URL
  if (url !== undefined) await bringDemo(dataDir, url)
  return startShop({
    dataDir,
    port: await findFreePort(),
    environment: url === undefined ? {} : { DATABASE_URL: url },
  })
}

/** Makes the tables on PostgreSQL, and brings the demo there. */
async function bringDemo(dataDir: string, url: string): Promise<void> {
  const store = await openStore({ url, dataDir, log: console })
  await store.close()
  await carryStore(dataDir, url)
  writeDatabaseMark(dataDir, { kind: 'postgres', isUsed: true })
}
