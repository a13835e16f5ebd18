import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'
import { takeDispute } from '@vitrine/domain/orders/disputes/take-dispute'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { endSubscriptionsOf } from '../../subscribed/end-of-order.ts'
import { enqueueLetter } from '../enqueue-order-mail.ts'

interface NewDispute {
  readonly orderId: string
  readonly dispute: DisputeNews
  readonly services: Pick<Services, 'clock' | 'newId' | 'log'>
}

/** Writes on an order that its payment is disputed, and how that ended, each once; its owner is mailed of both at once. */
export async function noteDispute(
  tables: SiteTables,
  { orderId, dispute, services }: NewDispute,
): Promise<void> {
  const order = await tables.orders.lock(orderId)
  if (!order) return
  const disputed = takeDispute(order, dispute, { nowMs: services.clock(), by: '' })
  if (!disputed) return
  await tables.orders.save(disputed)
  // Whoever had a payment taken back by their bank is charged no further.
  if (dispute.outcome === 'LOST')
    await endSubscriptionsOf(tables, { orderId, why: 'disputed', by: '', services })
  const isNew = !order.disputes?.some(({ id }) => id === dispute.id)
  if (!isNew && dispute.outcome === 'OPEN') return
  const mail = dispute.outcome === 'OPEN' ? 'new-dispute' : 'dispute-over'
  await enqueueLetter(tables, disputed, { mail, disputeId: dispute.id, to: '' }, services)
}
