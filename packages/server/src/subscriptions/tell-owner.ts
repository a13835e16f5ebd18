import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { isRunning } from '@vitrine/domain/subscriptions/subscription-states'
import type { SiteTables } from '@vitrine/store/store'
import { enqueueLetter } from '../orders/enqueue-order-mail.ts'
import type { Services } from '../services/services.ts'

/** Puts the mail to the owner into the outbox that a subscription is charged no more, in the transaction that ends it; of one that runs there is none. */
export async function tellOwnerOfEnd(
  tables: Pick<SiteTables, 'orders' | 'jobs'>,
  subscription: Subscription,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  if (isRunning(subscription.state)) return
  const order = await tables.orders.find(subscription.orderId)
  if (order) await enqueueLetter(tables, order, { mail: 'ended-subscription', to: '' }, services)
}
