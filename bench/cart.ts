import { addRows } from './cart/adds.ts'
import { checkoutRows } from './cart/checkouts.ts'
import { openSellers } from './cart/open-sellers.ts'
import type { Report } from './report.ts'

/** Callers at once, each a visitor of their own. */
const crowds = (process.env.CART_CROWDS ?? '20,200').split(',').map(Number)

/**
 * Add to cart and whole checkouts over HTTP, every acknowledged change on disk: beside a bare handler of the same JSON, and beside the state of the
 * project in the folder that `CART_BEFORE` names (installed and built), in turns. On SQLite, or on the PostgreSQL server that `DATABASE_URL` names,
 * where each shop has a database of its own. The processor time is that of the server alone, of PostgreSQL's nothing.
 */
export async function run(): Promise<Report> {
  const sellers = await openSellers({
    before: process.env.CART_BEFORE,
    databaseUrl: process.env.DATABASE_URL,
  })
  try {
    const rows = []
    for (const crowd of crowds) {
      rows.push(...(await addRows(sellers, crowd)))
      rows.push(...(await checkoutRows(sellers, crowd)))
    }
    return { bench: 'cart', node: process.versions.node, rows }
  } finally {
    for (const seller of sellers) await seller.close()
  }
}
