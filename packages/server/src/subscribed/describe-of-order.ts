import type { ReplyOf } from '@vitrine/contract/call'
import type { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { isChangeable } from '@vitrine/domain/subscriptions/swap-subscription'
import type { SiteTables } from '@vitrine/store/store'
import { subscriptionsOfOrder } from './of-order.ts'
import { lastPaidOrder } from './orders-of-cycles.ts'

/** What an order subscribes to, as its owner looks at the order. */
export async function describeSubscriptionsOf(
  tables: Pick<SiteTables, 'subscriptions' | 'payments' | 'orders'>,
  orderId: string,
  timeZone: string,
): Promise<ReplyOf<typeof readOrderCall>['subscriptions']> {
  const found = await subscriptionsOfOrder(tables, orderId)
  return Promise.all(
    found.map(async (each) => ({
      id: each.id,
      productTitle: each.line.title,
      isRenewal: each.orderId !== orderId,
      isChangeable: isChangeable(each),
      paysNow: (await lastPaidOrder(tables, each, timeZone))?.id === orderId,
    })),
  )
}
