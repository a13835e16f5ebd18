import { orderName } from '@vitrine/domain/orders/order-name'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SiteTables } from '@vitrine/store/store'
import { statusPath } from '../../orders/order-links.ts'
import { ordersOfCycles } from '../../subscribed/orders-of-cycles.ts'

/** Orders of so many payments, the latest, are linked. */
const mostLinked = 24

/** The pages of the orders that the history of a subscription tells of, by their names. */
export async function historyOrderUrls(
  tables: Pick<SiteTables, 'payments' | 'orders'>,
  subscription: Subscription,
  { timeZone, secret }: { readonly timeZone: string; readonly secret: string },
): Promise<ReadonlyMap<string, string>> {
  const cycles = await ordersOfCycles(tables, subscription, { timeZone, most: mostLinked })
  const told = cycles.flatMap(({ order }) =>
    order ? [[orderName(order), statusPath(secret, order)] as const] : [],
  )
  return new Map(told)
}
