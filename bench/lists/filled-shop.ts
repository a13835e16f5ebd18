import { openStore } from '@vitrine/store/open-store'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildSite, newId } from '@vitrine/store/testing/builders'
import { carryStore } from '@vitrine/store/testing/filling/carry-store'
import { withHastyFile } from '@vitrine/store/testing/filling/hasty-file'
import { withoutIndexes } from '@vitrine/store/testing/filling/without-indexes'
import { fillWithOrders } from './many-orders.ts'
import { fillWithProducts } from './many-products.ts'
import { fillWithSubmissions } from './many-submissions.ts'

/** How much a shop holds. */
export interface Filling {
  readonly orders: number
  readonly products: number
  /** Submissions of a form. */
  readonly submissions?: number
}

interface Place {
  readonly url: string | undefined
  readonly dataDir: string
}

/** Opens a store with shops of some sizes: those of an earlier run, or new ones, written to SQLite and carried from there to PostgreSQL. */
export async function openFilledStore(
  { url, dataDir }: Place,
  fillings: readonly Filling[],
): Promise<{ readonly store: Store; readonly shops: readonly SiteStore[] }> {
  if (url === undefined) await fillFolder(dataDir, fillings)
  const store = await openStore({ url, dataDir, log: console })
  const known = await findShops(store, fillings)
  if (!known.includes(undefined)) return { store, shops: known.filter((shop) => shop !== undefined) }
  if (url === undefined) throw new Error('A shop was not filled.')
  await fillFolder(dataDir, fillings)
  await timed('All were carried', () => withoutIndexes({ url, dataDir }, () => carryStore(dataDir, url)))
  const carried = await findShops(store, fillings)
  return { store, shops: carried.filter((shop) => shop !== undefined) }
}

const titleOf = ({ orders, products, submissions }: Filling) =>
  `${orders} orders, ${products} products${submissions === undefined ? '' : `, ${submissions} submissions`}`

async function findShops(
  store: Store,
  fillings: readonly Filling[],
): Promise<readonly (SiteStore | undefined)[]> {
  const sites = await store.sites.list()
  return fillings.map((filling) => {
    const site = sites.find(({ title }) => title === titleOf(filling))
    return site && store.site(site.id)
  })
}

/** Writes the shops that a folder does not have to its SQLite file. */
async function fillFolder(dataDir: string, fillings: readonly Filling[]): Promise<void> {
  await withHastyFile(async () => {
    const store = await openStore({ dataDir, log: console })
    const known = await findShops(store, fillings)
    for (const [place, filling] of fillings.entries())
      if (!known[place]) await fillShop(store, dataDir, filling)
    await store.close()
  })
}

/** The site is added last, so that none is half filled. */
async function fillShop(store: Store, dataDir: string, filling: Filling): Promise<void> {
  const { orders, products, submissions = 0 } = filling
  const site = buildSite({ id: newId(), title: titleOf(filling) })
  const tables = store.site(site.id)
  await timed('All were written', () =>
    withoutIndexes({ url: undefined, dataDir }, async () => {
      await timed(`${orders} orders were written`, () => fillWithOrders(tables, orders))
      await timed(`${products} products were written`, () => fillWithProducts(tables, products))
      await timed(`${submissions} submissions were written`, () => fillWithSubmissions(tables, submissions))
    }),
  )
  await store.sites.add(site)
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const beganAt = performance.now()
  await work()
  console.error(`  ${what} in ${Math.round((performance.now() - beganAt) / 1000)} s`)
}
