import { writeDatabaseMark } from '@vitrine/server/start/database-mark'
import { openStore } from '@vitrine/store/open-store'
import { carryStore } from '@vitrine/store/testing/filling/carry-store'
import { withoutIndexes } from '@vitrine/store/testing/filling/without-indexes'
import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { becomeOwner } from '../../e2e/testing/owner.ts'
import { findFreePort, type ShopProcess, startShop } from '../../e2e/testing/start-shop.ts'
import { prepareFilledShop } from '../filled-shop.ts'
import { fillWithProducts } from '../lists/many-products.ts'
import { makeDatabase } from '../load/make-database.ts'
import { readForSearch, withSites } from './read-for-search.ts'

/** A running shop with many products, and its owner. */
export interface Catalogue {
  readonly shop: ShopProcess
  readonly owner: HttpVisitor
  /** How many products were added to those of the demo. */
  readonly products: number
}

interface Place {
  /** A folder in which what was written is kept for the next run. */
  readonly kept: string | undefined
  readonly databaseUrl: string | undefined
}

/** Starts the demo shop with so many products more, written before it is started. It keeps no pages in memory. */
export async function openCatalogue(products: number, { kept, databaseUrl }: Place): Promise<Catalogue> {
  const dataDir = await prepareCatalogue(products, kept)
  const environment = { PAGE_CACHE: 'off', RATE_LIMITS: 'off' }
  const database = databaseUrl && (await carryDemo(dataDir, databaseUrl, products))
  const shop = await startShop({
    dataDir,
    port: await findFreePort(),
    environment: database ? { ...environment, DATABASE_URL: database } : environment,
  })
  return { shop, owner: (await becomeOwner(shop)).http, products }
}

/** A folder with the demo shop and so many products more, which have been read for its search: nothing is read while figures are taken. */
export async function prepareCatalogue(products: number, kept: string | undefined): Promise<string> {
  const dataDir = await prepareFilledShop({
    kept,
    name: `catalogue-${products}`,
    fill: async (site, demo) => {
      await withoutIndexes({ url: undefined, dataDir: demo.dataDir }, () =>
        fillWithProducts(site, products, demo.shopPageId),
      )
      await site.site.raiseRevision()
      await readForSearch(site)
    },
  })
  // What was kept by an older version has no index yet.
  await withSites(dataDir, readForSearch)
  return dataDir
}

/** Makes a database with the tables of a folder, and brings its rows there. */
async function carryDemo(dataDir: string, serverUrl: string, products: number): Promise<string> {
  const url = makeDatabase(serverUrl, `vitrine_bench_catalogue_${products}`)
  const store = await openStore({ url, dataDir, log: console })
  await store.close()
  await withoutIndexes({ url, dataDir }, () => carryStore(dataDir, url))
  writeDatabaseMark(dataDir, { kind: 'postgres', isUsed: true })
  return url
}
