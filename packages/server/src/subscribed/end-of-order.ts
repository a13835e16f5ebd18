import type { Order } from '@vitrine/domain/orders/order'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { cancel, cancelNow } from '@vitrine/domain/subscriptions/change-subscription'
import { isWithdrawn } from '@vitrine/domain/subscriptions/is-over'
import { lastPaidOrderId } from '@vitrine/domain/subscriptions/last-paid-order-id'
import type { OrderEnd } from '@vitrine/domain/subscriptions/order-end'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { changeWithin, type SubscriptionChange } from './change-subscription.ts'
import { subscriptionsOfOrder } from './of-order.ts'

/** Ends with which all money of an order goes back, though it is not back yet. */
const takesAll: ReadonlySet<OrderEnd> = new Set(['canceled', 'disputed'])

interface EndedOrder {
  readonly orderId: string
  readonly why: OrderEnd
  /** Display name of the owner account; '' for the buyer or the system. */
  readonly by: string
  /** Whether its owner asks for it; else only what its buyer withdrew from ends, once that is paid back. */
  readonly isAsked?: boolean
  readonly services: Pick<Services, 'clock' | 'newId' | 'log'>
}

/**
 * Ends what an order subscribes to, in the transaction that writes down why: nothing is charged from then on. Where the money of the time
 * that runs is gone, it ends at once; else with what was paid. Its buyer is told by mail; one that ended before stays as it is.
 */
export async function endSubscriptionsOf(
  tables: SiteTables,
  { orderId, why, by, isAsked = true, services }: EndedOrder,
): Promise<void> {
  for (const subscription of await subscriptionsOfOrder(tables, orderId)) {
    const isLast = lastPaidOrderId(subscription) === orderId
    const isGone = isLast && (takesAll.has(why) || isGivenBack(await tables.orders.find(orderId)))
    if (!isAsked && !(isGone && isWithdrawn(subscription))) continue
    const end = isGone ? cancelNow : cancel
    const apply: SubscriptionChange['apply'] = (held, context) => end(held, context, why)
    const ended = await changeWithin(tables, { id: subscription.id, by, apply }, services)
    if (!ended.ok && ended.problem !== 'not-running')
      services.log.error(
        { order: orderId, subscription: subscription.id, problem: ended.problem },
        'A subscription goes on, though its order ended it',
      )
  }
}

function isGivenBack(order: Order | undefined): boolean {
  return order !== undefined && leftToRefund(order).cents === 0
}
