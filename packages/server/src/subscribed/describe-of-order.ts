import type { ReplyOf } from '@vitrine/contract/call'
import type { readOrderCall } from '@vitrine/contract/orders/panel-calls'
import { isLasting } from '@vitrine/domain/subscriptions/is-over'
import { lastPaidOrderId } from '@vitrine/domain/subscriptions/last-paid-order-id'
import { isChangeable } from '@vitrine/domain/subscriptions/swap-subscription'
import type { SiteTables } from '@vitrine/store/store'
import { subscriptionsOfOrder } from './of-order.ts'

/** What an order subscribes to, as its owner looks at the order. */
export async function describeSubscriptionsOf(
  tables: Pick<SiteTables, 'subscriptions' | 'payments'>,
  { orderId, nowMs }: { readonly orderId: string; readonly nowMs: number },
): Promise<ReplyOf<typeof readOrderCall>['subscriptions']> {
  const found = await subscriptionsOfOrder(tables, orderId)
  return found.map((each) => ({
    id: each.id,
    productTitle: each.line.title,
    isRenewal: each.orderId !== orderId,
    isChangeable: isChangeable(each),
    isLasting: isLasting(each, nowMs) && !each.isWithdrawn,
    paysNow: lastPaidOrderId(each) === orderId,
  }))
}
