import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { endByOrder, endWithdrawn, type OrderEnding } from '@vitrine/domain/subscriptions/ends/end-by-order'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { changeWithin, type SubscriptionChange } from './change-subscription.ts'
import { subscriptionsOfOrder } from './of-order.ts'

interface EndedOrder extends Pick<OrderEnding, 'orderId' | 'why'> {
  /** Display name of the owner account; '' for the buyer or the system. */
  readonly by: string
  readonly services: Pick<Services, 'clock' | 'newId' | 'log'>
}

/**
 * Ends what an order subscribes to, in the transaction that writes down why: nothing is charged from then on. Its buyer is told by mail; one
 * that ended before stays as it is.
 */
export function endSubscriptionsOf(tables: SiteTables, ended: EndedOrder): Promise<void> {
  return endEach(tables, ended, endByOrder)
}

/** Ends what its buyer withdrew from once that is paid back, which nobody has to ask for; the rest goes on. */
export function endWithdrawnOf(tables: SiteTables, ended: EndedOrder): Promise<void> {
  return endEach(tables, ended, endWithdrawn)
}

async function endEach(
  tables: SiteTables,
  { orderId, why, by, services }: EndedOrder,
  end: typeof endByOrder,
): Promise<void> {
  const subscriptions = await subscriptionsOfOrder(tables, orderId)
  if (subscriptions.length === 0) return
  const order = await tables.orders.find(orderId)
  const ending = { orderId, why, isPaidBack: order !== undefined && leftToRefund(order).cents === 0 }
  const apply: SubscriptionChange['apply'] = (held, context) => end(held, context, ending)
  for (const { id } of subscriptions) {
    const ended = await changeWithin(tables, { id, by, apply }, services)
    if (!ended.ok && ended.problem !== 'not-running')
      services.log.error(
        { order: orderId, subscription: id, problem: ended.problem },
        'A subscription goes on, though its order ended it',
      )
  }
}
