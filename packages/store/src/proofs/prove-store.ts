import type { Database } from '../engine/session.ts'
import type { SiteDirectory } from '../website/site-directory.ts'
import { proveCustomers } from './prove-customers.ts'
import { proveDiscounts } from './prove-discounts.ts'
import { proveGiftCards } from './prove-gift-cards.ts'
import { proveListedUnits } from './prove-listed-units.ts'
import { proveLists } from './prove-lists.ts'
import { proveMedia } from './prove-media.ts'
import { proveOrders } from './prove-orders.ts'
import { proveStock } from './prove-stock.ts'

/** Proves that the ledgers of every website add up, while the shop goes on selling; each disagreement is a sentence that begins with the website. */
export async function proveStore(database: Database, sites: SiteDirectory): Promise<readonly string[]> {
  const found: string[] = []
  for (const site of await sites.list()) {
    const sentences = await database.snapshot(site.id, async (session) => [
      ...(await proveStock(session)),
      ...(await proveListedUnits(session)),
      ...(await proveGiftCards(session)),
      ...(await proveOrders(session)),
      ...(await proveDiscounts(session)),
      ...(await proveCustomers(session)),
      ...(await proveLists(session)),
      ...(await proveMedia(session)),
    ])
    found.push(...sentences.map((sentence) => `Website ${site.id}: ${sentence}`))
  }
  return found
}
