import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import type { SubscriptionAct } from '@vitrine/domain/subscriptions/subscription-acts'
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

/** The same of what its buyer did: that they canceled it, or took up again what the owner heard was charged no more. */
export async function tellOwnerOfAct(
  tables: Pick<SiteTables, 'orders' | 'jobs'>,
  {
    act,
    before,
    after,
  }: { readonly act: SubscriptionAct; readonly before: Subscription; readonly after: Subscription },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<void> {
  if (act === 'cancel') return tellOwnerOfEnd(tables, after, services)
  if (act !== 'resume' || before.state !== 'canceled') return
  const order = await tables.orders.find(after.orderId)
  if (order) await enqueueLetter(tables, order, { mail: 'resumed-subscription', to: '' }, services)
}
