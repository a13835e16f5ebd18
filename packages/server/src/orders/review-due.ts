import type { Order } from '@vitrine/domain/orders/order'
import { lastOfGoods } from '@vitrine/domain/orders/parcels/last-of-goods'
import { usualReviews } from '@vitrine/domain/website/selling/review-settings'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'

/** The kind of the jobs that ask buyers what they think, some days after a delivery. */
export const reviewDueKind = 'review-due'

const dayMs = 86_400_000

/**
 * Has the buyer of an order asked in some days, where the owner wants it so and the order was fulfilled with this change, or the last of its goods
 * went: they are asked of these without waiting for the services beside them, and of those when they are done.
 */
export async function enqueueReviewDue(
  { site, jobs }: Pick<SiteTables, 'site' | 'jobs'>,
  order: Order,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (order.isTest || !isNewlyFulfilled(order)) return
  const { isNative, requestDays } = (await site.read()).store.reviews ?? usualReviews
  if (!isNative || requestDays === 0) return
  const runAtMs = clock() + requestDays * dayMs
  const { id } = order
  await jobs.enqueue({ id: `${reviewDueKind}-${id}`, kind: reviewDueKind, payload: { orderId: id }, runAtMs })
}

/** Whatever else is changed of an order later is no reason to ask again. */
function isNewlyFulfilled(order: Order): boolean {
  if (order.history.at(-1)?.kind !== 'fulfilled') return false
  const last = lastOfGoods(order)
  return order.fulfillmentStatus === 'FULFILLED' || (last !== undefined && last === order.fulfillments.at(-1))
}
