import type { OrderDownload } from '@vitrine/contract/downloads/order-download'
import type { HeldAddress } from '@vitrine/domain/members/held-address'
import type { Order } from '@vitrine/domain/orders/order'
import { orderDownloads } from '../../downloads/order-downloads.ts'
import type { Exchange } from '../../http/exchange.ts'
import { linksToWithdrawal } from '../../orders/withdrawals/withdrawal-link.ts'
import { orderIdsUnder } from '../../subscribed/held-addresses.ts'

/** So many orders stand on the page of an account, the newest. */
const shownOrders = 50

/** What somebody bought under their confirmed address. */
export interface OwnOrders {
  readonly orders: readonly Order[]
  readonly hasMore: boolean
  readonly downloads: readonly OrderDownload[]
  /** Ids of orders of which something can be withdrawn from. */
  readonly withdrawable: ReadonlySet<string>
}

/** Reads the orders of a customer's account, and the files that were bought with them. */
export async function ownOrders(
  { site, store, services }: Pick<Exchange, 'site' | 'store' | 'services'>,
  addresses: readonly HeldAddress[],
): Promise<OwnOrders> {
  const lists = await Promise.all(addresses.map((each) => orderIdsUnder(store, each, shownOrders + 1)))
  const ids = lists.flat()
  const found = await store.orders.findMany(ids)
  const orders = found.toSorted((one, other) => other.createdAtMs - one.createdAtMs).slice(0, shownOrders)
  const context = { secret: services.secret, websiteId: site.id, nowMs: services.clock() }
  const withFiles = orders.filter(({ lines }) => lines.some(({ productType }) => productType === 'digital'))
  const downloads = await Promise.all(withFiles.map((order) => orderDownloads(store, order, context)))
  const open = orders.filter((order) => linksToWithdrawal(order, site, context.nowMs))
  return {
    orders,
    hasMore: ids.length > shownOrders,
    downloads: downloads.flat(),
    withdrawable: new Set(open.map(({ id }) => id)),
  }
}
