import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { becomeOwner } from '../../e2e/testing/owner.ts'
import { findFreePort, startShop } from '../../e2e/testing/start-shop.ts'
import { makeDatabase } from '../load/make-database.ts'

/** A running shop with one product to be bought, of which there is enough. */
export interface Seller {
  /** `vitrine`, or `before`. */
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly product: { readonly itemId: string; readonly sku: string }
  close(): Promise<void>
}

interface Asked {
  readonly before: string | undefined
  readonly databaseUrl: string | undefined
}

/** Starts the shop of this folder, and that of another one beside it. */
export async function openSellers({ before, databaseUrl }: Asked): Promise<readonly Seller[]> {
  const sellers = [await openSeller('vitrine', undefined, databaseUrl)]
  if (before !== undefined) sellers.push(await openSeller('before', before, databaseUrl))
  return sellers
}

async function openSeller(
  name: string,
  root: string | undefined,
  databaseUrl: string | undefined,
): Promise<Seller> {
  const database = databaseUrl === undefined ? null : makeDatabase(databaseUrl, `vitrine_bench_${name}`)
  const environment = { RATE_LIMITS: 'off', ...(database && { DATABASE_URL: database }) }
  const dataDir = mkdtempSync(join(tmpdir(), `vitrine-bench-${name}-`))
  const seeded = await startShop({ dataDir, port: await findFreePort(), environment, root })
  // A first start goes on to prepare pictures; one that starts again has nothing else to do.
  const owner = await becomeOwner(seeded)
  const product = await owner.sell({ title: 'Bench Print', onHand: 1_000_000, priceCents: 2500 })
  await seeded.stop()
  const shop = await startShop({ dataDir, port: await findFreePort(), environment, root })
  return { name, url: shop.url, pid: shop.pid, product, close: () => shop.close() }
}
